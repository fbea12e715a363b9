import type * as z from 'zod/mini';

type Picker = (value: never) => unknown;

/**
 * A primitive value is taken as it is; an object in its place would bring along fields that no
 * schema names.
 */
const asItIs: Picker = (value: unknown) => {
  if (typeof value === 'object' && value !== null)
    throw new Error('an answer has an object too many');
  return value;
};

const whole: Picker = (value) => value;

/**
 * Makes a function that copies what a schema names of a value, in the schema's order, so that nothing
 * else leaves the shop. To parse each answer takes ten times as long; that values are of their types
 * is checked by the compiler where it knows, and by every test that calls the shop.
 */
export function pickerOf(schema: z.core.$ZodType): Picker {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      if (def.catchall && def.catchall._zod.def.type !== 'never') throw cannotPick('loose object');
      return pickFields(
        Object.entries(def.shape).map(([name, of]) => ({
          name,
          pick: pickerOf(of),
          mayLack: isOptional(of),
        })),
      );
    case 'array': {
      const pick = pickerOf(def.element);
      return (items: never[]) => items.map((item) => pick(item));
    }
    case 'nullable':
    case 'optional': {
      const pick = pickerOf(def.innerType);
      return (value) => (value === null ? null : pick(value));
    }
    // The alternatives of a union are distinguished by parsing.
    case 'union':
      return (value) => (schema as z.ZodMiniType).parse(value);
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'number':
    case 'string':
      return asItIs;
    case 'unknown':
      return whole;
    case 'record': {
      const pick = pickerOf(def.valueType);
      return (entries: Readonly<Record<string, never>>) =>
        Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, pick(value)]));
    }
    default:
      throw cannotPick(def.type);
  }
}

const cannotPick = (type: string) =>
  new Error(`an answer has a ${type}, which cannot be picked yet`);

const isOptional = (schema: z.core.$ZodType): boolean =>
  ['optional', 'unknown'].includes((schema as z.core.$ZodTypes)._zod.def.type);

type Field = { readonly name: string; readonly pick: Picker; readonly mayLack: boolean };

function pickFields(fields: readonly Field[]): Picker {
  return (value: Readonly<Record<string, never>>) => {
    const picked: Record<string, unknown> = {};
    for (const { name, pick, mayLack } of fields) {
      const field = value[name];
      if (field !== undefined) picked[name] = pick(field);
      else if (!mayLack) throw new Error(`an answer lacks ${name}`);
    }
    return picked;
  };
}
