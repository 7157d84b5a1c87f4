import * as v from 'valibot';
import { isEmailAddress } from '../email-address.ts';
import { pictureAt } from '../images/image-path.ts';
import { isDay } from '../ibiza-time/days.ts';
import { glossaryEntry } from '../language/names/glossary-entry.ts';
import { isLocale, locales } from '../locale.ts';
import { allExtras, pricedExtras } from '../quote/prices.ts';
import { services } from '../services.ts';
import { holidayIn } from './holiday.ts';
import { priceVersionFormat } from '../quote/quote.ts';

/** Pages leave out empty texts, empty lists and days without hours, but have defaults for `names` and `pictures`. */
export type Business = v.InferOutput<typeof businessSchema>;

export type EnteredBusiness = v.InferOutput<typeof enteredSchema>;

export const weekdays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const),
  ...(['saturday', 'sunday'] as const),
] as const;
export type Weekday = (typeof weekdays)[number];

export const pictureSlots = ['logo', 'hero', 'home', ...services] as const;

/** The desk has a text for each code. */
export const fieldProblems = [
  ...(['missing', 'too-long', 'markup', 'email', 'phone', 'url', 'day', 'hours'] as const),
  ...(['number', 'period', 'holiday', 'incomplete', 'question', 'glossary', 'unread'] as const),
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

const problem = (code: FieldProblem): FieldProblem => code;

/** Accepts one line without angle brackets, so that no markup reaches a page, a mail or a social card. */
/* @__NO_SIDE_EFFECTS__ */
const line = (most: number) =>
  v.pipe(
    v.string(problem('missing')),
    v.trim(),
    v.maxLength(most, problem('too-long')),
    v.check((text) => !/[<>\u0000-\u001f\u007f]/.test(text), problem('markup')),
  );

/* @__NO_SIDE_EFFECTS__ */
const required = (most: number) => v.pipe(line(most), v.minLength(1, problem('missing')));

/* @__NO_SIDE_EFFECTS__ */
const orEmpty = (isRight: (text: string) => boolean, code: FieldProblem, most = 254) =>
  v.pipe(
    line(most),
    v.check((text) => text === '' || isRight(text), problem(code)),
  );

/** Whether a number has a country code and 7 to 15 digits (ITU-T E.164). Only digits are counted. */
const isPhone = (text: string): boolean =>
  /^\+[\d ()-]+$/.test(text) && /^[1-9]\d{6,14}$/.test(text.replace(/\D/g, ''));

const phone = v.pipe(required(40), v.check(isPhone, problem('phone')));

const isWebAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/* @__NO_SIDE_EFFECTS__ */
const lines = (most: number, each: v.GenericSchema<string> = required(60)) =>
  v.pipe(
    v.array(each, problem('missing')),
    v.maxLength(most, problem('too-long')),
    v.transform((texts) => [...new Set(texts)]),
  );

const paragraphs = v.pipe(
  v.string(problem('missing')),
  v.trim(),
  v.maxLength(4000, problem('too-long')),
  v.check((text) => !/[<>\u0000-\u0009\u000b-\u001f\u007f]/.test(text), problem('markup')),
);

/* @__NO_SIDE_EFFECTS__ */
const translated = <Text extends v.GenericSchema<string>>(text: Text) =>
  v.object(v.entriesFromList(locales, text));

/** A visitor's question and its answer, on one line (`question.ts`). */
const question = v.pipe(
  required(600),
  v.check((text) => /^[^?]+\?\s+\S/.test(text), problem('question')),
);

/* @__NO_SIDE_EFFECTS__ */
const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number(problem('number')),
    v.integer(problem('number')),
    v.minValue(least, problem('number')),
    v.maxValue(most, problem('number')),
  );

/* @__NO_SIDE_EFFECTS__ */
const numberOr = (least: number, most: number, words: string[] = []) =>
  orEmpty(
    (text) =>
      words.includes(text) || (/^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most),
    'number',
  );

/**
 * Settings that are not secret. Each is named like an environment variable (`src/adapters/settings.ts`), whose value
 * applies if the setting is empty.
 */
