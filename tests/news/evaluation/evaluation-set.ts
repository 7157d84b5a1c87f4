/** Reads the evaluation sets: reports with honest and false sentences, which show what rules and judge let through. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Locale } from '#core/locale.ts';
import { newsFactsFrom } from '#core/news/writing/news-facts.ts';
import type { NewsFacts, NewsReport } from '#core/news/writing/news-writer.ts';
import type { LocatedSentence } from '#core/news/writing/sentence/check-text.ts';
import { errorKinds } from './error-kinds.ts';
import { sealedPart } from './sealed-part.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const sentence = { text, facts: v.pipe(v.array(text), v.nonEmpty()) };

export const positions = ['first', 'second', 'last'] as const;

/** The format of the files in `set/`, one for each language. The reports are invented. */
const setSchema = v.strictObject({
  language: v.picklist(['nl', 'en', 'es', 'de']),
  reports: v.array(
    v.strictObject({
      id: text,
      paper: text,
      language: v.picklist(['es', 'ca', 'en', 'de']),
      title: text,
      summary: text,
      date: v.pipe(v.string(), v.isoDate()),
    }),
  ),
  facts: v.array(v.strictObject({ id: text, report: text, quote: text })),
  honest: v.array(v.strictObject(sentence)),
  faulty: v.array(
    v.strictObject({ ...sentence, kind: v.picklist(errorKinds), position: v.picklist(positions) }),
  ),
});

export type EvaluationSet = v.InferOutput<typeof setSchema>;
export type Position = (typeof positions)[number];

const folder = import.meta.dirname;

/** Returns the open and the sealed part together. */
export function readSet(locale: Locale): EvaluationSet | undefined {
  const file = `${folder}/set/${locale}.json`;
  if (!existsSync(file)) return undefined;
  const open = JSON.parse(readFileSync(file, 'utf8')) as EvaluationSet;
  const sealed = sealedPart(locale);
  const both = <Name extends 'honest' | 'faulty'>(name: Name) => [...open[name], ...sealed[name]];
  return v.parse(setSchema, { ...open, honest: both('honest'), faulty: both('faulty') });
}

/** `sentences` has the order in which the judge reads the sentences. `kind` is empty for honest sentences. */
export type EvaluationText = { facts: NewsFacts; sentences: (LocatedSentence & { kind: ErrorKindOrNone })[] };
type ErrorKindOrNone = EvaluationSet['faulty'][number]['kind'] | '';

const sentencesPerText = 22;

/**
 * Distributes the sentences of a set over texts like those of a model. The `position` of a faulty sentence decides
 * whether its paragraph comes early, in the middle or late.
 */
export function textsOf(set: EvaluationSet): EvaluationText[] {
  const count = Math.max(1, Math.ceil((set.honest.length + set.faulty.length) / sentencesPerText));
  const texts: Placed[][] = Array.from({ length: count }, () => []);
  const reportOf = new Map(set.facts.map(({ id, report }) => [id, report]));
  const all = [
    ...set.faulty,
    ...set.honest.map((honest) => ({ ...honest, kind: '' as const, position: undefined })),
  ].map((each) => ({ ...each, report: reportOf.get(each.facts[0] ?? '') ?? '' }));
  for (const each of all) {
    const clashes = (placed: Placed) =>
      placed.facts.some((id) => each.facts.includes(id)) ||
      (each.kind !== '' && placed.report === each.report);
    const smallestFirst = texts.toSorted((one, other) => one.length - other.length);
    (smallestFirst.find((some) => !some.some(clashes)) ?? smallestFirst[0])?.push(each);
  }
  const facts = factsOf(set);
  return texts.map((some) => ({ facts, sentences: arranged(some) }));
}

function arranged(some: readonly Placed[]): EvaluationText['sentences'] {
  const rank = ({ position }: Placed) => positions.indexOf(position ?? 'second');
  const paragraphs = Object.values(Object.groupBy(some, ({ report }) => report)).map((each = []) => ({
    sentences: each.toSorted((one, other) => rank(one) - rank(other)),
    rank: rank(each.find(({ kind }) => kind !== '') ?? (each[0] as Placed)),
  }));
  return paragraphs
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ sentences }, paragraph) =>
      sentences.map(({ text: words, facts, kind }) => ({
        text: words,
        facts,
        kind,
        paragraph,
        part: 'text' as const,
      })),
    );
}

type Placed = {
  text: string;
  facts: string[];
  kind: ErrorKindOrNone;
  position: Position | undefined;
  report: string;
};

/** Accepts or drops facts as the news writer does. The rules refuse a sentence that cites a dropped fact. */
function factsOf({ reports: written, facts: found }: EvaluationSet): NewsFacts {
  const reports = written.map(({ paper, date, ...report }): NewsReport => ({
    ...report,
    source: paper,
    link: `https://feed.example/${report.id}`,
    publishedAt: `${date}T08:00:00.000Z`,
  }));
  const accepted = found.map(({ id, report: about, quote }) => {
    const at = reports.findIndex((report) => report.id === about);
    return { id, ...newsFactsFrom([{ report: `r${at + 1}`, quote }], reports) };
  });
  return {
    reports,
    facts: accepted.flatMap(({ id, facts }) => facts.map((fact) => ({ ...fact, id }))),
    dropped: accepted.flatMap(({ dropped }) => dropped),
  };
}
