import { expect, test } from 'vitest';
import { mailMorningPreview, type MorningPreview, type MorningPreviewDeps } from './morning-preview.ts';
import type { NewsOutcome } from './run-news.ts';

const date = '2026-11-21';
const text = { locale: 'nl', slug: 'a-nl', isNew: true } as const;
const published: NewsOutcome = { texts: [{ ...text, state: 'published' }] };
const held: NewsOutcome = { texts: [{ ...text, state: 'held' }] };
const failed: NewsOutcome = { texts: [{ locale: 'nl', state: 'failed', trouble: 'slow' }] };
const disabled = { isWanted: false };
const refusing = { send: () => Promise.resolve(false) };
const broken = { send: () => Promise.reject(new Error('down')) };

test.each<[MorningPreview, string, NewsOutcome, Partial<MorningPreviewDeps>]>([
  ['mailed', 'on a day with news', published, {}],
  ['mailed', 'with a text that is held for review, even if the business has disabled it', held, disabled],
  ['not-wanted', 'if the business has disabled it', published, disabled],
  ['no-news', 'on a day without news', { skipped: 'too-little-news' }, {}],
  ['no-news', 'on a day whose texts failed', failed, {}],
  ['failed', 'if it is refused', published, refusing],
  ['failed', 'if it cannot be sent', published, broken],
])('the morning preview is %s %s', async (answer, _, outcome, changes) => {
  const sent: string[] = [];
  const noted: unknown[] = [];
  const deps: MorningPreviewDeps = {
    isWanted: true,
    send: (day) => Promise.resolve(sent.push(day) > 0),
    reportError: (cause) => String(noted.push(cause)),
    ...changes,
  };
  expect(await mailMorningPreview(deps, { date, outcome })).toBe(answer);
  expect(sent).toEqual(answer === 'mailed' ? [date] : []);
  expect(noted).toHaveLength(changes === broken ? 1 : 0);
});