const settings = v.object({
  NEWS_HOUR: numberOr(0, 23),
  NEWS_FEEDS: lines(25, v.pipe(required(300), v.check(isWebAddress, problem('url')))),
  /** In days. 0 keeps messages for ever. The minimum of 30 protects messages if the owner mistypes the number. */
  RETENTION_DAYS: numberOr(30, 3650, ['0']),
  BUILDS_PER_MONTH: numberOr(1, 10_000, ['unlimited']),
  BITCOIN_CONFIRMATIONS: numberOr(1, 100),
});

/** Accepts an opening time and a later closing time as HH:MM, or two empty texts for a day off. */
const dayHours = v.pipe(
  v.object({ opens: line(5), closes: line(5) }),
  v.check(
    ({ opens, closes }) =>
      (opens === '' && closes === '') || (isTime(opens) && isTime(closes) && opens < closes),
    problem('hours'),
  ),
);

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const noticeText = line(300);

/** Pages show the notice from its first to its last day, both included. */
const notice = v.pipe(
  v.object({
    starts: orEmpty(isDay, 'day', 10),
    ends: orEmpty(isDay, 'day', 10),
    texts: translated(noticeText),
  }),
  v.forward(
    v.partialCheck(
      [['starts'], ['ends']],
      ({ starts, ends }) => ends === '' || starts <= ends,
      problem('period'),
    ),
    ['ends'],
  ),
);

/** The published details lack `consentOn`, because visitors do not need it (`private.published_business`). */
const testimonial = v.object({
  words: line(400),
  lang: orEmpty(isLocale, 'missing'),
  name: line(80),
  day: orEmpty(isDay, 'day'),
  source: orEmpty(isWebAddress, 'url'),
  consentOn: orEmpty(isDay, 'day'),
});

/** Each testimonial is complete or empty, so that no page shows words without a source and the customer's consent. */
const wholeTestimonial = v.pipe(
  testimonial,
  v.forward(
    v.check((parts) => {
      const filled = Object.values(parts).filter((text) => text !== '').length;
      return filled === 0 || filled === Object.keys(parts).length;
    }, problem('incomplete')),
    ['consentOn'],
  ),
);

const picture = orEmpty((text) => pictureAt(text) !== undefined, 'missing');

/** A member of the team. Without a name, all other fields must be empty. */
const person = v.pipe(
  v.object({ name: line(80), picture, role: translated(line(80)), languages: line(120) }),
  v.forward(
    v.check(
      ({ name, picture: photo, role, languages }) =>
        name !== '' || [photo, languages, ...Object.values(role)].every((text) => text === ''),
      problem('missing'),
    ),
    ['name'],
  ),
);

export const personSlots = ['first', 'second', 'third', 'fourth'] as const;

export const legalPages = ['privacy', 'terms', 'cookies', 'legal'] as const;
export type LegalPage = (typeof legalPages)[number];

export const testimonialSlots = ['first', 'second', 'third'] as const;

/** A price in cents, at most 100,000 euros. */
const price = wholeNumber(1, 100_000_00);

const pricesEntered = v.object({
  baseCents: price,
  extras: v.object(v.entriesFromList(pricedExtras, price)),
  rentalFeePercent: wholeNumber(1, 100),
});

const version = v.pipe(v.string(), v.regex(priceVersionFormat));

