import type * as z from 'zod/mini';

type Pick = (value: never) => unknown;

const asItIs: Pick = (value) => value;

/**
 * Makes a function that copies what a schema names of a value, in the schema's order, so that nothing
 * else leaves the shop. To parse each answer takes ten times as long; that values are of their types
 * is checked by the compiler, and by every test that calls the shop.
 */
export function pickerOf(schema: z.core.$ZodType): Pick {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return pickFields(Object.entries(def.shape).map(([name, of]) => [name, pickerOf(of)]));
    case 'array': {
      const pick = pickerOf(def.element);
      return pick === asItIs ? asItIs : (items: never[]) => items.map((item) => pick(item));
    }
    case 'nullable':
    case 'optional': {
      const pick = pickerOf(def.innerType);
      return pick === asItIs ? asItIs : (value) => (value === null ? null : pick(value));
    }
    // Its alternatives are told apart by parsing.
    case 'union':
      return (value) => (schema as z.ZodMiniType).parse(value);
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'number':
    case 'string':
    case 'unknown':
      return asItIs;
    case 'record': {
      const pick = pickerOf(def.valueType);
      const pickEach = (entries: Readonly<Record<string, never>>) =>
        Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, pick(value)]));
      return pick === asItIs ? asItIs : pickEach;
    }
    default:
      throw new Error(`an answer has a ${def.type}, which cannot be picked yet`);
  }
}

function pickFields(fields: readonly (readonly [name: string, pick: Pick])[]): Pick {
  return (value: Readonly<Record<string, never>>) => {
    const picked: Record<string, unknown> = {};
    for (const [name, pick] of fields) {
      const field = value[name];
      if (field !== undefined) picked[name] = pick(field);
    }
    return picked;
  };
}
