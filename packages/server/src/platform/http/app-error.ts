import type { Refusal } from '@mathappu/contract/endpoint';
import {
  type ErrorCode,
  type ErrorDetails,
  errorTable,
  type PlainErrorCode,
  sentenceOf,
} from '@mathappu/contract/errors';
import { refusalIn } from '@mathappu/contract/refusals/refusal-in-language';
import type { Language } from '@mathappu/contract/words';
import { type InputProblem, wordProblem } from './input-words.ts';

type Issue = NonNullable<Refusal['issues']>[number];

type Extras = {
  /** The data of the response, such as the fresh lines of an order. */
  data?: unknown;
  /** The problems of the input; the first one becomes the sentence of the refusal. */
  issues?: readonly Issue[];
  /** The field of the input that the refusal is about: its sentence becomes that field's issue. */
  field?: string;
  /** The problem of the field, where it is not the sentence of the code, and the states that it names. */
  problem?: InputProblem['sentence'];
  states?: readonly string[];
  retryAfterSeconds?: number;
  /** Logged, not sent. */
  cause?: unknown;
};

type Details = NonNullable<Refusal['details']>;

/** The details are required when the sentence of the code has placeholders. */
type Arguments<Code extends ErrorCode> = [Code] extends [PlainErrorCode]
  ? [details?: Readonly<Record<string, never>>, extras?: Extras]
  : [details: ErrorDetails<Code>, extras?: Extras];

/** An expected refusal: thrown by acts, turned into a response by `answerError`. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly status: number;
  /** The values in the sentence, and the seconds to wait where they are known. */
  readonly details: Details;
  data: unknown;
  readonly issues: readonly Issue[] | undefined;
  readonly problem: InputProblem | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Code, ...[details = {}, extras = {}]: Arguments<Code>) {
    const { data = null, field, states, retryAfterSeconds, cause } = extras;
    const problem: InputProblem | undefined = extras.problem && {
      sentence: extras.problem,
      states,
    };
    const sentence = problem
      ? wordProblem(problem, 'en')
      : sentenceOf(code, details as ErrorDetails<Code>);
    const issues = field === undefined ? extras.issues : [{ path: field, message: sentence }];
    super(issues?.[0]?.message ?? sentence, { cause });
    this.code = code;
    this.status = errorTable[code][0];
    this.details = retryAfterSeconds === undefined ? details : { ...details, retryAfterSeconds };
    this.data = data;
    this.issues = issues;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The body of the response; other issues of an input are worded already. */
export function toRefusal(
  error: AppError,
  { requestId, language = 'en' }: { requestId?: string; language?: Language } = {},
): Refusal {
  const { code, data, problem } = error;
  const values = error.details as ErrorDetails<ErrorCode>;
  const [english, translated] = problem
    ? [wordProblem(problem, 'en'), wordProblem(problem, language)]
    : [sentenceOf(code, values), refusalIn(language, code, values)];
  const translate = (message: string) => (message === english ? translated : message);
  return {
    success: false,
    error: true,
    code,
    message: translate(error.message),
    details: Object.keys(values).length > 0 ? error.details : undefined,
    data,
    issues: error.issues?.map((issue) => ({ ...issue, message: translate(issue.message) })),
    requestId,
  };
}
