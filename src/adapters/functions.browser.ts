import * as v from 'valibot';
import type { AnswerOf, Contract, InputOf } from '#contract/contract.ts';

/** Calls one of our functions as its contract says. Never throws: being out of reach is an answer as well. */
export async function callFunction<Promised extends Contract>(
  { name, method, answer }: Promised,
  { input, accessToken, signal }: Call<Promised>,
): Promise<FunctionAnswer<AnswerOf<Promised>>> {
  try {
    const asked = method === 'GET' ? queryOf(input) : '';
    const response = await fetch(`/functions/v1/${name}${asked}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const json: unknown = await response.json();
    if (response.ok) return { ok: true, value: v.parse(answer, json) };
    return { ok: false, refusal: v.parse(refusalSchema, json).error };
  } catch {
    // No connection, or an answer that is none of ours: for the person in front of it both are "not reached".
    return { ok: false, refusal: { code: 'unreachable' } };
  }
}

/** Fields that are undefined are not asked for. */
function queryOf(input: unknown): string {
  const fields = Object.entries(input as Record<string, string | undefined>);
  const given = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

const refusalSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.optional(v.string()),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
});

type Call<Promised extends Contract> = {
  input: InputOf<Promised>;
  accessToken?: string | undefined;
  /** Gives the call up; its answer is then the one of a service out of reach. */
  signal?: AbortSignal;
};

export type FunctionAnswer<Value> = { ok: true; value: Value } | { ok: false; refusal: FunctionRefusal };

export type FunctionRefusal = {
  code: string;
  message?: string | undefined;
  fields?: Record<string, string> | undefined;
};
