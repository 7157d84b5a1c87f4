import * as v from 'valibot';

/** Calls one of our functions; GET where there is no body. Never throws: being out of reach is an answer as well. */
export async function callFunction<Schema extends v.GenericSchema>(
  name: string,
  { query, body, accessToken, signal, answer }: Call<Schema>,
): Promise<FunctionAnswer<v.InferOutput<Schema>>> {
  try {
    const asked = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const response = await fetch(`/functions/v1/${name}${asked}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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

const refusalSchema = v.object({
  error: v.object({
    code: v.string(),
    message: v.optional(v.string()),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
});

type Call<Schema> = {
  query?: Record<string, string>;
  body?: unknown;
  accessToken?: string | undefined;
  /** Gives the call up; its answer is then the one of a service out of reach. */
  signal?: AbortSignal;
  answer: Schema;
};

export type FunctionAnswer<Value> = { ok: true; value: Value } | { ok: false; refusal: FunctionRefusal };

export type FunctionRefusal = {
  code: string;
  message?: string | undefined;
  fields?: Record<string, string> | undefined;
};
