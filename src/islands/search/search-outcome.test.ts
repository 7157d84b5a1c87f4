import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SearchOutcome } from './SearchOutcome.tsx';
import type { SearchWords } from './search-words.ts';

const words: SearchWords = {
  label: 'Search',
  placeholder: '',
  button: 'Search',
  searching: 'Searching…',
  results: 'Results',
  withMost: 'With most',
  noneWithAll: 'None with all.',
  none: 'Nothing for “{q}”.',
  found: 'Found: {n}',
  failed: 'Failed',
  retry: 'Again',
  crash: '',
  crashText: '',
  reload: '',
};

describe('SearchOutcome', () => {
  test('repeats the search terms exactly, even if they contain special characters', () => {
    const search = { step: 'found' as const, q: "$' and $$", posts: [], withMost: [] };
    const drawn = renderToStaticMarkup(
      createElement(SearchOutcome, { search, words, lang: 'en', retry: () => {} }),
    );
    expect(drawn).toContain('Nothing for “$&#x27; and $$”.');
  });
});
