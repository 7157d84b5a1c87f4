import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random.ts';
import { articleJudge, isTrueParagraph } from '../../../tests/support/stand-ins/article-judge.ts';
import { dutchArticle } from '../../../tests/support/stand-ins/dutch-article.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import { judgeArticle, type ArticleDoubt } from './judge-article.ts';

const water = ` ${dutchArticle.paragraphs[0]?.text ?? ''}`;

const judged = (judge: LanguageModel, { seed = 1, rejected = [] as ArticleDoubt[] } = {}) =>
  judgeArticle(judge, dutchArticle, {
    topic: 'tuin',
    locale: 'nl',
    timeoutSeconds: 9,
    rejected,
    random: seededRandom(seed),
  });
const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('judgeArticle', () => {
  test('has no doubt if a careful judge supports every paragraph', async () => {
    for (const seed of seeds) expect(await judged(articleJudge(isTrueParagraph), { seed })).toEqual([]);
  });

  test('marks only the article’s own paragraphs, which it returns unchanged', async () => {
    const judge = articleJudge((text) => isTrueParagraph(text) && text !== water);
    for (const seed of seeds)
      expect(await judged(judge, { seed })).toMatchObject([
        { segment: 'b1', code: 'unsupported', text: water },
      ]);
    expect(judge.read.filter((text) => !isTrueParagraph(text)).length).toBeGreaterThanOrEqual(12 * 3);
  });

  test.each<[string, string, (text: string) => boolean]>([
    ['yes to everything', 'exam-believed', () => true],
    ['no to everything', 'exam-refused', () => false],
    ['yes to short paragraphs', 'exam-', (text) => text.length < 300],
  ])('calls an article unjudged if the judge says %s', async (_, trouble, supports) => {
    for (const seed of seeds)
      expect(await judged(articleJudge(supports), { seed })).toMatchObject([
        { segment: 'content', code: 'unjudged', detail: expect.stringContaining(trouble) as string },
      ]);
  });

  test('cannot accept a rejected paragraph that did not change, but can replace a missing verdict', async () => {
    const doubt = { segment: 'b7', detail: 'added', text: water };
    const careful = articleJudge(isTrueParagraph);
    expect(await judged(careful, { rejected: [{ ...doubt, code: 'unsupported' }] })).toEqual([
      { ...doubt, code: 'unsupported', segment: 'b1' },
    ]);
    expect(await judged(careful, { rejected: [{ ...doubt, code: 'unjudged' }] })).toEqual([]);
    const other = { ...doubt, code: 'unsupported' as const, text: 'Other words.' };
    expect(await judged(careful, { rejected: [other] })).toEqual([]);
  });
});
