import { afterEach, expect, test, vi } from 'vitest';
import { judgeShape } from '#core/language-model/judge-each.ts';
import { readAnswer } from './chat-answer.ts';

afterEach(() => vi.restoreAllMocks());

test('reads an answer of twice as many verdicts with at most twice the work', () => {
  const [once, twice] = [stepsFor(200), stepsFor(400)];
  expect(twice.reads).toBeLessThanOrEqual(2 * once.reads);
  expect(once.reads).toBeLessThan(100 * 200);
  // Words are not tried as JSON, which takes long for thousands of them.
  expect([once.parses, twice.parses]).toEqual([once.parses, once.parses]);
});

test.each([
  ['keys in keys', '? '.repeat(20_000)],
  ['lists in lists', '- '.repeat(20_000)],
  ['a list that doubles with each line', `- &0 [x]\n${doubling(40)}`],
])('refuses YAML of %s, instead of reading it for ever', (_, content) => {
  const answer = readAnswer(JSON.stringify({ choices: [{ message: { content } }] }), judgeShape);
  expect(answer.ok).toBe(false);
});

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
  const answer = readAnswer(JSON.stringify({ choices: [{ message: { content } }] }), judgeShape);
  expect(answer.ok && answer.value).toEqual({ verdicts });
  const parses = parsing.mock.calls.length;
  parsing.mockRestore();
  return { reads, parses };
}
