import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedPart } from '#components/once/shared-parts.ts';
import { takePage } from '#core/html/drawn-page.ts';
import { finishedPage } from './finished-page.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (...sources: string[]) =>
  `<meta http-equiv="content-security-policy" content="script-src ${sources.join(' ')};">`;

test('shared parts come in with the addresses of the page, and signs of all languages are kept', () => {
  const top = sharedPart('<nav><a href="/@nl@">Niño – 日本 🌊</a><a href="/@de@">Straße</a></nav>');
  const footer = sharedPart('<footer>© “Ibiza”</footer>');
  const page = `<html>${top([
    { locale: 'nl', path: '/blog/tuin-nl' },
    { locale: 'de', path: '/blog/garten-de' },
  ])}<p>Één – 🌴</p>${footer([])}</html>`;
  expect(finishedPage(page)?.toString()).toBe(
    '<html><nav><a href="/blog/tuin-nl">Niño – 日本 🌊</a><a href="/blog/garten-de">Straße</a></nav>' +
      '<p>Één – 🌴</p><footer>© “Ibiza”</footer></html>',
  );
});

test('the same part stands in many pages, each with its own addresses', () => {
  const top = sharedPart('<a href="/@nl@">Tuin</a>');
  const pages = ['/blog/een-nl', '/blog/twee-nl'].map((path) => finishedPage(top([{ locale: 'nl', path }])));
  expect(pages.map(String)).toEqual(['<a href="/blog/een-nl">Tuin</a>', '<a href="/blog/twee-nl">Tuin</a>']);
});

test('a policy names the scripts and styles of shared parts, and none of other pages', () => {
  const part = sharedPart('<style>p{}</style>')([]);
  const own = [hashOf('p{}'), hashOf('a()')];
  const page = `${policy(hashOf('elsewhere()'), ...own)}${part}<script>a()</script>`;
  expect(finishedPage(page)?.toString()).toBe(`${policy(...own)}<style>p{}</style><script>a()</script>`);
});

test('a part that an address is missing for, or that nobody keeps, is no page', () => {
  const top = sharedPart('<a href="/@es@">Jardín</a>');
  expect(() => finishedPage(top([]))).toThrow('es');
  expect(() => finishedPage('<!--@part 999 -->')).toThrow('999');
});

test('a build that waits for a page gets it, and nothing is left to send', async () => {
  const { answer, page } = await takePage(() => Promise.resolve(finishedPage('<p>Één</p>')));
  expect([answer, page?.().toString()]).toEqual([null, '<p>Één</p>']);
  expect(finishedPage('<p>Één</p>')?.toString()).toBe('<p>Één</p>');
});

test('what is no page comes in the answer alone; two at a time are refused', async () => {
  expect(await takePage(() => Promise.resolve('feed'))).toEqual({ answer: 'feed', page: undefined });
  const first = takePage(() => new Promise((resolve) => setImmediate(resolve)));
  await expect(takePage(() => Promise.resolve('second'))).rejects.toThrow('same time');
  await first;
  await expect(takePage(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await takePage(() => Promise.resolve(1))).answer).toBe(1);
});
