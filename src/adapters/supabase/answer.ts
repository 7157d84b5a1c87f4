import * as v from 'valibot';

/** Returns the data, or throws a `BackendFailure`. `doing` completes the sentence “The database failed while …”. */
export function answerOf<Answer extends Response>(answer: Answer, doing: string): Data<Answer>;
export function answerOf<Shape extends v.GenericSchema>(
  answer: Response,
  doing: string,
  shape: Shape,
): v.InferOutput<Shape>;
export function answerOf({ data, error, status }: Response, doing: string, shape?: v.GenericSchema): unknown {
  if (error !== null) throw new BackendFailure(doing, { status, cause: error });
  return shape === undefined ? data : v.parse(shape, data);
}

/** The message contains no row contents and no secrets. */
export class BackendFailure extends Error {
  readonly status: number;

  constructor(doing: string, { status, cause }: { status: number; cause: unknown }) {
    super(`The database failed while ${doing} (status ${status}).`, { cause });
    this.name = 'BackendFailure';
    this.status = status;
  }
}

/** Whether the database was unreachable: no answer (status 0), or an error from a proxy (such as 540 if paused). */
export const isDatabaseAway = (failure: unknown): boolean =>
  failure instanceof BackendFailure && (failure.status === 0 || failure.status > 501);

/** For `pRetry`: retries failures that may be temporary. The work must be safe to run twice. */
export const retryOptions = {
  retries: 3,
  minTimeout: 300,
  shouldRetry: ({ error }: { error: Error }) =>
    // 0: no answer. 429: too many requests. From 502 on: the server is down or slow.
    error instanceof BackendFailure && (error.status === 0 || error.status === 429 || error.status >= 502),
};

/** Postgres reports this SQLSTATE if a value that must be unique exists already. */
export const uniqueViolation = '23505';

export const isSecondFactorNeeded = (failure: unknown): boolean => isRaised(failure, 'second-factor-needed');

/** Whether the database refused a row because its list has reached its limit. */
export const isListFull = (failure: unknown): boolean => isRaised(failure, 'list-full');

const isRaised = (failure: unknown, message: string): boolean =>
  failure instanceof BackendFailure &&
  typeof failure.cause === 'object' &&
  failure.cause !== null &&
  'message' in failure.cause &&
  failure.cause.message === message;

type Response = { data: unknown; error: unknown; status: number };

type Data<Answer extends Response> = Extract<Answer, { error: null }>['data'];
