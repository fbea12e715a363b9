import * as z from 'zod/mini';
import type { AnyEndpoint } from '../endpoint.ts';
import { namedSchemas } from './named-schemas.ts';

export type JsonSchema = Record<string, unknown>;

type Schemas = Record<string, JsonSchema>;

/** What calls take and answer, by their names, and the named schemas that they refer to. */
export type Described = {
  inputs: Record<string, { params: JsonSchema; query: JsonSchema; body: JsonSchema }>;
  answers: Schemas;
  named: Schemas;
};

const refOf = (name: string): string => `#/components/schemas/${name}`;
const anyRef = /#\/components\/schemas\/(\w+)/g;

/**
 * Describes all schemas of calls in JSON. What is taken may be written in more ways than what is
 * answered: the input of a named schema that differs so is named `…Input`.
 */
export function describeSchemas(endpoints: readonly AnyEndpoint[]): Described {
  const taken = convert('input', endpoints, ({ params, query, body }) =>
    z.object({ params, query, body }),
  );
  const answered = convert('output', endpoints, ({ data, extras }) =>
    z.object({ data, ...extras }),
  );
  const answers = pickCalls(endpoints, answered);
  const inputs = pickCalls(endpoints, taken);
  const namedAnswers = pickReferred(answers, answered);
  const namedInputs = pickReferred(inputs, taken);
  const different = findDifferent(namedInputs, namedAnswers);
  const inputName = (name: string) => (different.has(name) ? `${name}Input` : name);
  const renamed = <Value>(schema: Value): Value =>
    JSON.parse(JSON.stringify(schema).replace(anyRef, (_, name) => refOf(inputName(name))));
  const named = Object.entries(namedInputs).map(([name, schema]) => [
    inputName(name),
    renamed(schema),
  ]);
  return {
    inputs: Object.fromEntries(
      Object.entries(renamed(inputs)).map(([name, { properties }]) => [name, properties]),
    ) as Described['inputs'],
    answers,
    named: { ...Object.fromEntries(named), ...namedAnswers },
  };
}

const pickCalls = (endpoints: readonly AnyEndpoint[], schemas: Schemas): Schemas =>
  Object.fromEntries(endpoints.map(({ name }) => [name, schemas[name] as JsonSchema]));

function convert(
  io: 'input' | 'output',
  endpoints: readonly AnyEndpoint[],
  schemaOf: (endpoint: AnyEndpoint) => z.ZodMiniType,
): Schemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id });
  for (const endpoint of endpoints) registry.add(schemaOf(endpoint), { id: endpoint.name });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: refOf,
    override: ({ jsonSchema }) => {
      writeOutKeys(jsonSchema);
      leaveOutRepetition(jsonSchema);
      // A later version may answer more.
      if (io === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...rest }]) => [id, rest]),
  );
}

/** Writes a record whose keys are known as an object, since tools do not read its keys. */
function writeOutKeys(schema: JsonSchema): void {
  const { propertyNames, additionalProperties } = schema as {
    propertyNames?: { enum?: string[] };
    additionalProperties?: JsonSchema;
  };
  if (!propertyNames?.enum) return;
  schema.properties = Object.fromEntries(
    propertyNames.enum.map((key) => [key, additionalProperties]),
  );
  schema.additionalProperties = false;
  delete schema.propertyNames;
}

/** Leaves out patterns of what the format says, and limits that every whole number in JSON has. */
function leaveOutRepetition(schema: JsonSchema): void {
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

/** Names of inputs that are answered in another form, themselves or by what they refer to. */
function findDifferent(inputs: Schemas, answers: Schemas): Set<string> {
  const different = new Set<string>();
  for (let before = -1; before < different.size; ) {
    before = different.size;
    for (const [name, input] of Object.entries(inputs)) {
      const text = JSON.stringify(input);
      const refers = [...text.matchAll(anyRef)].some(([, other = '']) => different.has(other));
      if (name in answers && (refers || text !== JSON.stringify(answers[name])))
        different.add(name);
    }
  }
  return different;
}

/** The schemas of the pool that `root` refers to, also by way of others. */
function pickReferred(root: unknown, pool: Schemas): Schemas {
  const picked: Schemas = {};
  const pick = (schema: unknown) => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(anyRef)) {
      const referred = pool[name];
      if (!referred || picked[name]) continue;
      picked[name] = referred;
      pick(referred);
    }
  };
  pick(root);
  return picked;
}
