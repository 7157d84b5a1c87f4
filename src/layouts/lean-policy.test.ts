import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withLeanPolicy } from './lean-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (...sources: string[]) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${sources.join(' ')};">`;

test('a policy keeps the scripts and styles of its page, and loses those of others', () => {
  const body = '<style>p{}</style><script type="module">a()</script>';
  const own = [hashOf('p{}'), hashOf('a()')];
  const page = `${policy("'self'", hashOf('elsewhere()'), ...own)}${body}`;
  expect(withLeanPolicy(page)).toBe(`${policy("'self'", ...own)}${body}`);
});

test('a script that the policy did not name stays forbidden', () => {
  const page = `${policy("'self'")}<script>b()</script>`;
  expect(withLeanPolicy(page)).toBe(page);
});

test('data in a page is no script that its policy names', () => {
  const data = '{"@type":"BlogPosting"}';
  const page = `${policy("'self'", hashOf(data))}<script type="application/ld+json">${data}</script>`;
  expect(withLeanPolicy(page)).toBe(page.replace(` ${hashOf(data)}`, ''));
});

test('nothing but whole scripts and styles counts as standing in a page', () => {
  const page = `${policy("'self'", hashOf('a()'))}<span>a()</span><svg>a()</svg><script>a()`;
  expect(withLeanPolicy(page)).toBe(page.replace(` ${hashOf('a()')}`, ''));
});

test('a page without a policy stays as it is', () => {
  expect(withLeanPolicy('<style>p{}</style>')).toBe('<style>p{}</style>');
});
