import * as v from 'valibot';
import {
  noTokens,
  type ModelAnswer,
  type ModelTrouble,
  type Tokens,
} from '#core/language-model/language-model.ts';

export function readAnswer<Shape extends v.GenericSchema>(
  body: string,
  shape: Shape,
): ModelAnswer<v.InferOutput<Shape>> {
  const read = v.safeParse(completionSchema, jsonIn(body));
  if (!read.success) return failure('wrong-shape', 'The answer is no chat completion.', noTokens);
  const [{ message, finish_reason: end }] = read.output.choices;
  const tokens = tokensOf(read.output);

  if (message.refusal) return failure('declined', 'The model declined.', tokens);
  if (end === 'content_filter') return failure('declined', 'The service filtered the answer.', tokens);
  if (end === 'length') return failure('cut-off', 'The answer was cut off at its longest.', tokens);
  const value = v.safeParse(shape, jsonIn(withoutFence(textOf(message.content))));
  if (value.success) return { ok: true, value: value.output, tokens };
  return failure('wrong-shape', `The answer does not fit: ${placesOf(value.issues)}.`, tokens);
}

const completionSchema = v.object({
  choices: v.tupleWithRest(
    [
      v.object({
        message: v.object({
          content: v.nullish(v.union([v.string(), v.array(v.looseObject({ text: v.optional(v.string()) }))])),
          refusal: v.nullish(v.string()),
        }),
        finish_reason: v.nullish(v.string()),
      }),
    ],
    v.unknown(),
  ),
  usage: v.nullish(
    v.object({ prompt_tokens: v.nullish(v.number(), 0), completion_tokens: v.nullish(v.number(), 0) }),
  ),
});

function tokensOf({ usage }: v.InferOutput<typeof completionSchema>): Tokens {
  const count = (tokens: number | undefined) =>
    tokens !== undefined && Number.isSafeInteger(tokens) && tokens > 0 ? tokens : 0;
  return { input: count(usage?.prompt_tokens), output: count(usage?.completion_tokens) };
}

const textOf = (content: Content): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('');

/** Models often wrap the answer in a code fence if the request does not use JSON mode. */
const withoutFence = (text: string): string =>
  /^\s*```(?:json)?\s*\n([\s\S]*?)\n?```\s*$/.exec(text)?.[1] ?? text;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

type Content =
  | NonNullable<v.InferOutput<typeof completionSchema>['choices'][0]['message']['content']>
  | null
  | undefined;
