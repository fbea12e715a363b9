import type {
  AnswerOf,
  AnyEndpoint,
  ArgumentOf,
  InputOf,
  Refusal,
} from '@mathappu/contract/endpoint';
import { data, type RouterContextProvider } from 'react-router';
import type * as z from 'zod/mini';
import { serverCallContext } from './server-call.ts';

type Fields = Record<string, string>;
type Form = z.ZodMiniObject;

/** The outcome of a form that the browser sent by itself, before or without the page's scripts. */
export type PostedForm<Answer = unknown> = {
  /** The typed values without passwords. */
  fields: Fields;
  answer?: Answer;
  refusal?: Refusal;
};

/**
 * For actions of pages: makes the call with those fields of its body that the form has. A refusal is rendered by the
 * page, with its status.
 * @param schema of a form that asks for more than the call takes; it is checked first
 */
export async function postForm<E extends AnyEndpoint>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  endpoint: E,
  schema?: Form,
) {
  const form = await request.formData();
  const read = ({ shape }: Form): Fields =>
    Object.fromEntries(
      Object.keys(shape).flatMap((name) => (form.has(name) ? [[name, readField(form, name)]] : [])),
    );
  const body = read(endpoint.body);
  const typed = schema ? read(schema) : body;
  const fields = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, isSecret(name) ? '' : value]),
  );
  const refuse = (refusal: Refusal, status: number) =>
    data<PostedForm<AnswerOf<E>>>({ fields, refusal }, { status });
  const invalid = schema?.safeParse(typed).error;
  if (invalid) return refuse(invalidInput(invalid), 400);
  const call = context.get(serverCallContext);
  try {
    const answer = await call(endpoint, ...([{ body }] as unknown as ArgumentOf<InputOf<E>>));
    return data<PostedForm<AnswerOf<E>>>({ fields, answer });
  } catch (refused) {
    if (!(refused instanceof Response)) throw refused;
    return refuse(await refused.json(), refused.status);
  }
}

const isSecret = (name: string): boolean => /password/i.test(name);

/** A refusal in the form in which the server sends it. */
function invalidInput({ issues }: z.core.$ZodError): Refusal {
  const [message = ''] = issues.map((issue) => issue.message);
  return {
    success: false,
    error: true,
    code: 'invalidInput',
    message,
    data: null,
    issues: issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  };
}

/** Browsers send line breaks as CRLF, scripts as LF: https://html.spec.whatwg.org/#constructing-the-form-data-set */
const readField = (form: FormData, name: string): string =>
  String(form.get(name) ?? '').replace(/\r\n/g, '\n');
