import { expect, test } from 'vitest';
import type { ContentPage } from '#content/content-routes.ts';
import { changedPages } from './plan-build.ts';
import { digestOfKey } from './render/render-pages.ts';

const aPage = (name: string, key?: string): ContentPage => ({
  route: 'src/pages/blog/[slug].astro',
  path: `/blog/${name}`,
  params: {},
  props: {},
  ...(key === undefined ? {} : { key }),
});

const known = new Map(
  ['same', 'changed', 'gone', 'keyless'].map((name) => [
    `/blog/${name}`,
    name === 'keyless' ? '' : digestOfKey('1'),
  ]),
);

test('renders new pages, pages with another key and pages without a key, and removes the others', () => {
  const pages = [aPage('same', '1'), aPage('changed', '2'), aPage('keyless'), aPage('new', '1')];
  const { changed, gone } = changedPages(pages, known);
  expect(changed.map(({ path }) => path)).toEqual(['/blog/changed', '/blog/keyless', '/blog/new']);
  expect(gone).toEqual(['/blog/gone']);
});