export const fieldsSchema = v.object({
  name: required(80),
  legalName: line(120),
  register: line(200),
  taxNumber: required(30),
  address: v.object({
    street: required(120),
    postalCode: required(12),
    town: required(80),
    island: required(60),
    countryCode: v.pipe(line(2), v.regex(/^[A-Z]{2}$/, problem('missing'))),
  }),
  phone,
  chatNumber: phone,
  /** The number for emergencies. It is empty if emergencies use the ordinary number. */
  emergencyPhone: orEmpty(isPhone, 'phone', 40),
  /** Pages show this address. Messages go to the address in the setting `CONTACT_TO` instead. */
  email: v.pipe(required(254), v.check(isEmailAddress, problem('email'))),
  hours: v.object(v.entriesFromList(weekdays, dayHours)),
  /** `holiday.ts` reads these entries. Each entry is a day with unusual hours. */
  holidays: v.pipe(
    v.array(
      v.pipe(
        line(40),
        v.check((text) => holidayIn(text) !== undefined, problem('holiday')),
      ),
    ),
    v.maxLength(40, problem('too-long')),
  ),
  promises: v.object({
    /** The business promises to answer e-mails within this many hours. */
    emailHours: wholeNumber(2, 168),
    /** The form promises an answer within this many hours. */
    formHours: wholeNumber(1, 168),
    /** Whether the built-in texts promise help in an emergency by day and by night. */
    aroundTheClock: v.boolean(problem('missing')),
  }),
  /** The languages that the business speaks, each named in that language, such as “Deutsch”. */
  languages: lines(12),
  municipalities: lines(40),
  faq: v.object(v.entriesFromList(locales, lines(12, question))),
  /** The texts that a model writes or translates use these words (`glossary-entry.ts`). */
  glossary: lines(
    60,
    orEmpty((text) => glossaryEntry(text) !== undefined, 'glossary', 200),
  ),
  insurance: v.object({
    insurer: line(120),
    policy: line(60),
    sum: wholeNumber(0, 1_000_000_000),
    validUntil: orEmpty(isDay, 'day', 10),
  }),
  badges: v.object({ igj: line(60), iso9001: line(60) }),
  /** The dictionaries describe the partner under `partner`. */
  partner: v.object({
    name: required(80),
    url: v.pipe(required(254), v.check(isWebAddress, problem('url'))),
  }),
  prices: pricesEntered,
  /** The names of services and extras. An empty name means the dictionary’s name. */
  names: v.object({
    services: v.object(v.entriesFromList(services, translated(line(60)))),
    extras: v.object(v.entriesFromList(allExtras, translated(line(100)))),
    /** The unit of an extra’s price, such as “per hour”. */
    units: v.object(v.entriesFromList(pricedExtras, translated(line(40)))),
    withoutVat: v.object(v.entriesFromList(pricedExtras, v.boolean(problem('missing')))),
  }),
  /** The names of external services that process personal data, in addition to those that every installation uses. */
  processors: v.object({ aiService: line(80), fallbackService: line(80) }),
  legal: v.object(v.entriesFromList(legalPages, translated(paragraphs))),
  notice,
  people: v.object(v.entriesFromList(personSlots, person)),
  /** The paths of uploaded pictures. Without a path, pages show a drawing. `logo` is used only in JSON-LD. */
  pictures: v.object(v.entriesFromList(pictureSlots, picture)),
  testimonials: v.object(v.entriesFromList(testimonialSlots, testimonial)),
  settings,
});

export const enteredSchema = v.object({
  ...fieldsSchema.entries,
  testimonials: v.object(v.entriesFromList(testimonialSlots, wholeTestimonial)),
});

/** The stored details. `earlierPrices` has the price lists of earlier quotes, newest first (`price-versions.ts`). */
export const businessSchema = v.object({
  ...fieldsSchema.entries,
  prices: v.object({ ...pricesEntered.entries, version }),
  earlierPrices: v.array(
    v.object({ ...pricesEntered.entries, version, endedOn: v.pipe(v.string(), v.check(isDay)) }),
  ),
});

export function validDetails(details: unknown): EnteredBusiness | undefined {
  const parsed = v.safeParse(enteredSchema, details);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Returns a problem code for each wrong field that an editor entered. The keys are the paths of the fields.
 * @example businessProblems({ …, hours: { monday: { opens: '18:00', closes: '8:00' } } }) // => { 'hours.monday': 'hours' }
 */
export function businessProblems(details: unknown): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of v.safeParse(enteredSchema, details).issues ?? []) {
    const code = fieldProblems.find((known) => known === issue.message) ?? 'missing';
    problems[v.getDotPath(issue) ?? ''] ??= code;
  }
  return problems;
}
