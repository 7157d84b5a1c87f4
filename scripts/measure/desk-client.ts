import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KeptSecrets } from '../local/start/kept-secrets.ts';
import type { Product } from '../local/start/product.ts';

/** A session of the shared editor account, over HTTP like anybody's. */
export async function openDesk(product: Product) {
  const { url } = product;
  const headers = await deskHeaders(product);
  return {
    /** Stores a Dutch article, unpublished. */
    async write(slugBase: string, text: string): Promise<void> {
      const article = { ...anArticle(slugBase), html_nl: text, publish_main: false };
      await post(`${url}/functions/v1/create-multilingual-blog`, article, headers);
    },
    /** Publishes a Dutch article and returns the content version that contains it. */
    async publish(slugBase: string): Promise<number> {
      const article = anArticle(slugBase);
      const { data } = (await post(`${url}/functions/v1/create-multilingual-blog`, article, headers)) as {
        data: { content_version: number };
      };
      return data.content_version;
    },
    /** Gives it another title. */
    async correct(slugBase: string, title: string): Promise<void> {
      const change = { slug: `${slugBase}-nl`, language: 'nl', revision: 1, title, content: measuredText };
      await post(`${url}/functions/v1/update-blog-post`, change, headers);
    },
  };
}

/** What an editor's requests carry. */
export async function deskHeaders({ url, adminToken }: Product): Promise<Record<string, string>> {
  const { session } = (await post(`${url}/functions/v1/admin-session`, { token: adminToken })) as {
    session: { access_token: string };
  };
  return { Authorization: `Bearer ${session.access_token}` };
}

const anArticle = (slugBase: string) => ({
  title_nl: `Meting ${slugBase}`,
  html_nl: measuredText,
  slug_base: slugBase,
  languages: ['nl'],
  publish_main: true,
  publish_translations: false,
});

const measuredText = '<p>Een kort bericht om de tijd te meten.</p>';

/** Inserts published rows and has the site built; done once it shows so many Dutch ones. */
export async function publishRows(
  product: Pick<Product, 'url' | 'localDir' | 'buildHookUrl'>,
  posts: Row[],
  { dutch, seconds }: { dutch: number; seconds: number },
): Promise<void> {
  await insertRows(product.url, secretKeyOf(product), posts);
  await fetch(product.buildHookUrl, { method: 'POST' });
  const isBuilt = async () => (await readBuild(product.url)).posts['nl'] === dutch;
  await until(isBuilt, { seconds, what: 'all posts are built' });
}

/** The key to the database of a local product. */
export function secretKeyOf({ localDir }: Pick<Product, 'localDir'>): string {
  const settings = readFileSync(path.join(localDir, 'settings.json'), 'utf8');
  return (JSON.parse(settings) as KeptSecrets).backendKeys.secretKey;
}

/** Inserts published rows straight into a backend, as an import would; 500 a request. */
export async function insertRows(url: string, secretKey: string, posts: Row[]): Promise<void> {
  const headers = { apikey: secretKey, Prefer: 'return=minimal' };
  for (let start = 0; start < posts.length; start += 500)
    await post(`${url}/rest/v1/blog_posts`, posts.slice(start, start + 500), headers);
}

/** A published row of plausible length. */
export function aRow({ number, language }: { number: number; language: string }): Row {
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

/** Asks again until it is true; throws after the time. */
export async function until(
  isTrue: () => Promise<boolean>,
  { seconds, what }: { seconds: number; what: string },
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Not within ${seconds} s: ${what}.`);
    // Asking more often would take the time it measures from the build.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function readBuild(
  url: string,
): Promise<{ contentVersion: number; posts: Record<string, number> }> {
  const answer = await fetch(`${url}/build.json`);
  return (await answer.json()) as { contentVersion: number; posts: Record<string, number> };
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
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

type Row = Record<string, unknown>;
