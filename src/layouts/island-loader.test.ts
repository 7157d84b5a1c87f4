import { describe, expect, test } from 'vitest';
import { withoutIslandLoader } from './island-loader.ts';

const style = '<style>astro-island,astro-slot{display:contents}</style>';
const island = '<astro-island uid="a" client="interaction" opts="{}"></astro-island>';

describe('withoutIslandLoader', () => {
  test('removes each loader script from a public page, and keeps other scripts', () => {
    const page = (...loaders: string[]) =>
      `<script>first()</script><p>a</p>${loaders[0]}${island}<script>b<c</script><div>${loaders[1]}${island}</div>`;
    const written = page(
      `${style}<script>(()=>{a<b})()</script><script>(()=>{})()</script>`,
      '<script>c()</script>',
    );
    expect(withoutIslandLoader(written)).toBe(page('', ''));
  });

  test('keeps the loader script on desk pages, which use `client:load`', () => {
    const desk = `${style}<script>a()</script>${island.replace('interaction', 'load')}`;
    expect(withoutIslandLoader(desk)).toBe(desk);
  });
});
