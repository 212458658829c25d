import { describe, expect, it } from "vitest";
import { qrCode } from "./qr";

describe("QR codes", () => {
  it("grow with the text, up to a bound", () => {
    expect(qrCode("luna")?.length).toBe(21);
    expect(qrCode("x".repeat(100))?.length).toBe(37);
    expect(qrCode("x".repeat(230))?.length).toBe(53);
    expect(qrCode("x".repeat(231))).toBeNull();
  });
});
