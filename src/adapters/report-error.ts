import { randomUUID } from 'node:crypto';

/** Logs an unexpected error with its causes, and returns the id of the log entry. */
export function reportError(cause: unknown): string {
  const id = randomUUID();
  console.error(`[${id}]`, cause);
  return id;
}
