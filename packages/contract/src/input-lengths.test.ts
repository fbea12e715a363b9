import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';
import { writtenSchemas } from './settings/parts.ts';

type Schema = {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | false;
  readonly maxProperties?: number;
};

/** Where a schema takes lists, or objects of any keys, that may be of any length. */
function endlessParts(schema: Schema, at: string): string[] {
  const { anyOf = [], oneOf = [], allOf = [], items, properties = {} } = schema;
  const parts: [string, Schema][] = [
    ...[...anyOf, ...oneOf, ...allOf].map((one): [string, Schema] => [at, one]),
    ...Object.entries(properties).map(([name, one]): [string, Schema] => [`${at}.${name}`, one]),
    ...(items ? [[`${at}[]`, items] as [string, Schema]] : []),
  ];
  const isEndless =
    (schema.type === 'array' && schema.maxItems === undefined) ||
    (schema.type === 'object' &&
      schema.additionalProperties !== false &&
      schema.maxProperties === undefined);
  return [...(isEndless ? [at] : []), ...parts.flatMap(([place, one]) => endlessParts(one, place))];
}

const endlessInputs = (schema: z.ZodMiniType, at: string) =>
  endlessParts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, at);

test('every list and every record that a call takes has a length', () => {
  // The bytes of a signed body are counted, and belong to nobody else than the payment provider.
  const unsigned = endpoints.filter(({ access }) => access !== 'signature');
  const endless = unsigned.flatMap(({ name, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      endlessInputs(schema, `${name} ${part}`),
    ),
  );
  expect(endless).toEqual([]);
});

test('so has every list in the settings that an admin writes', () => {
  const endless = Object.entries(writtenSchemas).flatMap(([part, schema]) =>
    endlessInputs(schema, part),
  );
  expect(endless).toEqual([]);
});

test.each([
  ['a list', z.array(z.string())],
  ['a list in a union', z.union([z.string(), z.array(z.string())])],
  ['a list in a list', z.array(z.array(z.string())).check(z.maxLength(2))],
  ['a record', z.strictObject({ rows: z.optional(z.record(z.string(), z.string())) })],
  ['an object of any keys', z.looseObject({})],
])('%s without a length is found', (_what, schema) => {
  expect(endlessInputs(schema, 'x')).not.toEqual([]);
});
