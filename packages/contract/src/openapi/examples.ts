import type { JsonSchema } from './components.ts';

/** Of fields whose schema does not say what a real value looks like: `field` or `call.field`. */
const values: Record<string, unknown> = {
  address_line: '12, Bazaar Street',
  city: 'Chennai',
  code: '7K4Q92XD1M3N5P8R0S2T4V6W9Y',
  'createQuote.delivery': { address_line: '12, Bazaar Street', city: 'Chennai', pincode: '600017' },
  'endEstimates.productId': '0192f0c4-6f1b-4a86-9d3e-2b7c5a1e8f40',
  'createPriceRule.percent': 4,
  'updatePriceRule.percent': 4,
  'deletePriceRule.version': '1',
  delivery_address: '0192f0c4-6f1b-4a86-9d3e-2b7c5a1e8f40',
  district: 'Chennai',
  'editQuote.lines': [{ productId: '0192f0c4-6f1b-4a86-9d3e-2b7c5a1e8f40', quantity: 2 }],
  email: 'priya@example.com',
  image: '/uploads/0192f0c4-6f1b-4a86-9d3e-2b7c5a1e8f40.webp',
  mobile: '9840012345',
  month: '2026-11',
  name: 'Priya Raman',
  newPassword: 'Golden-lantern-7',
  confirmPassword: 'Golden-lantern-7',
  number: 'MP-7K4Q-92XD',
  otp: '482915',
  'reviseOrder.isPreview': true,
  password: 'Golden-lantern-7',
  pictureId: 'order-3f1d2c4b5a69788796a5b4c3d2e1f001',
  pincode: '600017',
  razorpay_signature: '3f'.repeat(32),
  'registerUser.number': '9840012345',
  'listBuyers.search': '9840012345',
  'reportOrder.reference': '412345678901',
  'setOrderBuyer.gstin': '33ABCDE1234F1Z7',
  'setOrderBuyer.name': 'Selvi Stores',
  state: 'Tamil Nadu',
  'updateListingRule.name': 'passport',
  words: ['flower pot', 'anar'],
};

const byFormat: Record<string, string> = {
  uuid: '0192f0c4-6f1b-4a86-9d3e-2b7c5a1e8f40',
  date: '2026-11-02',
  'date-time': '2026-11-02T09:30:00Z',
};

type ObjectSchema = { properties?: Record<string, JsonSchema>; required?: string[] };

/** Makes values that a call accepts: what its schemas require, and what `values` has for the call. */
export function makeExamples(call: string, named: Record<string, JsonSchema>) {
  return function exampleOf(schema: JsonSchema, name = ''): unknown {
    const { $ref, anyOf, oneOf, type, format } = schema;
    const given = values[`${call}.${name}`] ?? values[name];
    if (given !== undefined) return given;
    if ($ref) return exampleOf(named[String($ref).split('/').at(-1) ?? ''] ?? {}, name);
    if ('const' in schema) return schema.const;
    if ('default' in schema) return schema.default;
    if (Array.isArray(schema.enum)) return schema.enum[0];
    for (const choices of [anyOf, oneOf])
      if (Array.isArray(choices)) return exampleOf(choices[0], name);
    if (type === 'object') {
      const { properties = {}, required = [] } = schema as ObjectSchema;
      const shown = Object.entries(properties).filter(
        ([key]) => required.includes(key) || `${call}.${key}` in values,
      );
      return Object.fromEntries(shown.map(([key, property]) => [key, exampleOf(property, key)]));
    }
    if (type === 'array') return schema.minItems ? [exampleOf(schema.items as JsonSchema)] : [];
    if (type === 'boolean') return true;
    if (type === 'string') return byFormat[String(format)] ?? 'text';
    return Math.max(Number(schema.minimum ?? 0), 1);
  };
}
