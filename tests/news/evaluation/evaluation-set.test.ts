import { describe, expect, test } from 'vitest';
import type { LanguageModel } from '#core/language-model/language-model.ts';
import { findQuotation } from '#core/language/find-quotation.ts';
import { evenText } from '#core/language/read-words.ts';
import { locales, type Locale } from '#core/locale.ts';
import { judgeText } from '#core/news/writing/judge/judge-text.ts';
import { checkText, type CheckedSentence } from '#core/news/writing/sentence/check-text.ts';
import { keepFigure } from '../../support/figures.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import type { JudgeMaterial } from '../answers.ts';
import { positions, readSet, textsOf, type EvaluationSet } from './evaluation-set.ts';
import { readVerdicts, recordedJudge, taskDigest } from './recorded-judge.ts';
import { digestOf, isSealed, sealedPart } from './sealed-part.ts';

const share = (some: readonly unknown[], all: readonly unknown[]) =>
  `${some.length} of ${all.length} (${Math.round((1000 * some.length) / Math.max(1, all.length)) / 10} %)`;

type Outcome = {
  text: string;
  kind: string;
  position: (typeof positions)[number];
  by: 'rules' | 'judge' | undefined;
  /** Whether the text waits for a person, because the judge failed its examination. */
  waits: boolean;
  faults: string;
};

type Checked = ReturnType<typeof textsOf>[number] & { checked: CheckedSentence[] };

/** The texts of a set, checked with the rules, which find the same for every judge. */
function checkedTexts(set: EvaluationSet, locale: Locale): Checked[] {
  const texts =
    checkedBefore.get(locale) ??
    textsOf(set).map((text) => ({
      ...text,
      checked: checkText(text.sentences, { facts: text.facts, locale }),
    }));
  checkedBefore.set(locale, texts);
  return texts;
}

const checkedBefore = new Map<Locale, Checked[]>();

/** Checks the texts as the news writer does: first with the rules, then with the judge. */
async function outcomesOf(
  set: EvaluationSet,
  judge: LanguageModel,
  locale: Locale,
  random?: () => number,
): Promise<Outcome[]> {
  const all = await Promise.all(
    checkedTexts(set, locale).map(async ({ facts, sentences, checked }) => {
      const { value } = await judgeText({ sentences: checked }, { judge, facts, locale, random });
      return sentences.map(({ text, kind }, at): Outcome => {
        const faults = value.sentences[at]?.faults ?? [];
        const byRules = (checked[at]?.faults.length ?? 0) > 0;
        const byJudge = faults.length > 0 ? 'judge' : undefined;
        return {
          text,
          kind,
          waits: value.unread !== undefined,
          by: byRules ? 'rules' : byJudge,
          position: positions[Math.floor((3 * at) / sentences.length)] ?? 'last',
          faults: faults.map((fault) => `${fault.kind}: ${fault.detail}`).join(', '),
        };
      });
    }),
  );
  return all.flat();
}

