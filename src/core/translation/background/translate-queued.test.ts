import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatModel } from '../../../adapters/language-model/chat-model.ts';
import { aKnownArticle, translatesWhatItKnows } from '../../../../tests/support/stand-ins/demo-translator.ts';
import * as standIn from '../../../../tests/support/stand-ins/model-stand-in.ts';
import { postsInMemory } from '../../../../tests/support/stand-ins/posts-in-memory.ts';
import type { Locale } from '../../locale.ts';
import type { TranslatedRow, TranslatingDeps, TranslationQueue } from '../ports.ts';
import { emptyText } from '../segments/segments.ts';
import { translateQueued } from './translate-queued.ts';

let service: standIn.ModelStandIn;
beforeAll(async () => {
  service = await standIn.aLanguageModel(translatesWhatItKnows);
});
afterAll(() => service.stop());

const { title_nl, excerpt_nl, html_nl } = aKnownArticle();
const dutch = { ...emptyText, title: title_nl, excerpt: excerpt_nl, content: html_nl };

describe('translateQueued', () => {
  test('translates each queued language that no editor has reviewed, and records the reason for each failure', async () => {
    const desk = aQueue(['en', 'es', 'de']);
    desk.rowOf('de').translation = 'reviewed';
    expect(await translateQueued(desk.deps, { seconds: 60 })).toEqual({ translated: 2, failed: 1 });
    expect([...desk.rows].map(([locale, { translation }]) => `${locale} ${translation}`)).toEqual([
      'en machine',
      'es machine',
      'de reviewed',
    ]);
    expect([desk.dropped, desk.queued]).toEqual([['de'], new Set()]);

    service.willReply(standIn.says({ segments: [] }));
    const failing = aQueue(['en']);
    expect(await translateQueued(failing.deps, { seconds: 60 })).toEqual({ translated: 0, failed: 1 });
    expect(failing.rows.get('en')).toMatchObject({ translation: 'pending', problem: { code: 'faults' } });
    service.willReply(translatesWhatItKnows);
  });

  test('drops a queued language of an article without a Dutch source, which no retry could translate', async () => {
    const desk = aQueue(['en', 'es']);
    const find = desk.deps.translations.find;
    desk.deps.translations.find = (address) =>
      address.locale === 'en' ? Promise.resolve(undefined) : find(address);
    expect(await translateQueued(desk.deps, { seconds: 5 })).toEqual({ translated: 1, failed: 1 });
    expect([desk.dropped, desk.queued]).toEqual([['en'], new Set()]);
  });

  test('continues with the other languages after an unexpected error, and then throws the error', async () => {
    const desk = aQueue(['en', 'es', 'de']);
    const find = desk.deps.translations.find;
    desk.deps.translations.find = (address) =>
      address.locale === 'en' ? Promise.reject(new Error('No such row.')) : find(address);
    await expect(translateQueued(desk.deps, { seconds: 60 })).rejects.toMatchObject({
      message: 'Translating failed unexpectedly for vijgen-en.',
      errors: [new Error('No such row.')],
    });
    expect(desk.queued).toEqual(new Set(['en']));
    expect(desk.rowOf('es').translation).toBe('machine');
  });

  test('starts no translation if the time of the run is over or if no language model is configured', async () => {
    for (const changes of [{ seconds: 0 }, { seconds: 60, model: undefined }]) {
      const desk = aQueue(['en']);
      const deps = 'model' in changes ? { ...desk.deps, model: undefined } : desk.deps;
      expect(await translateQueued(deps, changes)).toEqual({ translated: 0, failed: 0 });
      expect(desk.queued).toEqual(new Set(['en']));
    }
  });
});

/** Fakes the queue of untranslated language versions. tests/database tests the real queue. */
function aQueue(locales: Locale[]) {
  const queued = new Set(locales);
  const dropped: Locale[] = [];
  const rows = new Map(
    locales.map((locale): [Locale, TranslatedRow] => [
      locale,
      {
        ...dutch,
        slug: `vijgen-${locale}`,
        revision: 1,
        translation: 'pending',
        isOutdated: false,
        isPublished: false,
        problem: undefined,
      },
    ]),
  );
  function rowOf(locale: Locale): TranslatedRow {
    const row = rows.get(locale);
    if (row === undefined) throw new Error(`There is no row in ${locale}.`);
    return row;
  }
  const rowAt = (slug: string) => rowOf(slug.slice(-2) as Locale);
  const done = (slug: string) => queued.delete(slug.slice(-2) as Locale);
  const queue: TranslationQueue = {
    next: () => Promise.resolve([...queued].map((locale) => ({ slugBase: 'vijgen', locale }))),
    drop: ({ locale }) => {
      dropped.push(locale);
      return Promise.resolve(void queued.delete(locale));
    },
  };
  const deps: TranslatingDeps & { queue: TranslationQueue } = {
    queue,
    posts: postsInMemory(),
    rebuild: { request: () => Promise.resolve({ rebuild: 'requested', contentVersion: 3 }) },
    now: () => new Date(),
    names: [],
    model: chatModel({ baseUrl: service.url, key: 'a key', name: 'a-model' }),
    uses: { note: () => Promise.resolve() },
    translations: {
      find: ({ locale }) =>
        Promise.resolve({
          source: { ...dutch, revision: 1 },
          post: { ...rowOf(locale) },
          earlierSource: undefined,
        }),
      claim: () => Promise.resolve(true),
      // The real queue retries a failed translation minutes later, but the fake removes it from its queue.
      end: (slug, problem) => {
        rowAt(slug).problem = problem;
        return Promise.resolve(void done(slug));
      },
      store: ({ slug, text }) => {
        Object.assign(rowAt(slug), text, { translation: 'machine' });
        return Promise.resolve(2);
      },
    },
  };
  return { deps, rows, rowOf, queued, dropped };
}
