import { randomUUID } from 'node:crypto';

/** Logs an unexpected error with its causes; returns the id under which it is logged. */
export function reportError(cause: unknown): string {
  const id = randomUUID();
  console.error(`[${id}]`, cause);
  return id;
}
