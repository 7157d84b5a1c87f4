import { expect, test } from 'vitest';
import { withoutIslandLoader } from './island-loader.ts';

const style = '<style>astro-island,astro-slot{display:contents}</style>';
const island = '<astro-island uid="a" client="interaction" opts="{}"></astro-island>';

test('a public page loses the loader before each island, and keeps all other scripts', () => {
  const page = (...loaders: string[]) =>
    `<script>first()</script><p>a</p>${loaders[0]}${island}<script>b<c</script><div>${loaders[1]}${island}</div>`;
  const written = page(
    `${style}<script>(()=>{a<b})()</script><script>(()=>{})()</script>`,
    '<script>c()</script>',
  );
  expect(withoutIslandLoader(written)).toBe(page('', ''));
});

test('the desk, whose island loads at once, keeps it', () => {
  const desk = `${style}<script>a()</script>${island.replace('interaction', 'load')}`;
  expect(withoutIslandLoader(desk)).toBe(desk);
});
