// Makes the pictures that Chromium takes smaller: flat colours compress best unfiltered, and rounded by what no eye sees.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = 8;
const DEPTH = 3;
const ROUNDED = 4;

function* chunks(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = SIGNATURE; at < png.length; at += png.readUInt32BE(at) + 12)
    yield { type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)) };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/** Takes the filters of the lines away, in place: the lines keep their first byte, which then is 0. */
function unfilter(lines: Buffer, line: number): void {
  const at = (index: number, outside: boolean) => (outside ? 0 : (lines[index] ?? 0));
  for (let start = 0; start < lines.length; start += line) {
    const filter = lines[start] ?? 0;
    lines[start] = 0;
    for (let x = 1; x < line; x++) {
      const here = start + x;
      const left = at(here - DEPTH, x <= DEPTH);
      const above = at(here - line, start === 0);
      const corner = at(here - line - DEPTH, start === 0 || x <= DEPTH);
      lines[here] = (lines[here] ?? 0) + ([0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0);
    }
  }
}

function round(lines: Buffer): void {
  for (let at = 0; at < lines.length; at++) lines[at] = Math.min(255, Math.round((lines[at] ?? 0) / ROUNDED) * ROUNDED);
}

/** The same picture in fewer bytes, if it is of three bytes a pixel; else as it was. */
export function smaller(png: Buffer): Buffer {
  const parts = [...chunks(png)];
  const head = parts.find((part) => part.type === "IHDR")?.data;
  if (!head || head[8] !== 8 || head[9] !== 2) return png;
  const lines = inflateSync(Buffer.concat(parts.filter((part) => part.type === "IDAT").map((part) => part.data)));
  unfilter(lines, head.readUInt32BE(0) * DEPTH + 1);
  round(lines);
  const packed = deflateSync(lines, { level: 9, memLevel: 9 });
  return Buffer.concat([png.subarray(0, SIGNATURE), chunk("IHDR", head), chunk("IDAT", packed), chunk("IEND", Buffer.alloc(0))]);
}
