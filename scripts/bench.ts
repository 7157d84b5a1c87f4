/** `npm run bench` measures speed. To measure one part, add `-- publish`, `-- lighthouse /nl` or `-- builds 100`. */
import { buildTimes } from './tools/bench/build-times.ts';
import { lighthouseScores } from './tools/bench/lighthouse-scores.ts';
import { publishTimes } from './tools/bench/publish-times.ts';
import { report, type Row } from './tools/bench/report.ts';

const words = process.argv.slice(2);
const pages = words.filter((word) => word.startsWith('/'));
const sizes = words.filter((word) => /^\d+$/.test(word)).map(Number);
const wanted = words.filter((word) => !/^(\/|\d+$)/.test(word));

const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  publish: () => publishTimes(sizes[0]),
  builds: () => buildTimes(sizes.length > 0 ? sizes : [100, 1000, 5000]),
  lighthouse: () => lighthouseScores(pages),
};

if (wanted.some((name) => !Object.hasOwn(parts, name))) {
  console.error(`There is no such part. The parts are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
report('bench', rows);
