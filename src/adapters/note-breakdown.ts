import { randomUUID } from 'node:crypto';

/** Logs what nobody foresaw, with its causes, and returns the id under which it can be found again. */
export function noteBreakdown(cause: unknown): string {
  const id = randomUUID();
  console.error(`[${id}]`, cause);
  return id;
}
