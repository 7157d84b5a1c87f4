import { expect, test } from 'vitest';
import { isInText, reviewedText } from './reviewed-text.ts';

const text = {
  title: 'The pier closes',
  excerpt: 'The pier closes on Monday.',
  content:
    '<p>The pier closes on Monday. It is &quot;in need of repair&quot;. (<a href="https://a.example/1?a=1&amp;b=2">Diario</a>)</p>\n' +
    '<p>Buses run. (<a href="https://b.example/">Noudiari</a>, <a href="https://a.example/2">Diario</a>)</p>\n<h2>Sources</h2>',
};

test('in a reviewed text, each sentence is unchanged, rewritten or removed, as the reviewer decided', () => {
  const changed = reviewedText(text, [
    { sentence: 'The pier closes on Monday.', to: 'The pier & quay close $& on Monday.' },
    { sentence: 'It is "in need of repair".', to: null },
  ]);
  expect(changed).toMatchObject({ title: text.title, excerpt: 'The pier & quay close $& on Monday.' });
  expect(changed.content).toContain(
    '<p>The pier &amp; quay close $&amp; on Monday. (<a href="https://a.example/1?a=1&amp;b=2">Diario</a>)</p>',
  );
});

test('a reviewed text leaves out a paragraph that has lost all sentences, but never the title', () => {
  const changed = reviewedText(text, [
    { sentence: 'Buses run.', to: null },
    { sentence: 'The pier closes', to: null },
  ]);
  expect(changed.content).not.toContain('Noudiari');
  expect(changed.content).toMatch(/<\/p>\n<h2>Sources<\/h2>$/);
  expect(changed.title).toBe('The pier closes');
  expect(isInText(changed, 'Buses run.')).toBe(false);
  expect(isInText(changed, 'It is "in need of repair".')).toBe(true);
});

test.each([
  ['The pier closes', { ...text, excerpt: '', content: '' }],
  ['The pier closes on Monday.', { ...text, title: '', content: '' }],
  ['Buses run.', { ...text, title: '', excerpt: '' }],
])('%s is in a text if it is the title, or in the excerpt or the content', (sentence, only) => {
  expect(isInText(only, sentence)).toBe(true);
  expect(isInText({ title: '', excerpt: '', content: '' }, sentence)).toBe(false);
});
