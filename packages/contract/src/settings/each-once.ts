import * as z from 'zod/mini';

/** Each value once; the second one is refused in its own field. */
export const eachOnce = <Field extends string>(field: Field, message: string) =>
  z.check<Record<Field, string>[]>(({ value, issues }) => {
    for (const [index, row] of value.entries()) {
      const isRepeated = value.findIndex((other) => other[field] === row[field]) < index;
      if (isRepeated) issues.push({ code: 'custom', message, path: [index, field], input: row });
    }
  });
