import { describe, expect, inject, test } from 'vitest';
import { deskPages } from '#core/desk-pages.ts';
import { contentHash } from '#core/html/content-hash.ts';
import { keepFigure } from '../support/figures.ts';
import { observatoryScore } from '../support/pages/observatory-score.ts';
import { linksOf, ordinaryPages } from '../support/pages/site-pages.ts';

const { url } = inject('product');
const wanted = 130;

const scoreAt = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(url + path, { redirect: 'manual', ...init });
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') === true;
  const text = await answer.text();
  return {
    path,
    status: answer.status,
    ...observatoryScore({ headers: answer.headers, html: isHtml ? text : '' }),
  };
};

const home = await (await fetch(url)).text();
const index = await (await fetch(`${url}/sitemap-index.xml`)).text();
const loaded = linksOf(home, `${url}/`).map(({ leadsTo }) => leadsTo.pathname);
const oneOf = (ending: RegExp): string[] => loaded.filter((path) => ending.test(path)).slice(0, 1);
const post =
  /<a[^>]* href="(\/blog\/[a-z0-9-]+-en)"/.exec(await (await fetch(`${url}/blog`)).text())?.[1] ?? '';

const paths = [
  ...ordinaryPages.map(({ path }) => path),
  ...Object.values(deskPages),
  post,
  '/rss.xml',
  '/nl/rss.xml',
  '/robots.txt',
  '/build.json',
  '/sitemap-index.xml',
  '/sitemap.xml',
  '/.well-known/security.txt',
  ...[...index.matchAll(/<loc>[^<]*?(\/sitemap-[^<]+)<\/loc>/g)].map(([, path = '']) => path),
  '/favicon.svg',
  '/icon-512.png',
  '/apple-touch-icon.png',
  '/desk-first.js',
  '/site.webmanifest',
  ...[/\.js$/, /\.css$/, /\.woff2$/, /\.(webp|avif|png|jpg)$/].flatMap(oneOf),
  // Functions answer these paths, because no file has them. The first three are missing pages.
  '/nowhere',
  '/nl/nergens',
  '/blog/nowhere-de',
  '/functions/v1/search?q=zwembad&lang=nl',
  '/functions/v1/who-am-i',
  '/functions/v1/site-health',
  '/functions/v1/nothing',
  '/preview?t=nothing',
  '/functions/v1/contact-form',
  '/og/nl/nowhere.png',
];

describe('the scale of Mozilla’s HTTP Observatory', () => {
  test('gives pages, files and responses of functions at least 130 points', async ({ task }) => {
    const scores = await Promise.all([
      ...paths.map((path) => scoreAt(path)),
      scoreAt('/functions/v1/search', { method: 'PUT', body: 'x' }),
    ]);
    const least = Math.min(...scores.map(({ score }) => score));
    keepFigure(task, {
      what: 'lowest score of a kind of response',
      value: String(least),
      goal: `≥ ${wanted}`,
      ok: least >= wanted,
      count: scores.length,
    });
    expect(scores.filter(({ score }) => score < wanted)).toEqual([]);
  });

  // Decision 51 explains why these responses need no minimum score.
  test('may rate the host’s own redirects and refusals of POST at any score', async ({ task }) => {
    const scores = await Promise.all([
      ...['/nl/', '/blog/'].map((path) => scoreAt(path)),
      scoreAt('/', { method: 'POST' }),
    ]);
    expect(scores.map(({ status }) => status)).toEqual([301, 301, 405]);
    const least = Math.min(...scores.map(({ score }) => score));
    keepFigure(task, {
      what: 'the host’s own redirect from a slash at the end and refusal of other methods, as imitated here',
      value: String(least),
      goal: 'none, decision 51',
      count: scores.length,
    });
  });

  test('covers the icon, whose Content-Security-Policy contains the hash of the icon’s inline style', async () => {
    const answer = await fetch(`${url}/favicon.svg`);
    const style = /<style>([^<]*)<\/style>/.exec(await answer.text())?.[1] ?? '';
    expect(answer.headers.get('content-security-policy')).toContain(contentHash(style));
  });

  test('gives 120 points to images that other sites may embed', async () => {
    expect(await scoreAt('/og/nl/home.png')).toMatchObject({
      status: 200,
      score: 120,
      lost: ['resource policy'],
    });
  });

  test.each([
    ['no policy', { 'content-security-policy': '' }, 75],
    [
      'inline scripts',
      { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'" },
      80,
    ],
    ['no HSTS', { 'strict-transport-security': '' }, 80],
    ['frames of others', { 'content-security-policy': "default-src 'none'" }, 80],
  ])('subtracts points for %s', (_, changed, at) => {
    const safe = {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    };
    const scoreOf = (given: object) =>
      observatoryScore({ headers: new Headers({ ...safe, ...given }), html: '' }).score;
    expect([scoreOf({}), scoreOf(changed) <= at]).toEqual([wanted, true]);
  });
});
