import { setTimeout as pause } from 'node:timers/promises';
import { locales } from '#core/locale.ts';
import { storedSecrets } from '../../local/stored-secrets.ts';
import { startProduct, type Product } from '../../local/product.ts';

/** Runs a measurement on a product of its own, and removes the product afterwards. */
export async function withProduct<Value>(
  seed: 'demo' | 'none',
  measure: (product: Product) => Promise<Value>,
  env: Record<string, string> = {},
): Promise<Value> {
  console.log(`Starting a product (SEED=${seed}) …`);
  const product = await startProduct({ env: { ...env, SEED: seed } });
  try {
    return await measure(product);
  } finally {
    await product.remove();
  }
}

export async function openDesk({ url, adminToken }: Product) {
  const call = (name: string, body: unknown, headers = {}) =>
    post(`${url}/functions/v1/${name}`, body, headers);
  const { session } = (await call('admin-session', { token: adminToken })) as {
    session: { access_token: string };
  };
  const headers = { Authorization: `Bearer ${session.access_token}` };
  return {
    headers,
    publish: (slugBase: string) =>
      call(
        'create-multilingual-blog',
        {
          title_nl: `Meting ${slugBase}`,
          html_nl: measuredText,
          slug_base: slugBase,
          languages: ['nl'],
          publish_main: true,
          publish_translations: false,
        },
        headers,
      ),
    /** Changes the title of a Dutch article that still has revision 1. */
    changeTitle: (slugBase: string, title: string) =>
      call(
        'update-blog-post',
        { slug: `${slugBase}-nl`, language: 'nl', revision: 1, title, content: measuredText },
        headers,
      ),
  };
}

const measuredText = '<p>Een kort bericht om de tijd te meten.</p>';

/** Inserts published rows, requests a build, and waits until the site shows as many Dutch posts as `dutch` says. */
export async function publishRows(
  product: Pick<Product, 'url' | 'localDir' | 'buildHookUrl'>,
  posts: PostRow[],
  { dutch, seconds }: { dutch: number; seconds: number },
): Promise<void> {
  await insertRows(product.url, secretKeyOf(product), posts);
  await fetch(product.buildHookUrl, { method: 'POST' });
  await until(async () => (await readBuild(product.url)).posts['nl'] === dutch, {
    seconds,
    what: 'all posts are built',
  });
}

const secretKeyOf = ({ localDir }: Pick<Product, 'localDir'>): string =>
  storedSecrets(localDir).backendKeys.secretKey;

export async function insertRows(url: string, secretKey: string, posts: PostRow[]): Promise<void> {
  const headers = { apikey: secretKey, Prefer: 'return=minimal' };
  for (let start = 0; start < posts.length; start += 500)
    await post(`${url}/rest/v1/blog_posts`, posts.slice(start, start + 500), headers);
}

export function articlesBetween({ from, to }: { from: number; to: number }): PostRow[] {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  return numbers.flatMap((number) => locales.map((language) => articleRow({ number, language })));
}

export function articleRow({ number, language }: { number: number; language: string }): PostRow {
  const sentence = 'Controleer elke maand de pomp, het filter en de waterstand, ook buiten het seizoen. ';
  return {
    slug_base: `bericht-${number}`,
    language,
    title: `Bericht ${number} (${language})`,
    excerpt: `Wat er in week ${number} te doen is aan huis, zwembad en tuin.`,
    content: `## Week ${number}\n\n${sentence.repeat(12)}\n\n- pomp\n- filter\n\n${sentence.repeat(8)}`,
    translation: language === 'nl' ? 'source' : 'reviewed',
    is_published: true,
    published_at: new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString(),
  };
}

export async function until(
  isTrue: () => Promise<boolean>,
  { seconds, what }: { seconds: number; what: string },
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Not within ${seconds} s: ${what}.`);
    // Polling more often would slow down the build that the benchmark measures.
    await pause(50);
  }
}

export async function readBuild(url: string): Promise<Build> {
  return (await (await fetch(`${url}/build.json`)).json()) as Build;
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`${new URL(url).pathname} answered ${answer.status}: ${text.slice(0, 300)}`);
  return text === '' ? undefined : JSON.parse(text);
}

type Build = { contentVersion: number; posts: Record<string, number> };
type PostRow = Record<string, unknown>;
