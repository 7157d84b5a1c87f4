import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatModel } from '#adapters/language-model/chat-model.ts';
import { locales } from '#core/locale.ts';
import { answersNews } from '../../support/news/news-replies.ts';
import {
  aLanguageModel,
  saysOf,
  type ModelStandIn,
  type Reply,
} from '../../support/stand-ins/model-stand-in.ts';
import { itemsOf, rememberWritten, verdictsOn, stories } from '../answers.ts';
import { readSet } from '../evaluation/evaluation-set.ts';
import { newsOf, recordingOf, replayOf, type Recording } from './exchanges.ts';

let service: ModelStandIn;
beforeAll(async () => {
  service = await aLanguageModel(answersNews);
});
afterAll(() => service.stop());

test('a recording of a model’s answers produces the same news again without the model', async () => {
  const model = chatModel({ baseUrl: service.url, key: 'a key', name: 'a-model' });
  const recording: Recording = {
    model: 'a-model',
    judge: 'a-model',
    day: '2026-11-21',
    exchanges: [],
    reports: itemsOf(stories).map((item) => ({ ...item, publishedAt: item.publishedAt.toISOString() })),
  };
  const recorder = recordingOf(model, recording.exchanges);
  const texts = await newsOf(recording, { model: recorder, judge: recorder });
  expect(recording.exchanges.length).toBeGreaterThanOrEqual(9);
  const stored = JSON.parse(JSON.stringify(recording)) as Recording;
  const before = service.questions.length;
  const replay = replayOf(stored);
  expect(await newsOf(stored, { model: replay, judge: replay })).toEqual(texts);
  expect(service.questions).toHaveLength(before);
  const changed = { ...stored, day: '2026-11-22', reports: stored.reports.slice(1) };
  await expect(newsOf(changed, { model: replay, judge: replay })).rejects.toThrow('not recorded');
});

/** Answers with facts and honest sentences of the Dutch evaluation set. Texts in other languages get only a title. */
const answersSet: Reply = saysOf((material: Asked, task) => {
  const { reports = [], facts = [], honest = [] } = readSet('nl') ?? {};
  if (task.startsWith('You compare')) return verdictsOn({ task, material });
  if (material.reports !== undefined)
    return {
      facts: material.reports.flatMap(({ id, title }) => {
        const own = reports.find((report) => report.title === title)?.id;
        return facts.filter(({ report }) => report === own).map(({ quote }) => ({ report: id, quote }));
      }),
    };
  const idOf = (fact: string) => {
    const quote = facts.find(({ id }) => id === fact)?.quote ?? '';
    return material.facts?.find((fact) => fact.quote.includes(quote))?.id;
  };
  const sentences = honest.flatMap(({ text, facts: cited }) => {
    const ids = cited.map(idOf);
    return ids.every((id) => id !== undefined) ? [{ text, facts: ids }] : [];
  });
  const [title = { text: '', facts: [] }] = sentences;
  const text = { title, excerpt: [], paragraphs: task.includes('in Dutch.') ? [sentences.slice(0, 12)] : [] };
  rememberWritten({ task, material }, text);
  return text;
});

type Asked = { reports?: { id: string; title: string }[]; facts?: { id: string; quote: string }[] };

test('`record.ts` stores a model’s answers in a file, which later replaces the model', async () => {
  service.willReply(answersSet);
  const folder = mkdtempSync(path.join(tmpdir(), 'recorded-'));
  const file = path.join(folder, 'stand-in.json');
  const env = { ...process.env, AI_BASE_URL: service.url, AI_API_KEY: 'a key', AI_MODEL: 'stand-in' };
  const command = [path.join(import.meta.dirname, 'record.ts'), 'nl', file];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  rmSync(folder, { recursive: true });
  expect(stdout).toBe(`${recording.exchanges.length} exchanges in ${file}\n`);
  expect(recording).toMatchObject({ model: 'stand-in', judge: 'stand-in' });
  expect(JSON.stringify(recording)).not.toContain('a key');
  const before = service.questions.length;
  const replay = replayOf(recording);
  const texts = await newsOf(recording, { model: replay, judge: replay });
  expect(service.questions).toHaveLength(before);
  expect(texts.map(({ isAi }) => isAi)).toEqual(locales.map((locale) => locale === 'nl'));
  expect(texts.find(({ isAi }) => isAi)?.evidence.length).toBeGreaterThanOrEqual(10);
});

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));

test.each(files)('the recorded answers of %s still produce news in four languages', async (name) => {
  const recording = JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')) as Recording;
  const replay = replayOf(recording);
  expect(await newsOf(recording, { model: replay, judge: replay })).toHaveLength(4);
});
