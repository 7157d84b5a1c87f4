/** Which fields the details of the business have, and what is valid in each. `saving/` says what a save does. */
import * as v from 'valibot';
import { isDay } from '../ibiza-time/days.ts';
import { glossaryEntry } from '../language/names/glossary-entry.ts';
import { isLocale } from '../locale.ts';
import { maxFeeds } from '../news/gathering/news-feeds.ts';
import { allExtras, pricedExtras } from '../quote/price-lists.ts';
import { priceVersionFormat } from '../quote/quote.ts';
import { monthlyServices, services } from '../services.ts';
import { settingNumbers as numbers } from '../settings/setting-numbers.ts';
import type { FieldKind } from './fields/field-kinds.ts';
import * as rule from './fields/field-rules.ts';
import { line, lines, problem, required, translated, wholeNumber, yesOrNo } from './fields/field-rules.ts';
import { holidayIn } from './hours/holiday.ts';
import { weekdays } from './hours/weekdays.ts';
import { maxQuestions } from './question.ts';

/** Pages leave out empty texts, empty lists and days without hours, but have defaults for `names` and `images`. */
export type Business = v.InferOutput<typeof businessSchema>;

export type EnteredBusiness = v.InferOutput<typeof enteredSchema>;

export const imageSlots = ['logo', 'hero', 'home', ...services] as const;

export const personSlots = ['first', 'second', 'third', 'fourth'] as const;

export const testimonialSlots = ['first', 'second', 'third'] as const;

export const legalPages = ['privacy', 'terms', 'cookies', 'legal'] as const;
export type LegalPage = (typeof legalPages)[number];

const holiday = rule.checked((text) => holidayIn(text) !== undefined, 'holiday', 40);

/** Accepts an opening time and a later closing time as HH:MM, or two empty texts for a day off. */
const dayHours = v.pipe(
  v.object({ opens: rule.time, closes: rule.time }),
  v.check(
    ({ opens, closes }) =>
      (opens === '' && closes === '') || (rule.isTime(opens) && rule.isTime(closes) && opens < closes),
    problem('hours'),
  ),
);

export const noticeText = rule.sentence(300);

/** Pages show the notice from its first to its last day, both included. */
const notice = v.pipe(
  v.object({ starts: rule.dayOrEmpty, ends: rule.dayOrEmpty, texts: translated(noticeText) }),
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
  words: rule.sentence(400),
  lang: rule.orEmpty(isLocale, 'missing'),
  name: line(80),
  day: rule.dayOrEmpty,
  source: rule.urlOrEmpty,
  consentOn: rule.dayOrEmpty,
});

/** Refuses texts of which some are empty and others not. The first empty one gets `explanation`. */
const allOrNone = <Texts extends Record<string, string>>(explanation: rule.FieldProblem) =>
  v.rawCheck<Texts>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const keys = Object.keys(input);
    const empty = keys.filter((key) => input[key] === '');
    if (empty.length === keys.length) return;
    for (const [index, key] of empty.entries())
      addIssue({
        message: problem(index === 0 ? explanation : 'missing'),
        path: [{ type: 'object', origin: 'value', input, key, value: '' }],
      });
  });

/** Each testimonial is complete or empty, so that no page shows words without a source and the customer's consent. */
const wholeTestimonial = v.pipe(testimonial, allOrNone('incomplete'));

const partner = v.object({ name: line(80), url: rule.urlOrEmpty });

/** A business without a partner leaves both fields empty. */
const wholePartner = v.pipe(partner, allOrNone('missing'));

/** A member of the team. Without a name, all other fields must be empty. */
const person = v.pipe(
  v.object({ name: line(80), image: rule.image, role: translated(line(80)), languages: line(120) }),
  v.forward(
    v.check(
      ({ name, image, role, languages }) =>
        name !== '' || [image, languages, ...Object.values(role)].every((text) => text === ''),
      problem('missing'),
    ),
    ['name'],
  ),
);

/**
 * Settings that are not secret. Each is named like an environment variable (`src/adapters/settings.ts`), whose value
 * applies if the setting is empty.
 */
const settings = v.object({
  NEWS_HOUR: rule.numberOr(numbers.NEWS_HOUR.min, numbers.NEWS_HOUR.max),
  NEWS_FEEDS: lines(maxFeeds, rule.checked(rule.isWebAddress, 'url', 300)),
  RETENTION_DAYS: rule.numberOr(numbers.RETENTION_DAYS.min, numbers.RETENTION_DAYS.max, ['0']),
  BUILDS_PER_MONTH: rule.numberOr(numbers.BUILDS_PER_MONTH.min, numbers.BUILDS_PER_MONTH.max, ['unlimited']),
  BITCOIN_CONFIRMATIONS: rule.numberOr(numbers.BITCOIN_CONFIRMATIONS.min, numbers.BITCOIN_CONFIRMATIONS.max),
});

const enteredPrices = v.object({
  baseCents: rule.price,
  extras: v.object(v.entriesFromList(pricedExtras, rule.price)),
  rentalFeePercent: rule.percent,
});

