import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { percentile } from '../../scripts/tools/bench/report.ts';
import { keepFigure } from '../support/figures.ts';
import { connect, type HostedConnection } from '../support/hosted/connection.ts';
import { createDatabase } from '../support/hosted/postgres.ts';
import { postgres, skippedUnless } from '../support/skipped-unless.ts';

const server = inject('hostedServer');
const [postsPerLanguage, maxMs, rounds] = [5000, 100, 5];

/** Of each kind: a word, a beginning, a typing error, a part of compounds, several words, words that no post has, parted words. */
const queries: Record<Locale, string[]> = {
  nl: [
    'sleutel',
    'zwemb',
    'zwmebad',
    'onderhoud',
    'zwembad onderhoud huis',
    'het huis op ibiza',
    'xylofoon huis',
    '24/7',
    'zwem bad onderhoud',
    'huis',
  ],
  en: [
    'key',
    'poo',
    'gardne',
    'check-in',
    'pool house water',
    'with the house in',
    'xylophone house',
    '10 000',
    'san josep',
  ],
  es: [
    'llave',
    'pisc',
    'limpeza',
    'averia',
    'casa piscina agua',
    'en la casa de ibiza',
    'xilofono casa',
    '10.000',
    'anti robo',
    'san josep villa',
  ],
  de: [
    'schluessel',
    'wass',
    'schlusel',
    'verwaltung',
    'haus pool wasser',
    'das haus auf ibiza',
    'xylophon haus',
    'muellabfuhr',
    'schluessel uebergabe haus',
  ],
};

describe.skipIf(server === undefined)(
  `a search among 20,000 posts${skippedUnless(server !== undefined, postgres)}`,
  () => {
    test('is measured for visitors and for editors', async ({ task }) => {
      if (server === undefined) return;
      const database = await connect(await createDatabase(server));
      await fill(database);
      for (const [what, sql] of [
        ['visitors', 'select count(*) from public.search_posts($1, $2)'],
        ['editors', 'select count(*), $2 from private.articles_with($1)'],
      ] as const) {
        const times = await timesOf(database, sql);
        const p95 = percentile(times, 95);
        keepFigure(task, {
          what: `search of ${what} among ${postsPerLanguage * locales.length} posts, p95`,
          value: `${Math.round(p95)} ms`,
          goal: `≤ ${maxMs} ms`,
          ok: p95 <= maxMs,
          count: times.length,
        });
        expect(times.length).toBeGreaterThan(100);
      }
      await database.close();
    });
  },
);

async function timesOf(database: HostedConnection, sql: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++)
    for (const language of locales)
      for (const query of queries[language]) {
        const start = performance.now();
        await database.query(sql, [query, language]);
        // The first round fills the caches.
        if (round > 0) times.push(performance.now() - start);
      }
  return times;
}

/** Each post has fifteen random sentences of the demo posts. There are none in Spanish, so Spanish posts have Dutch ones. */
async function fill(database: HostedConnection): Promise<void> {
  await database.exec('set session_replication_role = replica');
  for (const language of locales)
    await database.query(
      `insert into public.blog_posts (slug_base, language, title, content, is_published, published_at)
      select 'post-' || n, $1, ($2::text[])[1 + n % cardinality($2::text[])],
        (select string_agg(one, ' ') from (select one from unnest($2::text[]) as one order by md5(one || n) limit 15) as chosen),
        true, now() - make_interval(mins => n)
      from generate_series(1, ${postsPerLanguage}) as n`,
      [language, sentences(language === 'es' ? 'nl' : language)],
    );
  await database.exec('reset session_replication_role');
  for (let done = 0; done < postsPerLanguage * locales.length; done += 1000)
    await database.exec(`select private.index_posts_now(array(
      select id from public.blog_posts where id not in (select post_id from private.post_words) limit 1000
    ))`);
  await database.exec('vacuum analyze');
}

function sentences(language: string): string[] {
  const folder = path.resolve(import.meta.dirname, '../../supabase/seed/demo');
  const texts = readdirSync(folder).filter((name) => name.endsWith(`.${language}.md`));
  return texts
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').slice(0, 110))
    .filter((sentence) => sentence.length > 30);
}
