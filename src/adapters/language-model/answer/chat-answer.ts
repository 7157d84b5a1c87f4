import * as v from 'valibot';
import { jsonSchema } from '../chat-messages.ts';
import { fitToSchema } from './fit-to-schema.ts';
import { isStructure, jsonInAnswer, otherJsonIn, parsed } from './json-in-answer.ts';
import { otherNotations } from './other-notations.ts';
import { allSaidIn, answerIn, endsAtLimit, envelopeIn, saidIn } from './said-in-body.ts';
import { isRecord, type JsonSchema } from './value-types.ts';
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
  const envelope = envelopeIn(body);
  const completion = v.safeParse(completionSchema, envelope);
  if (!completion.success) return failure('wrong-shape', 'The answer is no chat completion.', noTokens);
  const { choices = [], usage } = completion.output;
  const tokens = tokensOf(usage);
  const messages = choices.flatMap(({ message, delta }) => message ?? delta ?? []);
  if (messages[0]?.refusal) return failure('declined', 'The model declined.', tokens);
  if (choices[0]?.finish_reason === 'content_filter')
    return failure('declined', 'The service filtered the answer.', tokens);
  const schema = jsonSchema(shape);
  const said = saidBy(messages, envelope, schema);
  const text = answerIn(said.join('\n'));
  const isCut = endsAtLimit(body);
  const misfits: v.BaseIssue<unknown>[][] = [];
  const outputsOf = (values: readonly unknown[]) =>
    values.flatMap((value) => {
      // Whatever the way to mend an answer may mistake, an answer in the form that was asked for stays as it is.
      const asked = isAsAsked(value, schema) ? v.safeParse(shape, value) : undefined;
      const read = asked?.success === true ? asked : readIn(shape, fitToSchema(value, schema));
      if (!read.success) misfits.push(read.issues);
      return read.success ? [read.output] : [];
    });
  // At its greatest length, an answer is whole only if nothing needs to be mended.
  const found = outputsOf(isCut ? said.map(parsed).filter(isStructure) : jsonInAnswer(text));
  const others = () =>
    isCut ? [] : [otherJsonIn(text), otherNotations(text)].flatMap(outputsOf).filter(hasWords);
  const [value = found.at(-1)] = [
    ...joined(found.filter(hasWords), schema),
    ...(found.some(hasWords) ? [] : others()),
  ];
  if (value !== undefined) return { ok: true, value, tokens };
  if (isCut) return failure('cut-off', 'The answer was cut off at its longest.', tokens);
  const paths = pathsOf(misfits[0] ?? []);
  return {
    ...failure('wrong-shape', `The answer does not fit: ${paths}.`, tokens),
    content: said.join('\n'),
  };
}

/** Services other than those of chats have envelopes of their own, or none. */
function saidBy(messages: readonly Message[], envelope: unknown, { properties = {} }: JsonSchema): string[] {
  if (isRecord(envelope) && Object.keys(properties).some((name) => name in envelope))
    return [JSON.stringify(envelope)];
  const all = messages.map(({ content, tool_calls, function_call, parsed: data }) => {
    const isAnswer = isRecord(content) && typeof content['text'] !== 'string';
    return [isAnswer ? { data: content } : content, tool_calls, [function_call], { data }].flatMap((each) =>
      saidIn(each),
    );
  });
  return all.find((said) => said.length > 0) ?? allSaidIn(envelope);
}

/**
 * The last answer counts, because a model drafts before it answers. Earlier ones count too if all of their elements are
 * about something else, as the first fields of the elements tell.
 */
function joined<Output>(outputs: readonly Output[], { properties = {} }: JsonSchema): Output[] {
  const [list = '', ...others] = Object.keys(properties);
  const [first = ''] = Object.keys(properties[list]?.items?.properties ?? {});
  const last = outputs.at(-1);
  if (last === undefined) return [];
  if (others.length > 0 || first === '') return [last];
  const elementsOf = (output: Output) => (output as Record<string, Record<string, unknown>[]>)[list] ?? [];
  const elements = outputs.reduceRight<Record<string, unknown>[]>((all, output) => {
    const known = new Set(all.map((each) => each[first]));
    const more = elementsOf(output);
    return more.some((each) => known.has(each[first])) ? all : [...more, ...all];
  }, []);
  return [{ ...last, [list]: elements }];
}

/** Whether a value holds nothing but the fields of the schema, at their places and of their types. */
function isAsAsked(value: unknown, { type, properties, items, enum: words }: JsonSchema): boolean {
  if (items !== undefined) return Array.isArray(value) && value.every((each) => isAsAsked(each, items));
  if (properties !== undefined)
    return (
      isRecord(value) &&
      Object.entries(value).every(([name, each]) => isAsAsked(each, properties[name] ?? { enum: [] }))
    );
  if (words !== undefined) return words.some((word) => word === value);
  return type === undefined || typeof value === type;
}

/** A draft may have the shape without any content. */
const hasWords = (output: unknown): boolean =>
  Object.values(output as object).some((each) => !Array.isArray(each) || each.length > 0);

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

const messageSchema = maybe(
  v.object({
    content: v.optional(v.unknown()),
    tool_calls: v.optional(v.unknown()),
    function_call: v.optional(v.unknown()),
    parsed: v.optional(v.unknown()),
    refusal: maybe(v.string()),
  }),
);

/** A stream has `delta` in place of `message`. */
const completionSchema = v.object({
  choices: maybe(
    v.array(v.object({ message: messageSchema, delta: messageSchema, finish_reason: maybe(v.string()) })),
  ),
  usage: maybe(v.record(v.string(), v.unknown())),
});

type Message = NonNullable<v.InferOutput<typeof messageSchema>>;

/** Services name the counts differently. */
const tokensOf = (usage: Record<string, unknown> = {}): Tokens => ({
  input: countOf(usage['prompt_tokens'] ?? usage['input_tokens']),
  output: countOf(usage['completion_tokens'] ?? usage['output_tokens']),
});

const countOf = (written: unknown): number =>
  Number.isSafeInteger(Number(written)) ? Math.max(0, Number(written)) : 0;

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