/** Each field has its rule and its kind. The form, its texts and the start of a new installation follow from these. */
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
    countryCode: rule.countryCode,
    /** @example '38.90670, 1.42060' */
    coordinates: rule.coordinatesOrEmpty,
  }),
  phone: rule.phone,
  chatNumber: rule.phone,
  /** The number for emergencies. It is empty if emergencies use the ordinary number. */
  emergencyPhone: rule.phoneOrEmpty,
  /** Pages show this address. Messages go to the address in the setting `CONTACT_TO` instead. */
  email: rule.email,
  hours: v.object(v.entriesFromList(weekdays, dayHours)),
  /** `holiday.ts` reads these entries. Each entry is a day with unusual hours. */
  holidays: lines(40, holiday),
  promises: v.object({
    /** The business promises to answer e-mails within this many hours. */
    emailHours: wholeNumber(1, 168),
    /** The form promises an answer within this many hours. The desk counts them, and reminds an hour before their end. */
    formHours: wholeNumber(2, 168),
    /** Whether the built-in texts promise help in an emergency by day and by night. */
    aroundTheClock: yesOrNo,
  }),
  /** The languages that the business speaks, each named in that language, such as “Deutsch”. */
  languages: lines(12),
  municipalities: lines(40),
  faq: translated(rule.questions(maxQuestions)),
  /** The page about key holding shows these questions before its own. */
  keyFaq: translated(rule.questions(maxQuestions)),
  /** The texts that a model writes or translates use these words (`glossary-entry.ts`). */
  glossary: rule.countedLines(
    60,
    rule.checked((text) => glossaryEntry(text) !== undefined, 'glossary', 200),
  ),
  insurance: v.object({
    insurer: line(120),
    policy: line(60),
    sum: rule.amountOrZero,
    validUntil: rule.dayOrEmpty,
  }),
  badges: v.object({ igj: line(60), iso9001: line(60) }),
  /** The dictionaries describe the partner under `partner`. */
  partner,
  prices: enteredPrices,
  /** What a service costs on its own, from this amount in whole euros a month. 0 if the owner names no amount. */
  singlePrices: v.object(v.entriesFromList(monthlyServices, rule.amountOrZero)),
  /** A sentence that says of which amount the fee for rental management is a share. */
  rentalFeeOf: translated(rule.sentence(200)),
  /** The names of services and extras. An empty name means the dictionary’s name. */
  names: v.object({
    services: v.object(v.entriesFromList(services, translated(line(60)))),
    extras: v.object(v.entriesFromList(allExtras, translated(line(100)))),
    /** The unit of an extra’s price, such as “per hour”. */
    units: v.object(v.entriesFromList(pricedExtras, translated(line(40)))),
    withoutVat: v.object(v.entriesFromList(pricedExtras, yesOrNo)),
  }),
  /** The names of external services that process personal data, in addition to those that every installation uses. */
  processors: v.object({
    aiService: line(80),
    fallbackService: line(80),
    /** Whether the owner has a data processing agreement with each service that the privacy policy names. */
    agreements: yesOrNo,
  }),
  legal: v.object(v.entriesFromList(legalPages, translated(rule.paragraphs))),
  notice,
  people: v.object(v.entriesFromList(personSlots, person)),
  /** Articles name this person as their author. If empty, they name the business. */
  blogWriter: line(80),
  /** The paths of uploaded images. Without a path, pages show a drawing. `logo` is used only in JSON-LD. */
  images: v.object(v.entriesFromList(imageSlots, rule.image)),
  testimonials: v.object(v.entriesFromList(testimonialSlots, testimonial)),
  settings,
}) satisfies Described;

/** A field without a kind does not compile. */
export type Described = { readonly entries: Readonly<Record<string, Described | DescribedField>> };
export type DescribedField = {
  readonly pipe: readonly [unknown, { readonly metadata: { readonly kind: FieldKind } }];
};

/** @example 'address.town' */
export type FieldPath = PathIn<typeof fieldsSchema.entries>;

type PathIn<Entries> = {
  [Name in keyof Entries & string]: Entries[Name] extends { entries: infer Inner }
    ? `${Name}.${PathIn<Inner>}`
    : Name;
}[keyof Entries & string];

export const enteredSchema = v.object({
  ...fieldsSchema.entries,
  partner: wholePartner,
  testimonials: v.object(v.entriesFromList(testimonialSlots, wholeTestimonial)),
});

const version = v.pipe(v.string(), v.regex(priceVersionFormat));

/** The stored details. `earlierPrices` has the price lists of earlier quotes, newest first (`saving/price-versions.ts`). */
export const businessSchema = v.object({
  ...fieldsSchema.entries,
  prices: v.object({ ...enteredPrices.entries, version }),
  earlierPrices: v.array(
    v.object({ ...enteredPrices.entries, version, endedOn: v.pipe(v.string(), v.check(isDay)) }),
  ),
});

/** Returns undefined for invalid details. */
export function validDetails(details: unknown): EnteredBusiness | undefined {
  const parsed = v.safeParse(enteredSchema, details);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Returns a problem code for each wrong field that an editor entered. The keys are the paths of the fields.
 * @example businessProblems({ …, hours: { monday: { opens: '18:00', closes: '8:00' } } }) // => { 'hours.monday': 'hours' }
 */
export function businessProblems(details: unknown): Record<string, rule.FieldProblem> {
  const problems: Record<string, rule.FieldProblem> = {};
  for (const issue of v.safeParse(enteredSchema, details).issues ?? []) {
    const code = rule.fieldProblems.find((one) => one === issue.message) ?? 'missing';
    problems[v.getDotPath(issue) ?? ''] ??= code;
  }
  return problems;
}
