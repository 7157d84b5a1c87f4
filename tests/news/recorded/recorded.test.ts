import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatModel } from '#adapters/language-model/chat-model.ts';
import { answersNews } from '../../support/news/news-replies.ts';
import { aLanguageModel, type ModelStandIn } from '../../support/stand-ins/model-stand-in.ts';
import { itemsOf } from '../answers.ts';
import { stories } from '../stories.ts';
import { newsOf, recordingOf, replayOf, type Recording } from './exchanges.ts';

let service: ModelStandIn;
beforeAll(async () => {
  service = await aLanguageModel(answersNews);
});
afterAll(() => service.stop());

test('a recording of a model’s answers produces the same news again without the model', async () => {
  const model = chatModel({ baseUrl: service.url, key: 'a key', name: 'a-model' });
  const recording: Recording = {
    ...{ model: 'a-model', judge: 'a-model', day: '2026-11-21', exchanges: [] },
    reports: itemsOf(stories).map((item) => ({ ...item, publishedAt: item.publishedAt.toISOString() })),
  };
  const recorder = recordingOf(model, recording.exchanges);
  const texts = await newsOf(recording, { model: recorder, judge: recorder });
  expect(recording.exchanges.length).toBeGreaterThanOrEqual(9);
  const stored = JSON.parse(JSON.stringify(recording)) as Recording;
  const asked = service.questions.length;
  const replay = replayOf(stored);
  expect(await newsOf(stored, { model: replay, judge: replay })).toEqual(texts);
  expect(service.questions).toHaveLength(asked);
  const changed = { ...stored, day: '2026-11-22', reports: stored.reports.slice(1) };
  await expect(newsOf(changed, { model: replay, judge: replay })).rejects.toThrow('not recorded');
});

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));

test.each(files)('the recorded answers of %s still produce news in four languages', async (name) => {
  const recording = JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')) as Recording;
  const replay = replayOf(recording);
  expect(await newsOf(recording, { model: replay, judge: replay })).toHaveLength(4);
});
