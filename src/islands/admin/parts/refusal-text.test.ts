import { describe, expect, test } from 'vitest';
import { desk as words } from '#i18n/en/desk/desk.ts';
import { DeskRefusal, refusalOf } from '#session/desk-refusal.ts';
import { refusalText } from './refusal-text.ts';

describe('refusalText', () => {
  test('reports an unknown code as an unexpected error, and adds the start of the log entry’s id if there is one', () => {
    const refusal = { code: 'internal', id: '546086f3-2406-45d9-b3b7-2caed5cba75d' };
    expect(refusalText(words, refusalOf(new DeskRefusal(refusal)))).toBe(
      `${words.refusals.internal} Number for the administrator: 546086f3.`,
    );
    expect(refusalText(words, { code: 'post-not-found' })).toBe(words.refusals['post-not-found']);
    expect(refusalText(words, 'of-a-newer-server')).toBe(words.refusals.internal);
  });
});
