import { expect, test, vi } from "vitest";
import { compile, match } from "./lib/router.svelte";

vi.mock("./lobby/HomePage.svelte", () => ({ default: null }));
const { ROUTES } = await import("./routes");

const patterns = compile(ROUTES);
function at(address: string) {
  const { route, params } = match(patterns, new URL(address, "https://luna.example"))!;
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return [route.path, Object.fromEntries(given)];
}

test("addresses lead to pages", () => {
  expect(at("/")).toEqual(["/", {}]);
  expect(at("/#seat=abc")).toEqual(["/", { claim: "abc" }]);
  expect(at("/#rules")).toEqual(["/rules/:rule?", {}]);
  expect(at("/#rules/A-TIDE")).toEqual(["/rules/:rule?", { rule: "A-TIDE" }]);
  expect(at("/t/xyz#join=t1")).toEqual(["/t/:table", { table: "xyz", token: "t1" }]);
  expect(at("/s/q7")).toEqual(["/s/:share", { share: "q7" }]);
  expect(at("/t/xyz#study/new")).toEqual(["/study/:study?", { study: "new" }]);
});

test("what this browser stores stands behind the #, on any host of files", () => {
  expect(at("/luna/index.html#t/here-1")).toEqual(["/t/:table", { table: "here-1" }]);
  expect(at("/luna/")).toEqual(["/", {}]);
  expect(at("/#nothing-of-this-name")).toEqual(["/", {}]);
});
