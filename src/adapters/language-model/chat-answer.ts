import * as v from 'valibot';
import { jsonSchema } from './chat-messages.ts';
import { fitToSchema, isRecord } from './fit-to-schema.ts';
import { jsonInAnswer, parsed } from './json-in-answer.ts';
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
  const json = parsed(body.replace(/^\uFEFF/, '')) ?? joinedStream(body);
  const whole: unknown = Array.isArray(json) ? json[0] : json;
  const read = v.safeParse(completionSchema, whole);
  if (!read.success) return failure('wrong-shape', 'The answer is no chat completion.', noTokens);
  const { choices: [choice] = [], usage } = read.output;
  const { message, finish_reason: end } = choice ?? {};
  const tokens = tokensOf(usage);

  if (message?.refusal) return failure('declined', 'The model declined.', tokens);
  if (end === 'content_filter') return failure('declined', 'The service filtered the answer.', tokens);
  const said = [...saidIn(message?.content), ...saidIn(message?.tool_calls)];
  // Other services have envelopes of their own. Thoughts beside the answer count only if there is nothing else.
  const texts = said.length > 0 ? said : saidIn(whole);
  // At its greatest length, an answer is whole only if nothing needs to be mended.
  const values = end === 'length' ? texts.map(parsed) : texts.flatMap(jsonInAnswer);
  const schema = jsonSchema(shape);
  const misfits: v.BaseIssue<unknown>[][] = [];
  for (const value of [...values, message?.content]) {
    const { success, output, issues } = readIn(shape, fitToSchema(value, schema));
    if (success) return { ok: true, value: output, tokens };
    misfits.push(issues);
  }
  if (end === 'length') return failure('cut-off', 'The answer was cut off at its longest.', tokens);
  const paths = pathsOf(misfits[0] ?? []);
  return { ...failure('wrong-shape', `The answer does not fit: ${paths}.`, tokens), content: said.join('') };
}

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const completionSchema = v.object({
  choices: maybe(
    v.array(
      v.object({
        message: maybe(
          v.object({
            content: v.optional(v.unknown()),
            tool_calls: v.optional(v.unknown()),
            refusal: maybe(v.string()),
          }),
        ),
        finish_reason: maybe(v.string()),
      }),
    ),
  ),
  usage: maybe(v.record(v.string(), v.unknown())),
});

/** Some services stream their answer, although no one asked for that. */
function joinedStream(body: string): unknown {
  const events = Array.from(body.matchAll(/^data: ?(\{.*)$/gm), ([, json = '']) => parsed(json));
  const pieces = events.map((event) => {
    const read = v.safeParse(pieceSchema, event);
    return read.success ? (read.output.choices[0].delta.content ?? '') : '';
  });
  const content = pieces.join('');
  return content === '' ? events[0] : { choices: [{ message: { content } }] };
}

const pieceSchema = v.object({
  choices: v.looseTuple([v.object({ delta: v.object({ content: maybe(v.string()) }) })]),
});

/** Services name the counts differently. */
const tokensOf = (usage: Record<string, unknown> = {}): Tokens => ({
  input: countOf(usage['prompt_tokens'] ?? usage['input_tokens']),
  output: countOf(usage['completion_tokens'] ?? usage['output_tokens']),
});

const countOf = (written: unknown): number =>
  Number.isSafeInteger(Number(written)) ? Math.max(0, Number(written)) : 0;

/** Some services give the answer as parts, of which only the text is for others, or as arguments of a tool. */
function saidIn(content: unknown): string[] {
  if (typeof content === 'string') return content.trim() === '' ? [] : [content];
  if (typeof content !== 'object' || content === null) return [];
  const parts: unknown[] = Object.values(content);
  const texts = parts.flatMap((part) => {
    const read = v.safeParse(v.object({ text: v.string() }), part);
    return read.success ? [read.output.text] : [];
  });
  return texts.length > 0 ? [texts.join('')] : parts.flatMap(saidIn);
}

/** Reads a value, without the elements of lists that do not fit if more elements of these lists do. */
function readIn<Shape extends v.GenericSchema>(shape: Shape, value: unknown): v.SafeParseResult<Shape> {
  const read = v.safeParse(shape, value);
  const misfits = new Map<unknown, Set<unknown>>();
  for (const { path = [] } of read.issues ?? []) {
    const list = path.findLast(({ type }) => type === 'array');
    if (list === undefined) return read;
    misfits.set(list.input, (misfits.get(list.input) ?? new Set()).add(list.value));
  }
  const isLost = [...misfits].some(([list, some]) => some.size * 2 >= (list as unknown[]).length);
  if (misfits.size === 0 || isLost) return read;
  const kept = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.filter((one) => misfits.get(each)?.has(one) !== true).map(kept);
    return isRecord(each)
      ? Object.fromEntries(Object.entries(each).map(([name, one]) => [name, kept(one)]))
      : each;
  };
  return v.safeParse(shape, kept(value));
}

/** Returns only the names of fields, because the content of fields is untrusted. */
const pathsOf = (issues: v.BaseIssue<unknown>[]): string =>
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
