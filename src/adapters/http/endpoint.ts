import type { Context } from '@netlify/functions';
import * as v from 'valibot';
import type { Result } from '#core/result.ts';
import { findSetting, SettingMissing } from '../settings.ts';
import { isSecondFactorNeeded } from '../supabase/answer.ts';
import { editorBehind, type Editor } from '../supabase/editor-session.ts';
import { door } from './door.ts';
import { jsonAnswer, refusalAnswer } from './json-answer.ts';
import { noteBreakdown } from './note-breakdown.ts';
import type { AnswerableRefusal } from './refusal-answers.ts';
import { bearerToken, boundedBody, isForeignOrigin, isJson, parsedJson } from './request-input.ts';

/**
 * The one way a function is reached: checks method, origin, content type, size, session, JSON and fields, in this
 * order, runs the action and answers. A GET takes its input from the query.
 */
export function endpoint<Schema extends Input, Value, Asks extends Asker>(
  definition: Definition<Schema, Value, Asks>,
): (request: Request, context: Context) => Promise<Response> {
  return door(async (request, context) => {
    try {
      const result = await admitted(definition, request, context);
      if (!result.ok) return refusalAnswer(result.refusal);
      const { answer, headers } = definition;
      return jsonAnswer(answer(result.value), headers && { headers: headers(result.value) });
    } catch (cause) {
      if (cause instanceof SettingMissing)
        return refusalAnswer({ code: 'setting-missing', message: cause.message });
      if (isSecondFactorNeeded(cause)) return refusalAnswer({ code: 'second-factor-needed' });
      return refusalAnswer({ code: 'internal', id: noteBreakdown(cause) });
    }
  });
}

async function admitted<Schema extends Input, Value, Asks extends Asker>(
  { method = 'POST', asks, input, run }: Definition<Schema, Value, Asks>,
  request: Request,
  context: Context,
): Promise<Result<Value, AnswerableRefusal>> {
  const refused = (refusal: AnswerableRefusal) => ({ ok: false as const, refusal });

  if (request.method !== method) return refused({ code: 'method-not-allowed', allow: method });
  if (isForeignOrigin(request, findSetting('SITE_URL'))) return refused({ code: 'wrong-origin' });
  if (method === 'POST' && !isJson(request)) return refused({ code: 'json-only' });
  const body = method === 'POST' ? await boundedBody(request) : undefined;
  if (body?.ok === false) return body;

  const caller = await callerOf(asks, request);
  if (!caller.ok) return caller;

  const raw = body === undefined ? { ok: true as const, value: queryOf(request) } : parsedJson(body.value);
  if (!raw.ok) return raw;
  const parsed = v.safeParse(input, raw.value);
  if (!parsed.success) return refused({ code: 'invalid-input', fields: fieldMessages(parsed.issues) });

  return run(parsed.output, {
    editor: caller.value as Asks extends 'editor' ? Editor : undefined,
    address: context.ip,
    afterAnswer: (work) => context.waitUntil(work.catch(noteBreakdown)),
  });
}

async function callerOf(
  asks: Asker,
  request: Request,
): Promise<Result<Editor | undefined, AnswerableRefusal>> {
  if (asks === 'anyone') return { ok: true, value: undefined };
  const token = bearerToken(request);
  return token === undefined ? { ok: false, refusal: { code: 'not-signed-in' } } : editorBehind(token);
}

const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url).searchParams);

/** The first message of each field; a body that is no object at all has the single field `body`. */
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

type Asker = 'anyone' | 'editor';
type Input = v.GenericSchema;

type Definition<Schema extends Input, Value, Asks extends Asker> = {
  method?: 'GET' | 'POST';
  asks: Asks;
  input: Schema;
  run: (
    input: v.InferOutput<Schema>,
    call: {
      editor: Asks extends 'editor' ? Editor : undefined;
      /** Where the caller is on the network. */
      address: string;
      /** Keeps work going once the answer is on its way; its failure is logged. */
      afterAnswer: (work: Promise<unknown>) => void;
    },
  ) => Promise<Result<Value, AnswerableRefusal>>;
  /** The body of the answer, in the names of the contract. */
  answer: (value: Value) => unknown;
  /** Headers of its own beside those that every answer has. */
  headers?: (value: Value) => Record<string, string>;
};
