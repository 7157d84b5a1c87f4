import { describe, expect, test } from 'vitest';
import type { ModelUse } from '../../language-model/model-uses.ts';
import { recordingWriter } from './recording-writer.ts';
import type { NewsWriter } from './news-writer.ts';

const facts = { reports: [], facts: [], dropped: [] };
const writer: NewsWriter = {
  isAi: true,
  facts: () => Promise.resolve({ ok: true, facts, tokens: { input: 100, output: 10 } }),
  text: () =>
    Promise.resolve({ ok: false, reason: 'too-little-left', detail: '', tokens: { input: 200, output: 20 } }),
};
const slugBase = 'daily-ibiza-news-2026-11-21';

describe('recordingWriter', () => {
  test('records the tokens and the purpose of each request to the model, even if no text results', async () => {
    const noted: ModelUse[] = [];
    const uses = { note: (use: ModelUse) => Promise.resolve(void noted.push(use)) };
    const watched = recordingWriter(writer, { uses, slugBase, reportError: () => 'id' });
    expect(await watched.facts([])).toMatchObject({ ok: true, facts });
    expect(await watched.text(facts, 'es', {})).toMatchObject({ reason: 'too-little-left' });
    expect(noted).toEqual([
      { purpose: 'news', about: slugBase, tokens: { input: 100, output: 10 } },
      { purpose: 'news', about: `${slugBase}-es`, tokens: { input: 200, output: 20 } },
    ]);
  });

  test('returns the news and logs the error if the token usage cannot be recorded', async () => {
    const logged: unknown[] = [];
    const uses = { note: () => Promise.reject(new Error('no database')) };
    const reportError = (cause: unknown) => String(logged.push(cause));
    const watched = recordingWriter(writer, { uses, slugBase, reportError });
    expect(await watched.facts([])).toMatchObject({ ok: true });
    expect(logged).toEqual([new Error('no database')]);
  });
});
