import { describe, expect, test } from 'vitest';
import { reviewPairs } from './review-pairs.ts';
import { emptyText } from '../segments/segments.ts';

const text = (title: string, content: string) => ({ ...emptyText, title, content });

const source = text(
  'Zon',
  '<h2>Boom</h2><p>Snoei <strong>nu</strong>.</p><ul><li>Een</li><li>Twee</li></ul>',
);
const translation = text(
  'Sun',
  '<h2>Tree</h2>\n\n<p>Prune <strong>now</strong>.</p>\n\n<ul><li>One</li><li>Two</li></ul>',
);
const rows = ({ pairs }: ReturnType<typeof reviewPairs>) =>
  pairs.map((pair) => [pair.source, pair.translation, pair.changed]);

describe('reviewPairs', () => {
  test('pairs each translated paragraph with its source paragraph, as plain words', () => {
    const review = reviewPairs({ source, translation, reviewed: undefined });
    expect(review.isParallel).toBe(true);
    expect(rows(review)).toEqual([
      ['Zon', 'Sun', false],
      ['Boom', 'Tree', false],
      ['Snoei nu.', 'Prune now.', false],
      ['Een', 'One', false],
      ['Twee', 'Two', false],
    ]);
  });

  test('puts the title and the excerpt before the text, and other fields after it', () => {
    const whole = { ...source, excerpt: 'Kort', metaTitle: 'Zon', heroImageAlt: 'Vijg' };
    const { pairs } = reviewPairs({ source: whole, translation: whole, reviewed: undefined });
    expect(pairs.map(({ part }) => part).filter((part) => part !== 'body')).toEqual([
      'title',
      'excerpt',
      'metaTitle',
      'heroImageAlt',
    ]);
    expect(pairs.findIndex(({ part }) => part === 'body')).toBe(2);
  });

  test('returns the tag and safe HTML of each paragraph, so that the review looks like the post', () => {
    const { pairs } = reviewPairs({ source, translation, reviewed: undefined });
    expect(pairs.map(({ tag }) => tag)).toEqual([undefined, 'h2', 'p', 'li', 'li']);
    expect(pairs[2]?.html).toEqual({
      source: 'Snoei <strong>nu</strong>.',
      translation: 'Prune <strong>now</strong>.',
    });
    const attack = text(
      'Sun',
      '<p onclick="x()">Tree<script>x()</script><img src="https://evil.example/"></p>',
    );
    const shown = reviewPairs({ source: attack, translation: attack, reviewed: undefined });
    expect(JSON.stringify(shown.pairs)).not.toMatch(/onclick|script|evil/);
  });

  test('pairs a proposed translation with the current Dutch text, and marks changed Dutch paragraphs', () => {
    const before = text('Zon', '<p>Een.</p><p>Twee.</p>');
    const review = reviewPairs({
      source: text('Zon', '<p>Nieuw.</p><p>Een.</p>'),
      translation: text('Sun', '<p>New.</p><p>One.</p>'),
      reviewed: text('Sun', '<p>One.</p><p>Two.</p>'),
      earlierSource: before,
      madeFrom: text('Zon', '<p>Nieuw.</p><p>Een.</p>'),
    });
    expect(
      review.pairs.map(({ source: from, translation: to, changed, outdated }) => [
        from,
        to,
        changed,
        outdated,
      ]),
    ).toEqual([
      ['Zon', 'Sun', false, false],
      ['Nieuw.', 'New.', true, true],
      ['Een.', 'One.', false, false],
    ]);
  });

  test('contains the description of each image, so that an editor reviews the description too', () => {
    const image = (alt: string, caption: string) =>
      text(
        'Zon',
        `<figure><img src="/media/a.webp" alt="${alt}"><figcaption>${caption}</figcaption></figure>`,
      );
    const review = reviewPairs({
      source: image('Een vijg', 'Zo'),
      translation: image('A fig', 'Like this'),
      reviewed: image('A tree', 'Like this'),
    });
    expect(review.pairs[1]?.html?.translation).toContain('<img src="/media/a.webp" alt="A fig"');
    expect(review.pairs.slice(1)).toMatchObject([
      { part: 'image', source: 'Een vijg', translation: 'A fig', changed: true },
      { part: 'body', source: 'Zo', translation: 'Like this', changed: false },
    ]);
  });

  test('marks text that changed since the last review, and no other text', () => {
    const reviewed = text(
      'Sun',
      '<h2>Tree</h2><p>Prune <em>later</em>.</p><ul><li>One</li><li>Two</li></ul>',
    );
    expect(rows(reviewPairs({ source, translation, reviewed })).filter(([, , changed]) => changed)).toEqual([
      ['Snoei nu.', 'Prune now.', true],
    ]);
  });

  test('returns each doubt with its title or paragraph, including doubts about images in the paragraph', () => {
    const doubts = ['title', 'b3', 'b3.1.alt', 'b99'].map((segment) => ({
      segment,
      detail: '',
      code: 'unsupported' as const,
    }));
    const { pairs } = reviewPairs({ source, translation, reviewed: undefined, doubts });
    expect(pairs.map((pair) => [pair.source, pair.doubts.map(({ segment }) => segment)])).toEqual([
      ['Zon', ['title']],
      ['Boom', []],
      ['Snoei nu.', ['b3', 'b3.1.alt']],
      ['Een', []],
      ['Twee', []],
    ]);
  });

  test('pairs paragraphs correctly after the Dutch text has changed, and marks the changed Dutch paragraphs', () => {
    const dutch = (...paragraphs: string[]) =>
      text('Zon', paragraphs.map((words) => `<p>${words}</p>`).join(''));
    const english = text('Sun', '<p>One.</p>\n\n<p>Two.</p>\n\n<p>Three.</p>');
    const review = reviewPairs({
      translation: english,
      reviewed: undefined,
      earlierSource: dutch('Een.', 'Twee.', 'Drie.'),
      source: dutch('Nieuw.', 'Een.', 'Twee, anders.'),
    });
    expect(review.isParallel).toBe(true);
    expect(review.pairs.map((pair) => [pair.source, pair.translation, pair.outdated, pair.run])).toEqual([
      ['Zon', 'Sun', false, undefined],
      ['Nieuw.', '', true, undefined],
      ['Een.', 'One.', false, 0],
      ['Twee, anders.', 'Two.', true, 1],
      ['', 'Three.', false, 2],
    ]);
  });

  test('returns the markup around the paragraphs, so that a changed paragraph can be put back into the text', () => {
    const { frames, pairs } = reviewPairs({ source, translation, reviewed: undefined });
    const runs = pairs.filter(({ run }) => run !== undefined).map(({ html }) => html?.translation ?? '');
    expect(frames.map((frame, number) => frame + (runs[number] ?? '')).join('')).toBe(translation.content);
  });

  test('pairs paragraphs by their order if source and translation have different structures', () => {
    const other = text('Sun', '<p>Tree. Prune now.</p>');
    const review = reviewPairs({ source, translation: other, reviewed: undefined });
    expect(review.isParallel).toBe(false);
    expect(rows(review)).toContainEqual(['Twee', '', false]);
    const again = reviewPairs({ source, translation: other, reviewed: translation });
    expect(rows(again)).toContainEqual(['Twee', '', false]);
  });
});
