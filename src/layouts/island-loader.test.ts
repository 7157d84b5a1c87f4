import visible from 'astro/client/visible.prebuilt.js';
import { getPrescripts } from 'astro/runtime/server/scripts.js';
import { describe, expect, test } from 'vitest';
import { withoutIslandLoader } from './island-loader.ts';

// What Astro itself writes before the first island of a page, and before the first island with another directive.
const clientDirectives = new Map([
  ['visible', visible],
  ['interaction', '(()=>{a<b})()'],
]);
const astro = { clientDirectives } as Parameters<typeof getPrescripts>[0];
const loader = getPrescripts(astro, 'both', 'interaction');
const directive = getPrescripts(astro, 'directive', 'visible');
const island = '<astro-island uid="a" client="interaction" opts="{}"></astro-island>';

describe('withoutIslandLoader', () => {
  test('removes Astro’s loader and directives from a public page, and keeps other scripts', () => {
    const page = (first: string, second: string) =>
      `<script>first()</script><p>a</p>${first}${island}<script>b<c</script><div>${second}${island}</div>`;
    expect(loader).toContain('customElements.define("astro-island"');
    expect(withoutIslandLoader(page(loader, directive))).toBe(page('', ''));
  });

  test('keeps the loader on desk pages, which use `client:load`', () => {
    const desk = `${loader}${island.replace('interaction', 'load')}`;
    expect(withoutIslandLoader(desk)).toBe(desk);
  });
});
