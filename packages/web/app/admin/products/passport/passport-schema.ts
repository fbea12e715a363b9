import {
  type Passport,
  type PassportField,
  passportFields,
} from '@mathappu/contract/catalogue/passport';
import { parseNumber } from '@mathappu/contract/parse-number';
import * as z from 'zod/mini';
import { mapFacts } from './passport-values.ts';

/** The fact that is typed; null when there is none. */
const typedFact = (name: PassportField) => {
  const { schema, control } = passportFields[name];
  const read = (typed: string): unknown => {
    if (control.kind === 'number') return parseNumber(typed) ?? Number.NaN;
    return control.kind === 'yesNo' ? typed === 'yes' : typed;
  };
  return z.pipe(
    z.string(),
    z.transform((typed: string, { issues }) => {
      if (typed.trim() === '') return null;
      const checked = schema.safeParse(read(typed));
      if (checked.success) return checked.data;
      const [issue] = checked.error.issues;
      issues.push({ code: 'custom', message: issue?.message ?? '', input: typed });
      return z.NEVER;
    }),
  );
};

/** Turns what is typed of the passport into the input of the calls. */
export const typedPassport = z.pipe(
  z.object(mapFacts(typedFact)),
  // Each fact has been read by its own schema.
  z.transform((facts) => facts as Passport),
);
