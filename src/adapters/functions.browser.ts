import * as v from 'valibot';
import type { AnswerOf, Contract, InputOf } from '#contract/contract.ts';
import { inCamelCase, inSnakeCase } from '#core/casing/field-names.ts';

/** Calls a function of the site as its contract describes it. Never throws: an unreachable server gives a refusal. */
export async function callFunction<C extends Contract>(
  { name, method, answer, verbatim }: C,
  { input, accessToken, signal }: Call<C>,
): Promise<FunctionAnswer<AnswerOf<C>>> {
  try {
    const body = inSnakeCase(input, verbatim);
    const query = method === 'GET' ? queryOf(body) : '';
    const response = await fetch(`/functions/v1/${name}${query}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, value: inCamelCase(v.parse(answer, json), verbatim) as AnswerOf<C> };
    return { ok: false, refusal: inCamelCase(v.parse(refusalSchema, json).error) };
  } catch {
    // There was no connection, the call was aborted, or the response has an unexpected format.
    return { ok: false, refusal: { code: 'unreachable' } };
  }
}

function queryOf(input: unknown): string {
  const fields = Object.entries(input as Record<string, string | undefined>);
  const present = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return present.length === 0 ? '' : `?${new URLSearchParams(present)}`;
}

/** The body of an answer that refuses. The host may answer with another body. */
export const refusalSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.optional(v.string()),
    fields: v.optional(v.record(v.string(), v.string())),
    id: v.optional(v.string()),
  }),
});

type Call<C extends Contract> = {
  input: InputOf<C>;
  accessToken?: string | undefined;
  /** Aborts the call. The call then returns the refusal for an unreachable server. */
  signal?: AbortSignal;
};

export type FunctionAnswer<Value> = { ok: true; value: Value } | { ok: false; refusal: FunctionRefusal };

export type FunctionRefusal = {
  code: string;
  message?: string | undefined;
  fields?: Record<string, string> | undefined;
  id?: string | undefined;
};
