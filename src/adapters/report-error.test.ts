/** A log shows where an error came from, but no personal text. */
import { inspect } from 'node:util';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BackendFailure } from './supabase/answer.ts';
import { reportError } from './report-error.ts';

afterEach(() => vi.restoreAllMocks());

function logOf(cause: unknown): string {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const id = reportError(cause);
  const text = logged.mock.calls[0]?.map((each: unknown) => inspect(each)).join(' ') ?? '';
  expect(text).toContain(id);
  return text;
}

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (cause) {
    return cause;
  }
};

describe('reportError', () => {
  test('logs where an error was thrown, and the causes of the error', () => {
    const log = logOf(new TypeError('It failed.', { cause: new Error('The disk is full.') }));
    expect(log).toMatch(
      /TypeError.*: It failed\.\n\s+at .*report-error\.test\.ts[^]*Error: The disk is full\./,
    );
  });

  test.each([
    [
      'rows that the database quotes',
      new BackendFailure('storing a message', {
        status: 400,
        cause: {
          code: '23514',
          message: 'new row violates check constraint "enquiries_name_length"',
          details: 'Failing row contains (Jan de Vries, jan@example.com)',
          hint: 'Jan de Vries',
        },
      }),
      /storing a message[^]*enquiries_name_length[^]*23514/,
    ],
    [
      'values that the database quotes',
      Object.assign(new Error('invalid input syntax for type integer: "Jan de Vries"'), { code: '22P02' }),
      /invalid input syntax for type integer: "…"/,
    ],
    [
      'values that a schema rejects',
      thrownBy(() => v.parse(v.array(v.object({ at: v.number() })), [{ at: 'Jan de Vries' }])),
      /Invalid: 0\.at/,
    ],
    ['text that is not JSON', thrownBy(() => JSON.parse('Jan de Vries')), /SyntaxError/],
    [
      'any of these among several errors',
      new AggregateError([thrownBy(() => v.parse(v.number(), 'Jan de Vries'))], 'Several.'),
      /Several\.[^]*Invalid/,
    ],
  ])('does not log %s', (_, cause, expected) => {
    const log = logOf(cause);
    expect(log).toMatch(expected);
    expect(log).not.toMatch(/Jan de Vries|jan@example/);
  });
});
