/** The local host starts scheduled functions in the same minutes as Netlify. */
import { describe, expect, test } from 'vitest';
import { isDue } from '../../scripts/local/functions/schedule.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);

describe('isDue', () => {
  test.each([
    ['*/5 * * * *', at('10:05'), true],
    ['*/5 * * * *', at('10:06'), false],
    ['17 * * * *', at('23:17'), true],
    ['17 * * * *', at('23:18'), false],
    ['0 6 * * *', at('06:00'), true],
    ['0 6 * * *', at('07:00'), false],
    ['@hourly', at('03:00'), true],
    ['@hourly', at('03:01'), false],
    ['0,30 8-18 * * 1-5', at('18:30'), true],
    ['0,30 8-18 * * 1-5', at('19:30'), false],
    ['0 0 * * 6', at('00:00'), false],
    ['0 0 1 * 5', at('00:00'), true],
    ['10-50/20 * * * *', at('09:30'), true],
  ])('for the schedule %s at %s, returns %s', (expression, moment, due) => {
    expect(isDue(expression, moment)).toBe(due);
  });

  test.each(['* * * *', '61 * * * *', 'often', '*/0 * * * *'])(
    'throws for the invalid schedule “%s”',
    (expression) => {
      expect(() => isDue(expression, at('00:00'))).toThrow(/schedule/);
    },
  );
});
