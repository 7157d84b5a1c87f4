import { locales, type Locale } from '#core/locale.ts';
import { foundIn, goodText, verdictsOn, type JudgeMaterial } from '../../news/answers.ts';
import { stories, type Story } from '../../news/stories.ts';
import type { StandInReport } from '../stand-ins/feed-shapes.ts';
import { asked, saysOf, type Reply } from '../stand-ins/model-stand-in.ts';

/** Answers all questions that the daily news asks about the test stories, as a good model would. */
export const answersNews: Reply = saysOf((material: NewsMaterial, task) => {
  if (/^You compare sentences/.test(task)) return verdictsOn(material as unknown as JudgeMaterial);
  if (material.reports !== undefined) {
    const facts = material.reports.flatMap(({ id, title }) =>
      foundIn(storyOf(title)).facts.map((fact) => ({ ...fact, report: id })),
    );
    return { facts };
  }
  const chosen = [...new Set((material.facts ?? []).flatMap(({ quote }) => storyWith(quote)))];
  return goodText(chosen, localeIn(task));
});

/** Answers questions of the daily news, and passes all other questions to another reply. */
export const answersNewsOr =
  (other: Reply): Reply =>
  (exchange) =>
    /^You (read reports of news feeds|write the local news|compare sentences of a news text)/.test(
      asked(exchange.question).task,
    )
      ? answersNews(exchange)
      : other(exchange);

/** Returns the test stories as reports that three feeds published an hour ago. */
export const storyReports = (): StandInReport[] =>
  stories.map(({ item }, place) => ({
    feed: (['diario', 'island', 'consell'] as const)[place % 3] ?? 'diario',
    title: item.title,
    link: `https://feed.example/${item.id}-${Date.now()}`,
    summary: item.summary,
    at: new Date(Date.now() - 3_600_000 - place * 60_000),
  }));

const storyOf = (title: string): Story[] => stories.filter(({ item }) => item.title === title);

const storyWith = (quote: string): Story[] =>
  stories.filter(({ facts }) => facts.some((fact) => quote.includes(fact.quote)));

const languageNames: Record<Locale, string> = { en: 'English', nl: 'Dutch', es: 'Spanish', de: 'German' };

function localeIn(task: string): Locale {
  const found = locales.find((locale) => task.includes(`in ${languageNames[locale]}.`));
  if (found === undefined) throw new Error(`The question names no language: ${task.slice(0, 100)}`);
  return found;
}

type NewsMaterial = { reports?: { id: string; title: string }[]; facts?: { quote: string }[] };
