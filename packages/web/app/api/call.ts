import type { CallName } from '@mathappu/contract/calls';
import type { AnswerOf, ArgumentOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { CallError } from './call-error.ts';
import { type CallOptions, fail, send } from './send.ts';

export type Answer<Name extends CallName> = AnswerOf<Endpoints[Name]>;

/**
 * Makes a call of the contract with the stored tokens and returns its answer.
 * @throws CallError, whose toast has been shown unless `toast` is false
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[options = {} as CallOptions<Name>]: ArgumentOf<CallOptions<Name>>
): Promise<Answer<Name>> {
  const response = await send(name, options);
  const answer = await response.json().catch((error) => failBrokenBody(error, name, options));
  if (!answer?.error && answer?.success !== false) return answer;
  const { refusalText = options.failureText } = options;
  return fail(new CallError(name, response.status, answer, refusalText), options);
}

/** The same for a call that answers with a file. */
export async function callForFile<Name extends CallName>(
  name: Name,
  ...[options = {} as CallOptions<Name>]: ArgumentOf<CallOptions<Name>>
): Promise<Blob> {
  const response = await send(name, options);
  return response.blob().catch((error) => failBrokenBody(error, name, options));
}

/** A connection that breaks within the answer counts as no answer. */
function failBrokenBody(error: unknown, name: CallName, options: CallOptions): never {
  if (options.signal?.aborted) throw error;
  return fail(new CallError(name, 0, undefined, options.failureText), options);
}
