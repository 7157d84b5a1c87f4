/** Thrown when an ability fails. The message says what is wrong and what to do, and contains no secret. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

/** Returns the message of the first `Unmet` among the causes, otherwise that of the error. */
export function wordsFor(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof Unmet) return cause.message;
  return error instanceof Error ? `${error.message} (${error.name})` : String(error);
}
