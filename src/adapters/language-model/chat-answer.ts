import * as v from 'valibot';
import { jsonSchema } from './chat-messages.ts';
import { fitToSchema } from './fit-to-schema.ts';
import { jsonInAnswer, parsed } from './json-in-answer.ts';
import { troubleOf } from './trouble-of.ts';
import {
  noTokens,
  type ModelAnswer,
  type ModelTrouble,
  type Tokens,
} from '#core/language-model/language-model.ts';

/** Reads the body of a chat completion as `shape`, or says what prevents that. */
export function readAnswer<Shape extends v.GenericSchema>(
  body: string,
  shape: Shape,
): ReadAnswer<v.InferOutput<Shape>> {
  const json = parsed(body.replace(/^\uFEFF/, ''));
  const read = v.safeParse(completionSchema, json);
  if (!read.success) {
    // Some services report an error with status 200.
    const refused = v.safeParse(errorSchema, json);
    const { trouble, detail } = refused.success
      ? troubleOf(Number(refused.output.error.code) || 500, body)
      : { trouble: 'wrong-shape' as const, detail: 'The answer is no chat completion.' };
    return failure(trouble, detail, noTokens);
  }
  const [{ message, finish_reason: end }] = read.output.choices;
  const tokens = tokensOf(read.output);

  if (message.refusal) return failure('declined', 'The model declined.', tokens);
  if (end === 'content_filter') return failure('declined', 'The service filtered the answer.', tokens);
  if (end === 'length') return failure('cut-off', 'The answer was cut off at its longest.', tokens);
  const content = textOf(message);
  const schema = jsonSchema(shape);
  const [first = v.safeParse(shape, undefined), ...others] = jsonInAnswer(content).map((value) =>
    v.safeParse(shape, fitToSchema(value, schema)),
  );
  const fitting = [first, ...others].find(({ success }) => success);
  if (fitting?.success) return { ok: true, value: fitting.output, tokens };
  const places = placesOf(first.issues ?? []);
  return { ...failure('wrong-shape', `The answer does not fit: ${places}.`, tokens), content };
}

const completionSchema = v.object({
  choices: v.tupleWithRest(
    [
      v.object({
        message: v.object({
          content: v.nullish(
            v.union([
              v.string(),
              v.array(v.looseObject({ text: v.optional(v.string()) })),
              v.record(v.string(), v.unknown()),
            ]),
          ),
          tool_calls: v.nullish(v.array(v.object({ function: v.object({ arguments: v.string() }) }))),
          refusal: v.nullish(v.string()),
        }),
        finish_reason: v.nullish(v.string()),
      }),
    ],
    v.unknown(),
  ),
  usage: v.nullish(
    v.looseObject({ prompt_tokens: v.optional(v.unknown()), completion_tokens: v.optional(v.unknown()) }),
  ),
});

const errorSchema = v.object({ error: v.object({ code: v.nullish(v.union([v.number(), v.string()])) }) });

function tokensOf({ usage }: v.InferOutput<typeof completionSchema>): Tokens {
  const count = (given: unknown) => {
    const tokens = Number(given);
    return Number.isSafeInteger(tokens) && tokens > 0 ? tokens : 0;
  };
  return { input: count(usage?.prompt_tokens), output: count(usage?.completion_tokens) };
}

/** Some services give the answer as parts, as an object, or as arguments of a tool. */
function textOf({ content, tool_calls: calls }: Message): string {
  if (typeof content === 'string' && content !== '') return content;
  if (Array.isArray(content)) return content.map(({ text }) => text ?? '').join('');
  if (typeof content === 'object' && content !== null) return JSON.stringify(content['text'] ?? content);
  return calls?.[0]?.function.arguments ?? '';
}

/** Returns only the names of fields, because the content of fields is untrusted. */
const placesOf = (issues: v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 5)
    .map((issue) => v.getDotPath(issue) ?? 'as a whole')
    .join(', ');

const failure = (trouble: ModelTrouble, detail: string, tokens: Tokens) => ({
  ok: false as const,
  trouble,
  detail,
  tokens,
});

/** `content` is what the model said, if its shape is wrong. */
export type ReadAnswer<Value> = ModelAnswer<Value> & { content?: string };

type Message = v.InferOutput<typeof completionSchema>['choices'][0]['message'];
