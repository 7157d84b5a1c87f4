import * as v from 'valibot';
import { languageWords } from '../language/language-words.ts';
import type { Locale } from '../locale.ts';
import type { FaultCode } from './problem-codes.ts';
import type { TranslationTarget, Fault } from './faults.ts';
import { fixedNames } from '../language/names/translated-names.ts';
import { termsIn } from './glossary.ts';
import type { Segment } from './segments/segments.ts';

/** The instructions for the language model that translates. `translationMaterial` is what it translates. */
export const translationTask = (locale: Locale): string =>
  [
    `You translate texts of a company in Ibiza that looks after houses, from Dutch into ${languageWords[locale].style}.`,
    'Translate each segment of the material under its own id: all of them, each once, none added. Write as a native would, in plain, friendly prose, and address the reader formally. Add nothing, leave nothing out, explain nothing.',
    'Tags such as <1>…</1> and <2/> stand for formatting. Put each of them around or at the words it belongs to, exactly once, and write no other tags. &lt; &gt; and &amp; are characters; leave them written like that.',
    `Keep every number, amount, time, date, address and name. Write numbers as ${languageWords[locale].style} does, without converting units, currencies or clocks.`,
    'Use the words of "terms" and keep the names of "names" as they are. In titles, only the first word and names have a capital. A "title" has at most 120 characters, a description or summary at most 300.',
  ].join('\n');

/** The instructions for a repair of faulty translations. */
export const repairTask = (locale: Locale): string =>
  `${translationTask(locale)}\nA first attempt had faults. Each segment comes with that attempt and what is wrong with it. Answer with the mended translation of every segment of the material.`;

export function translationMaterial(
  segments: readonly Segment[],
  { locale, names, glossary }: TranslationTarget,
) {
  const all = segments.map(({ text }) => text).join('\n');
  return {
    from: 'nl',
    to: locale,
    terms: termsIn(all, locale, glossary).map(({ term, accepted }) => ({ nl: term, [locale]: accepted[0] })),
    names: [...fixedNames.flat(), ...names].filter((name) => all.includes(name)),
    segments: segments.map(({ id, kind, text }) => ({ id, kind, text })),
  };
}

export function repairMaterial(segments: readonly Segment[], { target, attempts, faults }: Repair) {
  const material = translationMaterial(segments, target);
  return {
    ...material,
    segments: material.segments.map((segment) => ({
      ...segment,
      attempt: attempts.get(segment.id) ?? '',
      faults: faults
        .filter((fault) => fault.segment === segment.id)
        .map(({ code, detail }) => `${faultWords[code]} ${detail}`.trim()),
    })),
  };
}

export const translationShape = v.object({
  segments: v.array(v.object({ id: v.string(), text: v.string() })),
});

const faultWords: Record<FaultCode, string> = {
  missing: 'There is no translation.',
  markup: 'The numbered tags are not the same as in the source, or there are others.',
  address: 'These web or e-mail addresses differ from the source:',
  number: 'These numbers, times or dates differ from the source:',
  currency: 'The currency differs from the source:',
  name: 'These names of the source are missing:',
  'name-added': 'These words have a capital, but are no names of the source:',
  term: 'Use these terms:',
  untranslated: 'This is not in the language that is wanted.',
  length: 'This is far longer or shorter than the source: translate all of it, and nothing else.',
  'too-long': 'This is too long. Most characters:',
  informal: 'The reader is addressed informally.',
  order: 'These links or numbers are in another order than in the source:',
  sentences: 'A sentence of the source is missing, or one was added.',
  chatter: 'This talks about the task in place of translating.',
  unsupported: 'This differs from the source:',
  unjudged: 'No judge has compared this with the source.',
};

type Repair = { target: TranslationTarget; attempts: ReadonlyMap<string, string>; faults: readonly Fault[] };
