/** What a valid text of each field of the business details is. */
import * as v from 'valibot';
import { isEmailAddress } from '../../typed-text/email-address.ts';
import { withoutUnseen } from '../../html/valid-text.ts';
import { typedAddress } from '../../typed-text/typed-address.ts';
import { isDay } from '../../ibiza-time/days.ts';
import { imageAt } from '../../images/image-path.ts';
import { locales } from '../../locale.ts';
import * as kinds from './field-kinds.ts';

/** The desk has a text for each code. */
export const fieldProblems = [
  ...(['missing', 'too-long', 'markup', 'email', 'phone', 'url', 'day', 'hours'] as const),
  ...([
    'number',
    'price',
    'amount',
    'percent',
    'period',
    'holiday',
    'incomplete',
    'question',
    'glossary',
    'unread',
  ] as const),
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

export const problem = (code: FieldProblem): FieldProblem => code;

/** A field of the form: what its value must be, and how an editor types it. */
/* @__NO_SIDE_EFFECTS__ */
const field = <const Schema extends v.GenericSchema>(
  kind: kinds.FieldKind<v.InferOutput<Schema>>,
  schema: Schema,
) => v.pipe(schema, v.metadata({ kind }));

/** Accepts one line without angle brackets, so that no markup reaches a page, a mail or a social card. */
/* @__NO_SIDE_EFFECTS__ */
const oneLine = (max: number) =>
  v.pipe(
    v.string(problem('missing')),
    v.trim(),
    v.maxLength(max, problem('too-long')),
    v.check((text) => !/[<>\u0000-\u001f\u007f]/.test(text), problem('markup')),
  );

/* @__NO_SIDE_EFFECTS__ */
const notEmpty = (max: number) => v.pipe(oneLine(max), v.minLength(1, problem('missing')));

/* @__NO_SIDE_EFFECTS__ */
export const checked = (isRight: (text: string) => boolean, code: FieldProblem, max = 254) =>
  v.pipe(notEmpty(max), v.check(isRight, problem(code)));

/* @__NO_SIDE_EFFECTS__ */
const checkedOrEmpty = (isRight: (text: string) => boolean, code: FieldProblem, max = 254) =>
  v.pipe(
    oneLine(max),
    v.check((text) => text === '' || isRight(text), problem(code)),
  );

/* @__NO_SIDE_EFFECTS__ */
const seen = (rule: v.GenericSchema<string>) =>
  v.pipe(v.string(problem('missing')), v.transform(withoutUnseen), rule);

/** A name, or a few words, of which each character is seen. */
/* @__NO_SIDE_EFFECTS__ */
export const line = (max: number) => field(kinds.text, seen(oneLine(max)));

/* @__NO_SIDE_EFFECTS__ */
export const required = (max: number) => field(kinds.text, seen(notEmpty(max)));

/** A text of one line. Invisible characters stay, because they join the parts of emoji. */
/* @__NO_SIDE_EFFECTS__ */
export const sentence = (max: number) => field(kinds.text, oneLine(max));

/* @__NO_SIDE_EFFECTS__ */
export const orEmpty = (isRight: (text: string) => boolean, code: FieldProblem, max?: number) =>
  field(kinds.text, checkedOrEmpty(isRight, code, max));

/* @__NO_SIDE_EFFECTS__ */
const cleaned = (rule: v.GenericSchema<string>) =>
  v.pipe(v.string(problem('missing')), v.transform(typedAddress), rule);

/** Whether a number may be one. `own-phone-numbers.ts` reads it, on the server and when the form is saved. */
const isPhone = (text: string): boolean => /^(?:[^a-z<>\d]*\d){7,17}[^a-z<>\d]*$/i.test(text);

export const phone = field(kinds.phone, cleaned(checked(isPhone, 'phone', 40)));
export const phoneOrEmpty = field(kinds.phone, cleaned(checkedOrEmpty(isPhone, 'phone', 40)));

export const email = field(kinds.email, cleaned(checked(isEmailAddress, 'email')));

export const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

export const urlOrEmpty = field(kinds.url, seen(checkedOrEmpty(isWebAddress, 'url')));

const isCoordinates = (text: string): boolean => {
  const [latitude, longitude, ...rest] = text.split(',').map(Number);
  return rest.length === 0 && Math.abs(latitude ?? NaN) <= 90 && Math.abs(longitude ?? NaN) <= 180;
};

export const coordinatesOrEmpty = field(kinds.text, checkedOrEmpty(isCoordinates, 'number', 40));

export const countryCode = field(kinds.text, v.pipe(oneLine(2), v.regex(/^[A-Z]{2}$/, problem('missing'))));

export const dayOrEmpty = field(kinds.day, checkedOrEmpty(isDay, 'day', 10));

export const image = field(
  kinds.text,
  checkedOrEmpty((text) => imageAt(text) !== undefined, 'missing'),
);

/** Opening times as HH:MM, or an empty text. The rule of a whole day checks their format. */
export const time = field(kinds.time, oneLine(5));

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/* @__NO_SIDE_EFFECTS__ */
export const lines = (
  max: number,
  each: v.GenericSchema<string> = seen(notEmpty(60)),
  kind: kinds.FieldKind<string[]> = kinds.lines,
) =>
  field(
    kind,
    v.pipe(
      v.array(each, problem('missing')),
      v.maxLength(max, problem('too-long')),
      v.transform((texts) => [...new Set(texts)]),
    ),
  );

/* @__NO_SIDE_EFFECTS__ */
export const countedLines = (max: number, each: v.GenericSchema<string>) =>
  lines(max, each, kinds.countedLines);

/** Accepts a question with its answer on each line. */
/* @__NO_SIDE_EFFECTS__ */
export const questions = (max: number) =>
  lines(
    max,
    checked((text) => /^[^?]+\?\s+\S/.test(text), 'question', 600),
    kinds.questions,
  );

export const paragraphs = field(
  kinds.paragraphs,
  v.pipe(
    v.string(problem('missing')),
    v.trim(),
    v.maxLength(4000, problem('too-long')),
    v.check((text) => !/[<>\u0000-\u0009\u000b-\u001f\u007f]/.test(text), problem('markup')),
  ),
);

/* @__NO_SIDE_EFFECTS__ */
export const translated = <const Text extends v.GenericSchema>(text: Text) =>
  v.object(v.entriesFromList(locales, text));

export const yesOrNo = field(kinds.checkbox, v.boolean(problem('missing')));

/* @__NO_SIDE_EFFECTS__ */
const between = (min: number, max: number, code: FieldProblem = 'number') =>
  v.pipe(
    v.number(problem(code)),
    v.integer(problem(code)),
    v.minValue(min, problem(code)),
    v.maxValue(max, problem(code)),
  );

/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (min: number, max: number) => field(kinds.wholeNumber, between(min, max));

export const percent = field(kinds.percent, between(1, 100, 'percent'));

/** A price in cents, at most 100,000 euros. */
export const price = field(kinds.euros, between(1, 100_000_00, 'price'));

export const amountOrZero = field(kinds.amount, between(0, 1_000_000_000, 'amount'));

/** A whole number or one of `words`, as a text, because an empty text means the default. */
/* @__NO_SIDE_EFFECTS__ */
export const numberOr = (min: number, max: number, words: string[] = []) =>
  orEmpty(
    (text) => words.includes(text) || (/^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max),
    'number',
  );
