import { describe, expect, test } from 'vitest';
import { buildFailureReason, plainReason } from './plain-reason.ts';

const hide = ['/home/me/site'];

describe('reason for a failed build', () => {
  test('contains the error, its position and its hint on one line', () => {
    const error = Object.assign(new Error('The image is missing.'), {
      loc: { file: '/home/me/site/src/pages/index.astro', line: 7 },
      hint: 'Add it.',
    });
    expect(buildFailureReason(error, { hide })).toBe(
      'The image is missing. (src/pages/index.astro:7) Add it.',
    );
  });

  test('includes the message of the cause', () => {
    const error = new Error('The posts cannot be read.', { cause: new Error('connection refused') });
    expect(buildFailureReason(error, { hide })).toBe('The posts cannot be read.: connection refused');
  });

  test('omits colours, stack traces and local folder names', () => {
    const log =
      '\u001b[31mBroken\u001b[39m in /home/me/site/src/a.ts\n    at run (/home/me/site/x.js:1:2)\nin /home/me/site';
    expect(plainReason(log, { hide })).toBe('Broken in src/a.ts in .');
  });

  test('has at most 500 characters', () => {
    expect(plainReason('x'.repeat(2000), { hide })).toHaveLength(500);
  });
});
