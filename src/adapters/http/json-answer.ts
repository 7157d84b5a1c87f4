import { refusalAnswers, type AnswerableRefusal } from '#contract/refusals.ts';

/** The answer of a function as JSON, which no cache stores. */
export function jsonAnswer(body: unknown, { status = 200, headers = {} }: AnswerOptions = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...headers,
    },
  });
}

/** Returns `{ error: { code, message, fields?, id? } }` with the status of the refusal. */
export function refusalAnswer({
  code,
  fields,
  retryAfterSeconds,
  allow,
  message,
  id,
}: AnswerableRefusal): Response {
  const [status, usual] = refusalAnswers[code];
  return jsonAnswer(
    { error: { code, message: message ?? usual, ...(fields ? { fields } : {}), ...(id ? { id } : {}) } },
    {
      status,
      headers: {
        ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
        ...(allow === undefined ? {} : { Allow: allow }),
      },
    },
  );
}

type AnswerOptions = { status?: number; headers?: Record<string, string> };
