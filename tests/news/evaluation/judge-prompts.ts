/**
 * `print` writes the judge’s prompts about an evaluation set to FOLDER. A language model writes its answers to the
 * same folder. `store` then saves the answers as the verdicts of the model `careful` or `careless`:
 *
 *   npx -c 'node tests/news/evaluation/judge-prompts.ts print nl FOLDER'
 *   npx -c 'node tests/news/evaluation/judge-prompts.ts store nl FOLDER careful'
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isLocale } from '#core/locale.ts';
import { readSet, textsOf } from './evaluation-set.ts';
import { judgeMessages, readers, storeVerdicts } from './recorded-judge.ts';

const [command, language = '', folder, reader = 'careful'] = process.argv.slice(2);
const chosen = readers.find((each) => each === reader);
if (!isLocale(language) || folder === undefined || chosen === undefined)
  throw new Error('Usage: judge-prompts.ts print|store nl|en|es|de FOLDER [careful|careless]');
const set = readSet(language);
if (set === undefined) throw new Error(`There is no set/${language}.json.`);

const questions = await Promise.all(textsOf(set).map((text) => judgeMessages(text, language)));
const fileOf = (at: number, end: string) => `${folder}/${String(at + 1).padStart(2, '0')}.${end}`;
const printed = ({ messages }: (typeof questions)[number]) =>
  messages.map(({ role, content }) => `=== ${role} ===\n${content}\n`).join('\n');
if (command === 'print') {
  mkdirSync(folder, { recursive: true });
  for (const [at, question] of questions.entries()) writeFileSync(fileOf(at, 'txt'), printed(question));
  process.stdout.write(`${questions.length} questions in ${folder}: answer 01.txt in 01.json, and so on.\n`);
} else {
  const missing = questions.flatMap((_, at) => (existsSync(fileOf(at, 'json')) ? [] : [fileOf(at, 'json')]));
  if (missing.length > 0) throw new Error(`No answers yet: ${missing.join(', ')}`);
  const changed = questions.filter(
    (question, at) => readFileSync(fileOf(at, 'txt'), 'utf8') !== printed(question),
  );
  if (changed.length > 0)
    throw new Error('The set or the instructions have changed since the questions were printed.');
  const answered = questions.map(({ numbered }, at) => ({
    numbered,
    answer: readFileSync(fileOf(at, 'json'), 'utf8'),
  }));
  const counts = storeVerdicts(answered, { locale: language, reader: chosen });
  process.stdout.write(
    `${counts.stored} verdicts stored, ${counts.unknown} with an unknown number left out.\n`,
  );
}