function report(
  outcomes: readonly Outcome[],
  title: string,
  task?: Parameters<typeof keepFigure>[0],
): Figures {
  const faulty = outcomes.filter(({ kind }) => kind !== '');
  const honest = outcomes.filter(({ kind }) => kind === '');
  const caught = faulty.filter(({ by }) => by !== undefined);
  const refused = honest.filter(({ by }) => by !== undefined);
  const byRules = (some: readonly Outcome[]) => some.filter(({ by }) => by === 'rules');
  const thirds = positions.map((position) => {
    const of = (some: readonly Outcome[]) => some.filter((each) => each.position === position);
    return `${position} ${share(of(caught), of(faulty))}`;
  });
  const missed = faulty.filter(({ by, text }) => by === undefined && !isSealed(text));
  const kinds = [...new Set(missed.map(({ kind }) => kind))];
  process.stdout.write(
    `${title}: caught ${share(caught, faulty)}, by rules ${share(byRules(caught), faulty)}; by third: ` +
      `${thirds.join(', ')}; honest refused ${share(refused, honest)}, by rules ${share(byRules(refused), honest)}\n`,
  );
  for (const sealed of [false, true]) {
    const of = (some: readonly Outcome[]) => some.filter(({ text }) => isSealed(text) === sealed);
    process.stdout.write(
      `  ${sealed ? 'sealed' : 'open'} part: caught ${share(of(caught), of(faulty))}, ` +
        `honest refused ${share(of(refused), of(honest))}` +
        `${sealed ? '' : `; missed kinds: ${kinds.join(', ') || 'none'}`}\n`,
    );
  }
  // Nothing that is sealed is shown.
  if (process.env['EVALUATION_DETAILS'] !== undefined)
    for (const { by, kind, text, faults } of [...refused.filter((each) => !isSealed(each.text)), ...missed])
      process.stdout.write(`  ${kind || 'honest'} | ${by ?? 'passed'} | ${faults} | ${text}\n`);
  if (task !== undefined)
    keepFigure(task, {
      what: `${title}: false sentences caught`,
      value: `${share(caught, faulty)}; ${thirds.join(', ')}`,
      count: faulty.length,
      goal: '≥ 90 %',
      ok: caught.length >= 0.9 * faulty.length,
    });
  if (task !== undefined)
    keepFigure(task, {
      what: `${title}: honest sentences refused`,
      value: share(refused, honest),
      count: honest.length,
      goal: '≤ 4 %',
      ok: refused.length <= 0.04 * honest.length,
    });
  return {
    caught: caught.length / faulty.length,
    refused: refused.length / honest.length,
    refusedByRules: byRules(refused).length / honest.length,
  };
}

type Figures = { caught: number; refused: number; refusedByRules: number };

const only = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The file is missing.');
  return value;
};

