import { expect, test } from 'vitest';
import { noTokens, type LanguageModel } from '#core/language-model/language-model.ts';
import { locales, type Locale } from '#core/locale.ts';
import type { Segment } from '#core/translation/segments/segments.ts';
import { translateSegments } from '#core/translation/translate-segments.ts';
import { textsOf } from '../../tests/support/pages/texts-of.ts';
import { isTrueTranslation } from '../../tests/support/stand-ins/translation-examination.ts';
import { words } from './words.ts';

/** The texts of the site, except the forms’ problems, which give another example address and number per language. */
const siteTexts = (locale: Locale): string[] => {
  const { contact, ...rest } = words(locale);
  const { problems: _, ...form } = contact.form;
  return textsOf({ ...rest, contact: { ...contact, form } }).map((text) =>
    text.replaceAll(/<[^>]*>|[{}]/g, '').trim(),
  );
};

const isSentence = (text: string): boolean => (text.match(/\p{L}+/gu) ?? []).length >= 4;

const dutch = siteTexts('nl');
const targets = locales.filter((locale) => locale !== 'nl');

/** The doubts about the site’s texts, as if a model had translated them. `judge` supports each of them. */
async function doubtsAbout(
  locale: Locale,
  isJudged: boolean,
): Promise<{ segments: number; doubted: string[] }> {
  const translated = siteTexts(locale);
  expect(translated).toHaveLength(dutch.length);
  const pairs = dutch.flatMap((source, at) => {
    const text = translated[at] ?? '';
    return isSentence(source) && text !== source ? [{ id: `b${at}`, source, text }] : [];
  });
  const segments = pairs.map(({ id, source }): Segment => ({ id, kind: 'text', text: source, tags: [] }));
  const answering = (answer: (material: never) => unknown): LanguageModel => ({
    ask: ({ material }) =>
      Promise.resolve({ ok: true, value: answer(material as never), tokens: noTokens } as never),
  });
  const model = answering(({ segments: asked }: { segments: { id: string }[] }) => ({
    segments: pairs.filter((pair) => asked.some(({ id }) => id === pair.id)),
  }));
  const judge = answering(
    ({ segments: given }: { segments: { number: number; source: string; text: string }[] }) => ({
      verdicts: given.map(({ number, source, text }) => ({
        number,
        verdict:
          isTrueTranslation({ source, text }) ||
          pairs.some((pair) => pair.source === source && pair.text === text)
            ? 'supported'
            : 'meaning',
        words: source,
        subject: 'none',
      })),
    }),
  );
  const answer = await translateSegments(model, segments, {
    locale,
    names: [],
    timeoutSeconds: 60,
    ...(isJudged && { judge }),
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  const doubted = new Map(
    answer.doubts.map(({ segment, code, detail }) => [segment, `${segment} ${code} ${detail}`]),
  );
  return { segments: pairs.length, doubted: [...doubted.values()] };
}

test('of the site’s texts, which people translated, the rules doubt at most 2 %, and with a judge 1 % remain', async () => {
  const all = { segments: 0, byRules: 0, withJudge: 0 };
  const remaining: string[] = [];
  for (const locale of targets) {
    const [byRules, withJudge] = [await doubtsAbout(locale, false), await doubtsAbout(locale, true)];
    all.segments += byRules.segments;
    all.byRules += byRules.doubted.length;
    all.withJudge += withJudge.doubted.length;
    remaining.push(...withJudge.doubted.map((doubt) => `${locale} ${doubt}`));
  }
  process.stdout.write(
    `doubted of ${all.segments} texts: ${all.byRules} by rules, ${all.withJudge} with a judge: ${remaining.join('; ')}\n`,
  );
  expect(all.segments).toBeGreaterThan(1000);
  expect(all.byRules / all.segments).toBeLessThanOrEqual(0.02);
  expect(all.withJudge / all.segments).toBeLessThanOrEqual(0.01);
});
