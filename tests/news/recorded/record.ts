/**
 * Records the news that a real model writes from the reports of an evaluation set. Works with any OpenAI-compatible
 * endpoint, through the settings AI_BASE_URL, AI_API_KEY, AI_MODEL and AI_JUDGE_MODEL:
 *
 *   npx -c 'node tests/news/recorded/record.ts nl tests/news/recorded/NAME.json'
 */
import { writeFileSync } from 'node:fs';
import { findJudge, findLanguageModel } from '#adapters/language-model/find-language-model.ts';
import { isLocale } from '#core/locale.ts';
import { readSet, textsOf } from '../evaluation/evaluation-set.ts';
import { newsOf, recordingOf, type Recording } from './exchanges.ts';

const [language, file] = process.argv.slice(2);
const [model, judge] = [findLanguageModel(), findJudge()];
const set = isLocale(language) ? readSet(language) : undefined;
const reports = set && textsOf(set)[0]?.facts.reports;
if (reports === undefined || file === undefined) throw new Error('Usage: record.ts nl|en|es|de FILE');
if (model === undefined || judge === undefined) throw new Error('Set AI_BASE_URL, AI_API_KEY and AI_MODEL.');

const day =
  reports
    .map(({ publishedAt }) => publishedAt.slice(0, 10))
    .sort()
    .at(-1) ?? '';
const recording: Recording = { model: model.name, judge: judge.name, day, reports, exchanges: [] };
try {
  await newsOf(recording, {
    model: recordingOf(model, recording.exchanges),
    judge: recordingOf(judge, recording.exchanges),
  });
} finally {
  writeFileSync(file, `${JSON.stringify(recording, undefined, 2)}\n`);
}
process.stdout.write(`${recording.exchanges.length} exchanges in ${file}\n`);
