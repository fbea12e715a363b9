import type {
  AnswerOf,
  AnyEndpoint,
  ArgumentOf,
  InputOf,
  Refusal,
} from '@mathappu/contract/endpoint';
import { data, type RouterContextProvider } from 'react-router';
import { serverCallContext } from './server-call.ts';

type Fields = Record<string, string>;

/** What became of a form that the browser sent by itself, before or without the page's scripts. */
export type PostedForm<Answer = unknown> = {
  /** What was typed, except a password. */
  fields: Fields;
  answer?: Answer;
  refusal?: Refusal;
};

/**
 * For actions of pages: makes the call with the named fields. A refusal is rendered by the page,
 * with its status.
 */
export async function postForm<E extends AnyEndpoint>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  endpoint: E,
  names: readonly string[],
) {
  const form = await request.formData();
  const body: Fields = Object.fromEntries(names.map((name) => [name, readField(form, name)]));
  const { password: _, ...fields } = body;
  const call = context.get(serverCallContext);
  try {
    const answer = await call(endpoint, ...([{ body }] as unknown as ArgumentOf<InputOf<E>>));
    return data<PostedForm<AnswerOf<E>>>({ fields, answer });
  } catch (refused) {
    if (!(refused instanceof Response)) throw refused;
    const refusal: Refusal = await refused.json();
    return data<PostedForm<AnswerOf<E>>>({ fields, refusal }, { status: refused.status });
  }
}

/** Browsers send line breaks as CRLF, scripts as LF: https://html.spec.whatwg.org/#constructing-the-form-data-set */
const readField = (form: FormData, name: string): string =>
  String(form.get(name) ?? '').replace(/\r\n/g, '\n');
