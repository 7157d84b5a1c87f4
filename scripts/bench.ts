/**
 * `npm run bench`: how soon the product starts, how fast a change is live, what a build costs as the site grows, what readers notice of
 * it, how many messages it takes, how long functions take under load, how long a picture for sharing takes, what an
 * editor's tasks cost in clicks and waits, how soon a key is seen in a long text, how large functions are and how they start, how
 * long the host needs for a deploy, and what Lighthouse says. `npm run bench -- lighthouse /nl /de/blog` measures one part, and those
 * pages only; `-- builds 100 1000` those numbers of articles.
 */
import { buildTimes } from './measure/builds/build-times.ts';
import { cardTimes } from './measure/card-times.ts';
import { deskTimes } from './measure/desk-times.ts';
import { functionLoad } from './measure/function-load.ts';
import { functionTimes } from './measure/function-times.ts';
import { hostTimes } from './measure/host-times.ts';
import { keyTimes } from './measure/key-times.ts';
import { lighthouseScores } from './measure/lighthouse-scores.ts';
import { messageTimes } from './measure/message-times.ts';
import { publishTimes } from './measure/publish-times.ts';
import { report, type Row } from './measure/report.ts';
import { startTimes } from './measure/start-times.ts';
import { swapTimes } from './measure/swap-times.ts';

const words = process.argv.slice(2);
const pages = words.filter((word) => word.startsWith('/'));
const sizes = words.filter((word) => /^\d+$/.test(word)).map(Number);
const wanted = words.filter((word) => !pages.includes(word) && !sizes.includes(Number(word)));

const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  start: startTimes,
  publish: () => publishTimes(sizes[0]),
  builds: () => buildTimes(sizes.length > 0 ? sizes : [100, 1000, 5000]),
  swaps: swapTimes,
  messages: messageTimes,
  load: functionLoad,
  cards: cardTimes,
  desk: deskTimes,
  functions: functionTimes,
  host: hostTimes,
  keys: keyTimes,
  lighthouse: () => lighthouseScores(pages),
};

if (wanted.some((name) => !Object.hasOwn(parts, name))) {
  console.error(`There is no such part. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
}
report('bench', rows);
process.exitCode = rows.every(({ ok }) => ok !== false) ? 0 : 1;
