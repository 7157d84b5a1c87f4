import { describe, expect, test } from 'vitest';
import { desk as words } from '#i18n/en/desk/desk.ts';
import { DeskRefusal, refusalOf } from '#session/desk-refusal.ts';
import { refusalText } from './refusal-text.ts';

describe('refusalText', () => {
  test('describes an unknown code as an unexpected error, and adds the first eight characters of a log entry’s id', () => {
    const refusal = { code: 'internal', id: '546086f3-2406-45d9-b3b7-2caed5cba75d' };
    expect(refusalText(words, refusalOf(new DeskRefusal(refusal)))).toBe(
      `${words.refusals.internal} Number for the administrator: 546086f3.`,
    );
    expect(refusalText(words, { code: 'post-not-found' })).toBe(words.refusals['post-not-found']);
    expect(refusalText(words, 'of-a-newer-server')).toBe(words.refusals.internal);
  });
});
