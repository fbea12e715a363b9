import { randomBytes } from 'node:crypto';

let millisecond = 0;
let counter = 0;

/**
 * A UUIDv7 with 62 random bits. Those of one process sort in the order in which they were made:
 * https://www.rfc-editor.org/rfc/rfc9562#monotonicity_counters
 */
export function newId(): string {
  const bytes = randomBytes(16);
  const now = Date.now();
  if (now > millisecond) {
    millisecond = now;
    counter = bytes.readUInt16BE(6) & 0x7ff;
  } else if (++counter > 0xfff) {
    millisecond += 1;
    counter = 0;
  }
  bytes.writeUIntBE(millisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
