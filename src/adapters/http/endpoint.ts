import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import type { Contract, RequestOf, ResponseOf } from '#contract/contract.ts';
import type { AnswerableRefusal, GeneralRefusal } from '#contract/refusals.ts';
import { inCamelCase, inSnakeCase } from '#core/casing/field-names.ts';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { done, refuse, type Result } from '#core/result.ts';
import { SettingMissing } from '../settings.ts';
import { isDatabaseAway, isListFull, isSecondFactorNeeded } from '../supabase/answer.ts';
import { editorBehind, type Editor } from '../supabase/access/editor-session.ts';
import { afterAnswerOf, guarded, type Handler } from './guarded.ts';
import { jsonAnswer, refusalAnswer } from './json-answer.ts';
import { reportError } from '../report-error.ts';
import { bearerToken, boundedBody, isForeignOrigin, isJson, parsedJson } from './request-input.ts';

/**
 * Checks method, origin, content type, size, session, JSON and fields, in this order, then runs the action. Converts
 * between snake_case on the wire and camelCase in the code.
 */
export function endpoint<C extends Contract, Value>(
  contract: C,
  definition: Definition<C, Value> & { answer: Answering<C, Value> },
): Handler;
export function endpoint<C extends Contract>(contract: C, definition: Definition<C, ResponseOf<C>>): Handler;
export function endpoint<C extends Contract, Value>(
  contract: C,
  definition: Definition<C, Value> & { answer?: Answering<C, Value> },
): Handler {
  return guarded(async (request, context) => {
    const afterAnswer = afterAnswerOf(context, definition);
    const { server } = context as Partial<Context>;
    const call = { address: context.ip, region: server?.region ?? null, afterAnswer };
    try {
      const result = await admitted({ contract, definition }, request, call);
      if (!result.ok) return refusalAnswer(onTheWire(result.refusal, contract.verbatim));
      const { answer, headers } = definition;
      const value: unknown = answer === undefined ? result.value : answer(result.value);
      const body = v.parse(contract.answer, inSnakeCase(value, contract.verbatim));
      return jsonAnswer(body, headers && { headers: headers(result.value) });
    } catch (cause) {
      return refusalAnswer(refusalAfter(cause));
    }
  });
}

/** Returns the refusal for an error. Logs the error, unless only a setting, the second factor or room is missing. */
export function refusalAfter(cause: unknown): AnswerableRefusal {
  if (cause instanceof SettingMissing) return { code: 'setting-missing', message: cause.message };
  if (isSecondFactorNeeded(cause)) return { code: 'second-factor-needed' };
  if (isListFull(cause)) return { code: 'list-full' };
  return { code: isDatabaseAway(cause) ? 'database-unreachable' : 'internal', id: reportError(cause) };
}

/** Converts the field names in a refusal to snake_case, because the request uses snake_case too. */
const onTheWire = (
  { fields, ...refusal }: AnswerableRefusal,
  verbatim: readonly string[],
): AnswerableRefusal => ({
  ...refusal,
  ...(fields && { fields: inSnakeCase(fields, verbatim) }),
});

async function admitted<C extends Contract, Value>(
  {
    contract: { method, callers, input, verbatim },
    definition: { run },
  }: { contract: C; definition: Definition<C, Value> },
  request: Request,
  call: Omit<Call<C>, 'editor'>,
): Promise<Result<Value, AnswerableRefusal>> {
  if (request.method !== method) return refuse({ code: 'method-not-allowed', allow: method });
  if (isForeignOrigin(request)) return refuse({ code: 'wrong-origin' });
  if (method === 'POST' && !isJson(request)) return refuse({ code: 'json-only' });
  const body = method === 'POST' ? await boundedBody(request) : undefined;
  if (body?.ok === false) return body;

  const caller = await findCaller(callers, request);
  if (!caller.ok) return caller;

  const raw = body === undefined ? done(queryOf(request)) : parsedJson(body.value);
  if (!raw.ok) return raw;
  const parsed = v.safeParse(input, raw.value);
  if (!parsed.success) return refuse({ code: 'invalid-input', fields: fieldMessages(parsed.issues) });

  return run(inCamelCase(parsed.output, verbatim) as RequestOf<C>, {
    editor: caller.value as EditorOf<C>,
    ...call,
  });
}

async function findCaller(
  callers: Contract['callers'],
  request: Request,
): Promise<Result<Editor | undefined, AnswerableRefusal>> {
  if (callers === 'anyone') return done(undefined);
  const token = bearerToken(request);
  return token === undefined ? refuse({ code: 'not-signed-in' }) : editorBehind(token);
}

const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url).searchParams);

/** Returns the first message per field. If the body is no object, the only field is `body`. */
export function fieldMessages(issues: v.BaseIssue<unknown>[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? key : 'body';
    messages[field] ??= /^Invalid (type|key)/.test(issue.message)
      ? 'This field is missing or wrong.'
      : issue.message;
  }
  return messages;
}

type EditorOf<C extends Contract> = C['callers'] extends 'editor' ? Editor : undefined;

type Call<C extends Contract> = {
  editor: EditorOf<C>;
  address: string;
  /** Netlify’s name of the region in which this function runs, such as `fra`. */
  region: string | null;
  /** Runs `work` after the answer has been sent, and logs its failure. */
  afterAnswer: AfterAnswer;
};

type Definition<C extends Contract, Value> = {
  run: (
    input: RequestOf<C>,
    call: Call<C>,
  ) => Promise<Result<Value, AnswerableRefusal<GeneralRefusal | C['refusals'][number]>>>;
  headers?: (value: Value) => Record<string, string>;
  /** Seconds until work after the answer must end. The default suits functions that the host ends after a minute. */
  seconds?: number;
};

/** Converts the result of `run` to the answer. `endpoint` drops fields that the contract does not name. */
type Answering<C extends Contract, Value> = (value: Value) => ResponseOf<C>;
