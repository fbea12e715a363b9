// Loaded before a program: its clock is ten minutes ahead.
const aheadMs = 10 * 60_000;
const right = Date.now.bind(Date);
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...given: [] | [string | number | Date]) {
    super(...((given.length === 0 ? [right() + aheadMs] : given) as [number]));
  }
  static override now(): number {
    return right() + aheadMs;
  }
} as DateConstructor;