describe.each(locales)('the evaluation set in %s', (locale) => {
  const set = only(readSet(locale));

  test('has enough reports, kinds of error and different sentences, which cite only facts of the set', () => {
    const texts = [...set.honest, ...set.faulty].map(({ text }) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    const ids = new Set(set.facts.map(({ id }) => id));
    const unknown = [...set.honest, ...set.faulty].filter(({ facts }) => facts.some((id) => !ids.has(id)));
    expect(unknown).toEqual([]);
    expect(textsOf(set)[0]?.facts.dropped).toEqual([]);
    expect(textsOf(set).flatMap(({ sentences }) => sentences)).toHaveLength(texts.length);
    expect(set.reports.length).toBeGreaterThanOrEqual(10);
    expect(set.honest.length).toBeGreaterThanOrEqual(150);
    expect(new Set(set.faulty.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(45);
  });

  test('has a sealed part of about a third, which has not changed', () => {
    const { honest, faulty } = sealedPart(locale);
    const all = [...set.honest, ...set.faulty];
    expect([...honest, ...faulty].filter(({ text }) => !isSealed(text))).toEqual([]);
    expect(all.filter(({ text }) => isSealed(text))).toHaveLength(honest.length + faulty.length);
    expect((honest.length + faulty.length) / all.length).toBeGreaterThan(0.25);
    expect((honest.length + faulty.length) / all.length).toBeLessThan(0.42);
  });

  test('has at most 4 % of its honest sentences refused by the rules', async () => {
    const believing: LanguageModel = {
      ask: () =>
        Promise.resolve({ ok: false, trouble: 'unreachable', detail: '', tokens: { input: 0, output: 0 } }),
    };
    const figures = report(await outcomesOf(set, believing, locale), `rules alone in ${locale}`);
    expect(figures.refusedByRules).toBeLessThanOrEqual(0.04);
  });
});

describe.each(locales)('the judged evaluation set in %s', (locale) => {
  const set = only(readSet(locale));

  test('contains a verdict on every sentence, given with the judge’s current instructions', () => {
    const { task, verdicts } = only(readVerdicts(locale, 'careful'));
    expect(task).toBe(taskDigest(locale));
    const judged = new Set(verdicts.map(({ digest }) => digest));
    expect([...set.honest, ...set.faulty].filter(({ text }) => !judged.has(digestOf(text)))).toEqual([]);
  });

  test('loses at least 90 % of its false and at most 4 % of its honest sentences to rules and judge', async ({
    task,
  }) => {
    const judge = recordedJudge(only(readVerdicts(locale, 'careful')));
    const figures = report(await outcomesOf(set, judge, locale), `rules and judge in ${locale}`, task);
    expect(figures.caught).toBeGreaterThanOrEqual(0.9);
    expect(figures.refused).toBeLessThanOrEqual(0.04);
  });
});

describe.each(locales)('the evaluation set in %s with a careless judge', (locale) => {
  const set = only(readSet(locale));

  test('has at least 50 % of its false but at most 10 % of its honest sentences refused by rules or judge', async ({
    task,
  }) => {
    const recorded = only(readVerdicts(locale, 'careless'));
    expect(recorded.task).toBe(taskDigest(locale));
    const outcomes = await outcomesOf(set, recordedJudge(recorded), locale);
    const figures = report(outcomes, `rules and careless judge in ${locale}`, task);
    expect(figures.caught).toBeGreaterThanOrEqual(0.5);
    expect(figures.refused).toBeLessThanOrEqual(0.1);
  });
});

type Verdict = { number: number; verdict: string; words: string };

/** The recorded reader, except that it believes this share of the false sentences, those of the examination too. */
function mediocre(reader: LanguageModel, { missed, random }: Mediocre): LanguageModel {
  return {
    async ask(question) {
      const answer = await reader.ask(question);
      if (!answer.ok) return answer;
      const { verdicts } = answer.value as { verdicts: Verdict[] };
      const sentences = (question.material as JudgeMaterial).reports.flatMap((report) => report.sentences);
      const value = {
        verdicts: verdicts.map((each) => {
          const source = sentences.find(({ number }) => number === each.number)?.source.join(' ') ?? '';
          // The reader supports a sentence beside another source with words that are not there.
          const isTrue =
            each.verdict === 'supported' && findQuotation(evenText(source), each.words) !== undefined;
          return isTrue || random() >= missed ? each : { ...each, verdict: 'supported', words: source };
        }),
      };
      return { ...answer, value };
    },
  };
}

type Mediocre = { missed: number; random: () => number };

// Chance decides much in one run. For the scoreboard, there are enough runs to know the mean and the spread.
const runs = process.env['SCOREBOARD_SEED'] === undefined ? 2 : 20;

// A judge that misses few usually passes, and one that misses many usually fails: the worst is between the two.
test.for([0.1, 0.3])(
  'of the false sentences, at most a tenth is published unread if the judge misses a share of %d',
  async (missed, { task }) => {
    const shares: Record<'unread' | 'refused' | 'held', number[]> = { unread: [], refused: [], held: [] };
    for (let seed = 1; seed <= runs; seed++) {
      const all: Outcome[] = [];
      for (const locale of locales) {
        const random = seededRandom(10 * seed + locales.indexOf(locale));
        const judge = mediocre(recordedJudge(only(readVerdicts(locale, 'careful'))), { missed, random });
        all.push(...(await outcomesOf(only(readSet(locale)), judge, locale, random)));
      }
      const faulty = all.filter(({ kind }) => kind !== '');
      const honest = all.filter(({ kind }) => kind === '');
      const unread = faulty.filter(({ by, waits }) => by === undefined && !waits);
      shares.unread.push(unread.length / faulty.length);
      shares.refused.push(honest.filter(({ by }) => by !== undefined).length / honest.length);
      shares.held.push(all.filter(({ waits }) => waits).length / all.length);
    }
    const [unread, refused] = [meanOf(shares.unread), meanOf(shares.refused)];
    const value = `${spread(shares.unread)}; honest refused ${spread(shares.refused)}; held ${spread(shares.held)}`;
    process.stdout.write(`published unread with a judge that misses ${missed}, ${runs} runs: ${value}\n`);
    keepFigure(task, {
      what: `false sentences published unread with a judge that misses ${missed * 100} % of them`,
      value,
      count: runs,
      goal: '≤ 10 %; ≤ 2 %',
      ok: unread <= 0.1 && refused <= 0.02,
    });
    expect(unread).toBeLessThanOrEqual(0.1);
    expect(refused).toBeLessThanOrEqual(0.02);
  },
);

const meanOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

/** @example spread([0.02, 0.04]) // => '3 % (2 to 4)' */
const spread = (all: readonly number[]): string => {
  const [mean, least, most] = [meanOf(all), Math.min(...all), Math.max(...all)].map(
    (each) => Math.round(1000 * each) / 10,
  );
  return `${mean} % (${least} to ${most})`;
};
