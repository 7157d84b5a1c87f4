import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import type { Product } from '../local/start/product.ts';
import { chromiumFlags, chromiumPath } from './chromium-path.ts';
import { openDesk } from './desk-client.ts';
import { onProduct } from './on-product.ts';
import { inMilliseconds, percentile, type Row } from './report.ts';

const keys = 200;

/** Between two keys, in milliseconds: somebody who types quickly. */
const pause = 80;

/**
 * After every eighth key, in milliseconds: what waits for somebody to stop typing begins then (200: the text is written and kept,
 * 300: words are counted, 500: the preview is asked for), and the next key comes in the middle of it.
 */
const rests = [205, 305, 520, 700];

/** In milliseconds, for 95 of 100 keys. */
const longest = 50;

/**
 * How long a key takes to be seen in an article of 30,000 words, where it is edited and where it is first written; and in one of 300,
 * which tells what the machine does besides.
 */
export const keyTimes = (): Promise<Row[]> =>
  onProduct('none', async (product) => {
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
    const measured = async (what: string, open: (page: Page) => Promise<string>): Promise<Row[]> => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      page.setDefaultTimeout(120_000);
      const label = await open(page);
      await noteKeys(page);
      const end = await typed(page, { label, place: 'at the end' });
      const middle = await typed(page, { label, place: 'in the middle' });
      await page.close();
      return [
        ...rowsOf(`a key at the end of ${what}`, end),
        ...rowsOf(`a key in the middle of ${what}`, middle),
      ];
    };
    try {
      return [
        ...(await measured('a stored article of 300 words', (page) => openStored(page, product, 300))),
        ...(await measured('a stored article of 30,000 words', (page) => openStored(page, product, 30_000))),
        ...(await measured('a new article of 30,000 words', (page) => openNew(page, product, 30_000))),
        { what: 'load of the machine meanwhile', value: (loadavg()[1] ?? Number.NaN).toFixed(1) },
      ];
    } finally {
      await browser.close();
    }
  });

function rowsOf(what: string, { times, workPerKey }: Typing): Row[] {
  const p95 = percentile(times, 95);
  const [median, slowest] = [percentile(times, 50), Math.max(...times)];
  return [
    {
      what: `${what}: p95 of ${times.length}`,
      value: inMilliseconds(p95),
      goal: `≤ ${longest} ms`,
      ok: p95 <= longest,
    },
    { what: '  median · slowest', value: `${inMilliseconds(median)} · ${inMilliseconds(slowest)}` },
    {
      what: '  work of the page per key, with all that goes on beside it',
      value: inMilliseconds(workPerKey),
    },
  ];
}

/** An article that is stored, on its page. */
async function openStored(page: Page, product: Product, words: number): Promise<string> {
  const desk = await openDesk(product);
  await desk.write(`artikel-${words}`, textOf(words));
  await page.goto(`${product.url}/admin/edit?slug=artikel-${words}-nl&token=${product.adminToken}`);
  const label = 'Inhoud';
  await page.getByLabel(label, { exact: true }).locator('h2').last().waitFor();
  return label;
}

/** The same text on the page for a new article, which keeps it while it is written. */
async function openNew(page: Page, product: Product, words: number): Promise<string> {
  const label = 'Inhoud (NL)';
  await page.goto(`${product.url}/admin/manual-blog-create?token=${product.adminToken}`);
  await page.getByRole('button', { name: 'HTML of Markdown', exact: true }).click();
  await page.getByRole('textbox', { name: label, exact: true }).fill(textOf(words));
  await page.getByRole('button', { name: 'Tekst', exact: true }).click();
  await page.getByLabel(label).locator('h2').last().waitFor();
  return label;
}

/** Keeps, for each key from now on, how long after it the next frame was drawn. */
const noteKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    const drawn = new MessageChannel();
    const waiting: number[] = [];
    drawn.port1.addEventListener('message', () => times.push(performance.now() - (waiting.shift() ?? NaN)));
    drawn.port1.start();
    document.addEventListener(
      'keydown',
      ({ timeStamp, key }) => {
        if (key.length > 1) return;
        waiting.push(timeStamp);
        // A message that is sent in a frame arrives when that frame has been drawn.
        requestAnimationFrame(() => drawn.port2.postMessage(undefined));
      },
      { capture: true },
    );
  });

async function typed(
  page: Page,
  { label, place }: { label: string; place: 'at the end' | 'in the middle' },
): Promise<Typing> {
  const body = page.getByLabel(label, { exact: true });
  if (place === 'at the end') await body.press('ControlOrMeta+End');
  else {
    const paragraphs = body.locator('p');
    await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click();
  }
  // What opening the page has begun is done by then.
  await page.waitForTimeout(5000);
  await page.evaluate(() => void (Reflect.get(window, 'keyTimes') as number[]).splice(0));
  const work = await workMeter(page);
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(sentence[key % sentence.length] ?? ' ');
    await page.waitForTimeout(key % 8 === 7 ? (rests[((key - 7) / 8) % rests.length] ?? pause) : pause);
  }
  await page.waitForTimeout(1000);
  const times = await page.evaluate(() => Reflect.get(window, 'keyTimes') as number[]);
  if (times.length !== keys) throw new Error(`Of ${keys} keys ${times.length} were seen.`);
  return { times, workPerKey: (await work()) / keys };
}

/** Processor time of the page's own thread from now on, in milliseconds: other programs do not make it longer. */
async function workMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await read();
  return async () => (await read()) - before;
}

/** In milliseconds: from each key to the frame that shows it, and what the page did for each. */
type Typing = { times: number[]; workPerKey: number };

const sentence = 'De pomp gaat elke week een uur aan. ';

/** Sections of five paragraphs, with a list in each; with 30,000 words nearly as many characters as a text may have. */
function textOf(words: number): string {
  const vocabulary =
    'de pomp van het bad gaat elke week een uur aan en dan weer uit zodat er geen vuil in het water komt'.split(
      ' ',
    );
  let used = 0;
  const some = (count: number) =>
    Array.from({ length: count }, () => vocabulary[used++ % vocabulary.length]).join(' ');
  const blocks: string[] = [];
  while (used < words) {
    blocks.push(`<h2>${some(5)}</h2>`, ...Array.from({ length: 5 }, () => `<p>${some(90)}</p>`));
    blocks.push(`<ul>\n${Array.from({ length: 4 }, () => `<li>${some(10)}</li>`).join('\n')}\n</ul>`);
  }
  return blocks.join('\n\n');
}
