import { afterEach, expect, test, vi } from 'vitest';
import { judgeShape } from '#core/language-model/judge-each.ts';
import { articleShape } from '#core/writing/article-task.ts';
import { readAnswer } from './chat-answer.ts';
import { citedIn } from './citations.ts';

afterEach(() => vi.restoreAllMocks());

test('reads an answer of twice as many verdicts with at most twice the work', () => {
  const [once, twice] = [stepsFor(200), stepsFor(400)];
  expect(twice.reads).toBeLessThanOrEqual(2 * once.reads);
  expect(once.reads).toBeLessThan(100 * 200);
  // Words are not tried as JSON, which takes long for thousands of them.
  expect([once.parses, twice.parses]).toEqual([once.parses, once.parses]);
});

test.each([
  ['690,000 objects', '{}'.repeat(690_000)],
  ['690,000 objects in a list', `[${'{},'.repeat(690_000)}{}]`],
  ['thoughts without an end', `<${'think'.repeat(280_000)}`],
  ['a name of XML without an end', `<${'a'.repeat(49_000)}`],
  ['elements in elements', '<a>'.repeat(16_000)],
  ['keys in keys', '? '.repeat(20_000)],
  ['lists in lists', '- '.repeat(20_000)],
  ['a list that doubles with each line', `- &0 [x]\n${doubling(40)}`],
])('refuses %s, instead of reading it for ever', (_, content) => {
  const answer = readAnswer(said(content), judgeShape);
  expect(answer.ok).toBe(false);
});

test.each([
  ['as it was asked for', (paragraph: object) => paragraph],
  ['with a field more', (paragraph: object) => ({ id: 1, ...paragraph })],
])('reads each paragraph of an article %s, with and without a heading', (_, given) => {
  const paragraphs = [null, 'Water', null].map((heading, at) => ({ heading, text: `Tekst ${at}.` }));
  const article = { title: 'Het huis in de winter', excerpt: 'Wat u voor de winter doet.', paragraphs };
  const content = JSON.stringify({ ...article, paragraphs: paragraphs.map(given) });
  expect(readAnswer(said(content), articleShape)).toMatchObject({ ok: true, value: article });
});

const verdictOf = (verdict: string, more = '') =>
  `{"number":0,"words":"a b","verdict":${verdict},"subject":"none"${more}}`;
test.each([
  ...[
    'not supported',
    'Supported?',
    '❌ supported',
    '~~supported~~',
    '!supported',
    'supported, except the date',
    'nicht gestützt',
  ].map((said) => verdictOf(JSON.stringify(said))),
  verdictOf('["supported","negation"]'),
  verdictOf('"supported"', ',"verdict":"negation"'),
  verdictOf('"supported"', ',"oordeel":"number"'),
  verdictOf('"supported"', ',"supported":false'),
  '{"number":0,"words":"a b","supported":true,"negation":true,"subject":"none"}',
  '{"number":0,"words":"a b","verdict":"supported',
  'Number: 0\nWords: a b\nVerdict: negation\nVerdict: supported\nSubject: none',
  'number: 0\nwords: a b\nverdict: negation\nverdict: supported\nsubject: none',
  '<item><number>0</number><words>a b</words><verdict>negation</verdict><verdict>supported</verdict></item>',
  '<item><number>0</number><words>a b</words><verdict>supported',
  `<think>${verdictOf('"supported"')}</think>I cannot judge this.`,
  '0. supported – “a b” – none\n0. negation – “a b” – none',
])('does not read a verdict that is open, contradicted or cut off as “supported”: %s', (content) => {
  const answer = readAnswer(said(content), judgeShape);
  const verdicts = answer.ok ? answer.value.verdicts.filter(({ number }) => number === 0) : [];
  expect(verdicts.length === 1 && verdicts[0]?.verdict === 'supported').toBe(false);
});

test('does not read a stream that ended at its greatest length as whole', () => {
  const json = JSON.stringify({ verdicts: [] }).slice(0, -1);
  const body = `data: ${JSON.stringify({ choices: [{ delta: { content: json }, finish_reason: 'length' }] })}\n`;
  expect(readAnswer(body, judgeShape)).toMatchObject({ ok: false, trouble: 'cut-off' });
});

test('reads blanks in a text that may cite in linear time', () => {
  expect(citedIn(`Zon${' '.repeat(400_000)}x`)).toEqual([]);
});

test('changes no other object by the fields of a stream', () => {
  const events = ['{"choices":[{"delta":{"content":"a"}}]}', '{"__proto__":{"ok":true}}'];
  readAnswer(events.map((event) => `data: ${event}\n`).join(''), judgeShape);
  expect({}).not.toHaveProperty('ok');
});

// Quadratic work on such long texts would exceed the test's timeout.
test.each([
  ['many names and many events', `data: {${names(60_000)}}\n${'data: {}\n'.repeat(60_000)}`],
  ['one long label', said(`# ${'-'.repeat(400_000)}a`)],
])('reads %s in linear time', (_, body) => {
  expect(readAnswer(body, judgeShape)).toMatchObject({ ok: false });
});

function names(count: number): string {
  return Array.from({ length: count }, (_, at) => `"n${at}":1`).join(',');
}

function said(content: string): string {
  return JSON.stringify({ choices: [{ message: { content } }] });
}

function doubling(lines: number): string {
  return Array.from({ length: lines }, (_, at) => `- &${at + 1} [*${at}, *${at}]`).join('\n');
}

/** How often reading an answer parses JSON, and reads a field or an element of what was parsed. */
function stepsFor(count: number): { reads: number; parses: number } {
  let reads = 0;
  const counting = (value: unknown): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : new Proxy(value, {
          get(target, name) {
            reads += 1;
            return counting(Reflect.get(target, name));
          },
        });
  const parse = JSON.parse;
  const parsing = vi.spyOn(JSON, 'parse').mockImplementation((text) => counting(parse(text)));
  const verdicts = Array.from({ length: count }, (_, number) => ({
    number,
    words: `words of source ${number}`,
    verdict: 'supported',
    subject: 'none',
  }));
  const content = JSON.stringify({ verdicts });
  const answer = readAnswer(said(content), judgeShape);
  expect(answer.ok && answer.value).toEqual({ verdicts });
  const parses = parsing.mock.calls.length;
  parsing.mockRestore();
  return { reads, parses };
}
