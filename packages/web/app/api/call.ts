import { type Call, type CallName, calls } from '@mathappu/contract/calls';
import type { AnswerOf, ArgumentOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { CallError } from './call-error.ts';
import { type CallOptions, fail, send } from './send.ts';

export type Answer<Name extends CallName> = AnswerOf<Endpoints[Name]>;

export type Caller<Names extends CallName> = <Name extends Names>(
  name: Name,
  ...options: ArgumentOf<CallOptions<Name>>
) => Promise<Answer<Name>>;

/** Makes the calls of one table, so that a page that has not loaded the table does not compile. */
export function callsOf<Names extends CallName>(table: { readonly [Name in Names]: Call }) {
  /**
   * Makes a call of the contract with the stored tokens and returns its answer.
   * @throws CallError, whose toast has been shown unless `toast` is false
   */
  async function call<Name extends Names>(
    name: Name,
    ...[options = {} as CallOptions<Name>]: ArgumentOf<CallOptions<Name>>
  ): Promise<Answer<Name>> {
    const response = await send({ name, row: table[name] }, options);
    const answer = await response.json().catch((error) => failBrokenBody(error, name, options));
    if (!answer?.error && answer?.success !== false) return answer;
    const { refusalText = options.failureText } = options;
    return fail(new CallError(name, response.status, answer, refusalText), options);
  }

  /** Makes a call that answers with a file. */
  async function callForFile<Name extends Names>(
    name: Name,
    ...[options = {} as CallOptions<Name>]: ArgumentOf<CallOptions<Name>>
  ): Promise<Blob> {
    const response = await send({ name, row: table[name] }, options);
    return response.blob().catch((error) => failBrokenBody(error, name, options));
  }

  return { call, callForFile };
}

/** A connection that breaks within the answer counts as no answer. */
function failBrokenBody(error: unknown, name: CallName, options: CallOptions): never {
  if (options.signal?.aborted) throw error;
  return fail(new CallError(name, 0, undefined, options.failureText), options);
}

export type ShopCall = keyof typeof calls;

/** The calls of customers and visitors; the admin area has its own in `admin/api/admin-call.ts`. */
export const { call, callForFile } = callsOf<ShopCall>(calls);
