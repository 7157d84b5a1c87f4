import { describe, expect, test } from 'vitest';
import { idle, savingAfter, type Saving } from './save-steps.ts';

type Event = Parameters<typeof savingAfter>[1];
const after = (...events: Event[]): Saving => events.reduce(savingAfter, idle);

describe('saving', () => {
  const problems = { title: 'Te lang', content: 'Ontbreekt' };
  const refused: Event = { type: 'refused', problems };

  test.each<[name: string, events: Event[], expected: Saving]>([
    ['is idle after typing', [{ type: 'typed', fields: ['title'] }], idle],
    ['names problems after a refusal', [refused], { step: 'refused', problems }],
    [
      'drops the problem of a field that the editor changes, and keeps the others',
      [refused, { type: 'typed', fields: ['title'] }],
      { step: 'refused', problems: { content: 'Ontbreekt' } },
    ],
    [
      'keeps the problems while uploads are awaited',
      [refused, { type: 'awaited' }, { type: 'arrived' }],
      { step: 'idle', problems },
    ],
    [
      'drops all problems when the text is sent',
      [refused, { type: 'sent' }],
      { step: 'saving', problems: {} },
    ],
    [
      'stays “saving” while another action awaits uploads',
      [{ type: 'sent' }, { type: 'awaited' }, { type: 'arrived' }],
      { step: 'saving', problems: {} },
    ],
    ['ends in “saved”', [{ type: 'sent' }, { type: 'stored' }], { step: 'saved', problems: {} }],
    [
      'leaves a conflict when the editor types',
      [
        { type: 'refused', problems: {}, isConflict: true },
        { type: 'typed', fields: [] },
      ],
      idle,
    ],
    ['begins again with another text', [refused, { type: 'opened' }], idle],
  ])('%s', (_name, events, expected) => {
    expect(after(...events)).toEqual(expected);
  });
});
