import { expect, test } from 'vitest';
import { mailMorningPreview, type MorningPreviewTools } from './morning-preview.ts';

const day = '2026-11-21';

function tools(changes: Partial<MorningPreviewTools> = {}) {
  const taken = new Set<string>();
  const sent: string[] = [];
  const noted: unknown[] = [];
  const made: MorningPreviewTools = {
    isWanted: true,
    claims: {
      take: (date) => Promise.resolve(!taken.has(date) && Boolean(taken.add(date))),
      release: (date) => Promise.resolve(void taken.delete(date)),
    },
    send: (slugBase) => Promise.resolve(sent.push(slugBase) > 0),
    noteBreakdown: (cause) => String(noted.push(cause)),
    ...changes,
  };
  return { made, sent, noted };
}

test('a preview of the day is mailed once, however often the run is started', async () => {
  const { made, sent } = tools();
  expect(await mailMorningPreview(made, day)).toBe('mailed');
  expect(await mailMorningPreview(made, day)).toBe('mailed-before');
  expect(await mailMorningPreview(made, '2026-11-22')).toBe('mailed');
  expect(sent).toEqual(['daily-ibiza-news-2026-11-21', 'daily-ibiza-news-2026-11-22']);
});

test('nobody who does not want it gets one', async () => {
  const { made, sent } = tools({ isWanted: false });
  expect(await mailMorningPreview(made, day)).toBe('not-wanted');
  expect(sent).toEqual([]);
});

test('one that could not be mailed is tried again by the next run', async () => {
  let isDown = true;
  const { made, noted } = tools({
    send: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(true)),
  });
  expect(await mailMorningPreview(made, day)).toBe('failed');
  expect(noted).toHaveLength(1);
  isDown = false;
  expect(await mailMorningPreview(made, day)).toBe('mailed');
  expect(await mailMorningPreview({ ...made, send: () => Promise.resolve(false) }, '2026-11-22')).toBe(
    'failed',
  );
});
