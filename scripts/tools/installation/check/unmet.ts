/** Thrown when an ability fails. The message states the problem and what to do, without any secret. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

/** Returns the message of the first `Unmet` among the causes, or the message of the error itself. */
export function wordsFor(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof Unmet) return cause.message;
  return error instanceof Error ? `${error.message} (${error.name})` : String(error);
}
