import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { articleJudge, isTrueParagraph } from '../../../tests/support/stand-ins/article-judge.ts';
import { dutchArticle } from '../../../tests/support/stand-ins/dutch-article.ts';
import { postsInMemory } from '../../../tests/support/stand-ins/posts-in-memory.ts';
import { noTokens, type LanguageModel } from '../language-model/language-model.ts';
import { articleFaults } from './article-faults.ts';
import { articleLength, articleShape } from './article-task.ts';
import { topicSlugBase } from '../post/slugs/default-slug-base.ts';
import { writeText } from './write-text.ts';
import { writingSchema } from './writing-request.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const request = v.parse(writingSchema, { topic: 'Het huis achterlaten' });
const slug = 'het-huis-achterlaten-2026-11-21-nl';

describe('writeText', () => {
  test('stores a text without faults as a draft that is marked as written by AI', async () => {
    const { deps, asked, notes } = writing(dutchArticle);
    const written = await writeText(deps, request);
    expect(written).toEqual({ ok: true, value: { slug, language: 'nl' } });
    const post = await deps.posts.find({ slug, locale: 'nl' });
    expect(post).toMatchObject({
      title: dutchArticle.title,
      writtenByAi: true,
      isPublished: false,
      translation: 'source',
      content: expect.stringContaining('<h2>Begin bij het water</h2>\n\n<p>Water richt') as string,
    });
    expect(await writeText(deps, request)).toEqual(written);
    expect(asked).toHaveLength(1);
    expect(notes).toEqual([{ purpose: 'article', about: slug, tokens: { input: 10, output: 20 } }]);
  });

  test.each<[string, (text: string) => string]>([
    ['a figure', (text) => text.replace('een paar uur', '3 uur')],
    ['a person', (text) => text.replace('iemand die', 'onze Joan die')],
    [
      'a quotation',
      (text) => text.replace('Water richt', '“Water is de vijand,” zegt een loodgieter. Water richt'),
    ],
    ['an address', (text) => text.replace('Water richt', 'Kijk op www.example.com. Water richt')],
    ['markup', (text) => text.replace('Water richt', '<b>Water</b> richt')],
    ['news', (text) => text.replace('Een gesloten huis', 'Afgelopen zomer regende het. Een gesloten huis')],
    [
      'another language',
      () =>
        'The house is left in good order, and the key is with a neighbour who looks after it. '.repeat(22),
    ],
    ['too few words', (text) => text.slice(0, 40)],
  ])('sends one repair request for a text with %s', async (_, spoil) => {
    const bad = {
      ...dutchArticle,
      paragraphs: dutchArticle.paragraphs.map((part) => ({ ...part, text: spoil(part.text) })),
    };
    expect(articleFaults(bad, { topic: 'Het huis', locale: 'nl' })).not.toEqual([]);
    const once = writing(bad, dutchArticle);
    expect(await writeText(once.deps, request)).toMatchObject({ ok: true });
    expect((once.asked[1] as { faults: string[] }).faults.length).toBeGreaterThan(0);
    const always = writing(bad);
    expect(await writeText(always.deps, request)).toEqual({ ok: false, refusal: { code: 'text-failed' } });
    expect(always.asked).toHaveLength(2);
    expect(always.notes).toMatchObject([{ tokens: { input: 20, output: 40 } }]);
    expect(await always.deps.posts.find({ slug, locale: 'nl' })).toBeUndefined();
  });

  test('accepts the minimum and the maximum number of words, but refuses one word fewer or more', () => {
    const ofWords = (count: number) => {
      const [first = ''] = dutchArticle.paragraphs.map((part) => part.text);
      const words = first.split(' ');
      const rest = count - 2;
      const text = Array.from({ length: rest }, (_, at) => words[at % words.length]).join(' ');
      const article = { title: 'Huis', excerpt: 'Tuin', paragraphs: [{ heading: null, text }] };
      return articleFaults(article, { topic: first, locale: 'nl' }).filter((fault) =>
        fault.includes('words; write'),
      );
    };
    const { min, max } = articleLength;
    expect([min, max].map((count) => ofWords(count).length)).toEqual([0, 0]);
    expect([min - 1, max + 1].map((count) => ofWords(count).length)).toEqual([1, 1]);
  });

  test('reports a single figure that the topic does not contain', () => {
    const [first, ...others] = dutchArticle.paragraphs;
    const text = (first?.text ?? '').replace('de taxi', '3 taxi’s');
    const article = { ...dutchArticle, paragraphs: [{ heading: null, text }, ...others] };
    const faults = articleFaults(article, { topic: 'Het huis', locale: 'nl' });
    expect(faults.filter((fault) => fault.startsWith('Take these figures out'))).toEqual([
      'Take these figures out: 3.',
    ]);
  });

  test('accepts figures and names only if the topic contains them', () => {
    const text = dutchArticle.paragraphs.map((part) =>
      part.text.replace('de tuin', 'de tuin van Can Pep met 12 bomen'),
    );
    const article = {
      ...dutchArticle,
      paragraphs: text.map((part) => ({
        heading: null,
        text: part.replace('uw tuin', 'uw tuin bij Can Pep met 12 bomen'),
      })),
    };
    expect(articleFaults(article, { topic: 'De 12 bomen van Can Pep', locale: 'nl' })).toEqual([]);
    expect(articleFaults(article, { topic: 'De bomen', locale: 'nl' })).toHaveLength(2);
  });

  test('refuses the request without a retry if the model is unavailable', async () => {
    const away = writing();
    expect(await writeText(away.deps, request)).toEqual({ ok: false, refusal: { code: 'text-failed' } });
    expect(away.asked).toHaveLength(1);
    expect(await writeText({ ...away.deps, model: undefined }, request)).toEqual({
      ok: false,
      refusal: { code: 'no-language-model' },
    });
  });

  test('stores the doubts of the judge for the reviewer, or the doubt “unjudged” if the judge did not answer', async () => {
    const found = async (judge: LanguageModel) => {
      const { deps, problems } = writing(dutchArticle);
      expect(await writeText({ ...deps, judge: () => judge }, request)).toMatchObject({ ok: true });
      return problems;
    };
    const doubted = dutchArticle.paragraphs[1]?.text ?? '';
    const doubts = articleJudge((text) => isTrueParagraph(text) && !text.endsWith(doubted));
    expect(await found(doubts)).toEqual([
      {
        code: 'doubts',
        faults: [{ segment: 'b2', code: 'unsupported', detail: 'added: Begin bij het' }],
      },
    ]);
    expect(await found(articleJudge(isTrueParagraph))).toEqual([]);
    const away: LanguageModel = {
      ask: () => Promise.resolve({ ok: false, trouble: 'unreachable', detail: '', tokens: noTokens }),
    };
    expect(await found(away)).toMatchObject([{ faults: [{ code: 'unjudged', detail: 'unreachable' }] }]);
  });

  test('lets the model rewrite a rejected paragraph once, and ignores the second verdict if the paragraph did not change', async () => {
    const claim = 'Een gesloten huis heeft recht op subsidie van de gemeente.';
    const [first, ...others] = dutchArticle.paragraphs;
    const wrong = {
      ...dutchArticle,
      paragraphs: [{ heading: null, text: `${first?.text ?? ''} ${claim}` }, ...others],
    };
    expect(articleFaults(wrong, { topic: 'Het huis achterlaten', locale: 'nl' })).toEqual([]);
    // The first verdict finds the added claim, and the second verdict wrongly accepts it.
    const judge = () => {
      let judgements = 0;
      return articleJudge((text) => {
        const isClaim = text.endsWith(claim);
        if (isClaim) judgements += 1;
        return isTrueParagraph(text) || (isClaim && judgements > 1);
      });
    };
    const mended = writing(wrong, dutchArticle);
    const judges: string[] = [];
    const deps = { ...mended.deps, judge: (about: string) => (judges.push(about), judge()) };
    expect(await writeText(deps, request)).toMatchObject({ ok: true });
    expect((mended.asked[1] as { faults: string[] }).faults).toEqual([expect.stringContaining(claim)]);
    expect([judges, mended.problems]).toEqual([[slug], []]);
    expect((await deps.posts.find({ slug, locale: 'nl' }))?.content).not.toContain('subsidie');

    const stubborn = writing(wrong);
    expect(await writeText({ ...stubborn.deps, judge: () => judge() }, request)).toMatchObject({ ok: true });
    expect(stubborn.asked).toHaveLength(2);
    expect(stubborn.problems).toMatchObject([{ faults: [{ segment: 'b1', code: 'unsupported' }] }]);

    const [bad] = [{ ...dutchArticle, paragraphs: dutchArticle.paragraphs.slice(0, 2) }];
    const worse = writing(wrong, bad);
    expect(await writeText({ ...worse.deps, judge: () => judge() }, request)).toMatchObject({ ok: true });
    expect(worse.problems).toMatchObject([{ faults: [{ segment: 'b1', code: 'unsupported' }] }]);
  });

  test('refuses if an article by an editor already has the slug', async () => {
    const { deps } = writing(dutchArticle);
    await deps.posts.insert([
      {
        slugBase: slug.slice(0, -3),
        locale: 'nl',
        title: 'A',
        excerpt: '',
        content: 'B',
        translation: 'source',
      },
    ]);
    expect(await writeText(deps, request)).toEqual({ ok: false, refusal: { code: 'slug-taken' } });
  });

  test('returns the AI text that a concurrent request stored first, but refuses if an editor stored a text first', async () => {
    const written = async (writtenByAi: boolean) => {
      const { deps } = writing(dutchArticle);
      const own = {
        slugBase: slug.slice(0, -3),
        locale: 'nl',
        title: 'A',
        excerpt: '',
        content: 'B',
      } as const;
      const insert: typeof deps.posts.insert = async (rows) => {
        await deps.posts.insert([{ ...own, translation: 'source', writtenByAi }]);
        return deps.posts.insert(rows);
      };
      return writeText({ ...deps, posts: { ...deps.posts, insert } }, request);
    };
    expect(await written(true)).toEqual({ ok: true, value: { slug, language: 'nl' } });
    expect(await written(false)).toEqual({ ok: false, refusal: { code: 'slug-taken' } });
  });

  test('converts any topic to a slug base with the date, and writes in Dutch if no language is given', () => {
    expect(topicSlugBase('¡El jardín & la Straße!', noon)).toBe('el-jardin-la-strasse-2026-11-21');
    expect(topicSlugBase('漢字', noon)).toBe('tekst-2026-11-21');
    expect(topicSlugBase('a'.repeat(200), noon).length).toBeLessThan(100);
    expect(v.parse(writingSchema, {})).toEqual({ language: 'nl' });
    expect(v.parse(writingSchema, { topic: ' ', language: '' })).toMatchObject({ language: 'nl' });
  });
});

/** Fakes a model that gives `answers` in order, then repeats the last answer. Without answers, it is unreachable. */
function writing(...answers: object[]) {
  const asked: unknown[] = [];
  const notes: unknown[] = [];
  const model: LanguageModel = {
    ask: ({ material }) => {
      const value = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(material);
      const tokens = { input: 10, output: 20 };
      return Promise.resolve(
        value === undefined
          ? { ok: false, trouble: 'unreachable', detail: '', tokens: { input: 0, output: 0 } }
          : ({ ok: true, value: v.parse(articleShape, value), tokens } as never),
      );
    },
  };
  const uses = { note: (use: unknown) => Promise.resolve(void notes.push(use)) };
  const problems: unknown[] = [];
  const translations = {
    claim: () => Promise.resolve(true),
    end: (_: string, problem: unknown) => Promise.resolve(void problems.push(problem)),
  };
  return {
    deps: { posts: postsInMemory(), model, translations, uses, now: () => noon },
    asked,
    notes,
    problems,
  };
}
