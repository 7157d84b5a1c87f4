import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** Logs an error without personal data, under an id that the answer to the client contains. */
export function reportError(cause: unknown): string {
  const id = randomUUID();
  console.error(`[${id}]`, withoutContents(cause));
  return id;
}

/** Omits the values and rows that an error quotes, because they may contain personal texts. */
export function withoutContents(cause: unknown): unknown {
  if (typeof cause !== 'object' || cause === null) return cause;
  const { code } = cause as { code?: unknown };
  const copy = new Error(
    messageOf(cause),
    'cause' in cause ? { cause: withoutContents(cause.cause) } : undefined,
  );
  copy.name = cause instanceof Error ? cause.name : 'Error';
  const frames = cause instanceof Error ? (cause.stack?.match(/^ +at .*$/gm) ?? []) : [];
  copy.stack = [`${copy.name}: ${copy.message}`, ...frames].join('\n');
  if (typeof code === 'string') Object.assign(copy, { code });
  if (cause instanceof AggregateError)
    Object.assign(copy, { errors: cause.errors.map((each: unknown) => withoutContents(each)) });
  return copy;
}

function messageOf(cause: object): string {
  if (v.isValiError(cause)) return `Invalid: ${cause.issues.map((issue) => v.getDotPath(issue)).join(', ')}`;
  const { message, code } = cause as { message?: unknown; code?: unknown };
  const isQuoting = cause instanceof SyntaxError || (typeof code === 'string' && code.startsWith('22'));
  const words = typeof message === 'string' ? message : 'An error without a message.';
  return isQuoting ? words.replace(/".*"/s, '"…"') : words;
}
