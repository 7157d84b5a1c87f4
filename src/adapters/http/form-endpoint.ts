import * as v from 'valibot';
import { refusalAnswers, type AnswerableRefusal } from '#contract/refusals.ts';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { refuse, type Result } from '#core/result.ts';
import { afterAnswerOf, guarded, type Handler } from './guarded.ts';
import { fieldMessages, refusalAfter } from './endpoint.ts';
import { refusalAnswer } from './json-answer.ts';
import { pageAnswer } from './page-answer.ts';
import { boundedBody, isForeignOrigin, isForm, parsedForm, type FormFields } from './request-input.ts';

/**
 * Handles a form sent without JavaScript, with the checks of `endpoint` except session and JSON. If a field is
 * wrong, or `run` refuses or throws, shows the form again with the visitor’s input.
 */
export function formEndpoint<Schema extends v.GenericSchema, Value>({
  read,
  fromQuery = () => ({}),
  input,
  run,
  next,
  again,
}: FormDefinition<Schema, Value>): Handler {
  return guarded(async (request, context) => {
    const afterAnswer = afterAnswerOf(context);
    if (request.method !== 'POST') return refusalAnswer({ code: 'method-not-allowed', allow: 'POST' });
    if (isForeignOrigin(request)) return refusalAnswer({ code: 'wrong-origin' });
    if (!isForm(request)) return refusalAnswer({ code: 'json-only', message: formOnly });
    const body = await boundedBody(request);
    if (!body.ok) return refusalAnswer(body.refusal);

    const fields = parsedForm(body.value);
    if (!fields.ok) return refusalAnswer(fields.refusal);
    const typed = { ...fromQuery(queryOfPage(request), fields.value), ...fields.value };
    const result = await outcome(typed, { address: context.ip, afterAnswer });
    if (result.ok) return redirectTo(next(result.value, typed));
    return pageOf(again({ typed, refusal: result.refusal }), result.refusal);
  });

  async function outcome(typed: FormFields, call: FormCall): Promise<Result<Value, AnswerableRefusal>> {
    const parsed = v.safeParse(input, read(typed));
    if (!parsed.success) return refuse({ code: 'invalid-input', fields: fieldMessages(parsed.issues) });
    try {
      return await run(parsed.output, call);
    } catch (cause) {
      return refuse(refusalAfter(cause));
    }
  }
}

const queryOfPage = (request: Request): URLSearchParams =>
  URL.parse(request.headers.get('referer') ?? '')?.searchParams ?? new URLSearchParams();

const formOnly = 'Send a form, with the content type application/x-www-form-urlencoded.';

const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location } });

const pageOf = ({ html, contentPolicy }: Page, { code, retryAfterSeconds }: AnswerableRefusal): Response =>
  pageAnswer(html, {
    status: refusalAnswers[code][0],
    contentPolicy,
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  });

type Page = { html: string; contentPolicy: string };

type FormCall = { address: string; afterAnswer: AfterAnswer };

type FormDefinition<Schema extends v.GenericSchema, Value> = {
  read: (typed: FormFields) => unknown;
  /** Returns the fields that the page’s script would have filled from the query of the page’s URL (the Referer). */
  fromQuery?: (query: URLSearchParams, typed: FormFields) => FormFields;
  input: Schema;
  run: (input: v.InferOutput<Schema>, call: FormCall) => Promise<Result<Value, AnswerableRefusal>>;
  next: (value: Value, typed: FormFields) => string;
  again: (refused: { typed: FormFields; refusal: AnswerableRefusal }) => Page;
};
