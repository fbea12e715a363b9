type ListedLine = {
  readonly name: string;
  readonly unit: string;
  readonly quantity: number;
  readonly total: number;
};

/**
 * The lines as they are pasted into a message and read back from it:
 * `1. Flower Pots Big [1 Box (10 pcs)] x 5 = ₹262.50`. No line begins with a sign of a formula.
 */
export const writeList = (
  lines: readonly ListedLine[],
  format: (rupees: number) => string,
): string =>
  lines
    .map(
      ({ name, unit, quantity, total }, index) =>
        `${index + 1}. ${onOneLine(name)} [${withoutBrackets(onOneLine(unit))}] x ${quantity} = ${format(total)}`,
    )
    .join('\n');

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Brackets are replaced, so that the last bracket of a line closes its unit. */
const withoutBrackets = (text: string) => text.replace(/\[/g, '(').replace(/\]/g, ')');
