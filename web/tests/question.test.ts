import { expect, test } from "vitest";
import { question } from "../src/play/question";

const at = { isles: ["shrine", "tide", "herbs"], carrying: false };

test("a place is asked about in the record's notation", () => {
  expect(question("favor", "isle:tide", at)).toBe("favor tide");
  expect(question("sail", "isle:shrine", at)).toBe("sail shrine>tide 1");
  expect(question("tide", "resting:herbs", at)).toBe("tide ~herbs>shrine 1");
  expect(question("promote", "path:14", at)).toBe("promote 14");
  expect(question("book", "temple:9", { ...at, origin: 4 })).toBe("book 4>9");
  expect(question("place", "isle:tide", { ...at, piece: "novice" })).toBe("place novice tide");
});

test("novices in hand ask for the isle that was touched", () => {
  expect(question("journey", "isle:tide", at)).toBe("journey tide>shrine 1");
  expect(question("journey", "isle:tide", { ...at, carrying: true })).toBe("journey tide>tide 1");
});

test("a place that is no isle or tile is asked about as any other would be", () => {
  expect(question("recruit", "council", at)).toBe("recruit shrine");
  expect(question("promote", "stage", at)).toBe("promote 0");
  expect(question("dance", "stage", at)).toBeNull();
});
