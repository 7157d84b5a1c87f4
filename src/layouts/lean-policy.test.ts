import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withLeanPolicy } from './lean-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (...sources: string[]) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src ${sources.join(' ')};">`;

describe('withLeanPolicy', () => {
  test('keeps only the hashes of scripts and styles that the page contains', () => {
    const body = '<style>p{}</style><script type="module">a()</script>';
    const own = [hashOf('p{}'), hashOf('a()')];
    const page = `${policy("'self'", hashOf('elsewhere()'), ...own)}${body}`;
    expect(withLeanPolicy(page)).toBe(`${policy("'self'", ...own)}${body}`);
  });

  test('adds no hash that the policy lacks', () => {
    const page = `${policy("'self'")}<script>b()</script>`;
    expect(withLeanPolicy(page)).toBe(page);
  });

  test('removes the hash of a data block, which browsers do not execute', () => {
    const data = '{"@type":"BlogPosting"}';
    const page = `${policy("'self'", hashOf(data))}<script type="application/ld+json">${data}</script>`;
    expect(withLeanPolicy(page)).toBe(page.replace(` ${hashOf(data)}`, ''));
  });

  test('keeps only hashes of complete script and style elements', () => {
    const page = `${policy("'self'", hashOf('a()'))}<span>a()</span><svg>a()</svg><script>a()`;
    expect(withLeanPolicy(page)).toBe(page.replace(` ${hashOf('a()')}`, ''));
  });

  test('leaves a page without a content security policy unchanged', () => {
    expect(withLeanPolicy('<style>p{}</style>')).toBe('<style>p{}</style>');
  });
});
