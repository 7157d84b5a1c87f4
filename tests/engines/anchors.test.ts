/** Links to a section of the home page end exactly at this section in Firefox and WebKit too. */
import { setTimeout } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { localisedPath } from '#core/paths.ts';
import { navigation } from '../../src/components/site/navigation.ts';
import { atRest } from '../support/engines/at-rest.ts';
import { engines, visited } from '../support/engines/engines.ts';
import { slowSite } from '../support/engines/slow-site.ts';
import type { Visitor } from '../support/engines/visitor.ts';
import { eventually } from '../support/products/editor.ts';
import { skippedUnless } from '../support/skipped-unless.ts';

const { url } = inject('product');
const anchors = navigation({ locale: 'en', path: '/partners' }).flatMap(({ section }) => section ?? []);
const widths = [390, 447, 1280];

/** Each way leads to a section several times. It calls `landed` at each landing. */
const ways: Record<string, (visitor: Visitor, target: Target, landed: () => Promise<void>) => Promise<void>> =
  {
    'the menu, back and forward': async (visitor, { locale, anchor }, landed) => {
      await opened(visitor, localisedPath({ path: '/partners', locale }));
      await leave(
        visitor,
        (id) => {
          document.querySelector<HTMLElement>(`#menu a[href$="#${id}"]`)?.click();
        },
        anchor,
      );
      await landed();
      await leave(visitor, () => history.back());
      await visitor.run(atRest);
      await leave(visitor, () => history.forward());
      await landed();
    },
    'a reload and the back button': async (visitor, { locale, anchor }, landed) => {
      await opened(visitor, `${localisedPath({ path: '/', locale })}#${anchor}`);
      await leave(visitor, () => location.reload());
      await landed();
      await leave(visitor, (href) => location.assign(href), localisedPath({ path: '/legal', locale }));
      await visitor.run(atRest);
      await leave(visitor, () => history.back());
      await landed();
    },
  };

/** Opens a page from a page of its own, because an address that differs only in its section loads nothing. */
async function opened(visitor: Visitor, path: string): Promise<void> {
  await leave(visitor, (href) => location.assign(href), path.replace('#', '?fresh#'));
  await visitor.run(atRest);
}

/** Does what leaves the page, and waits for the next page. */
async function leave<Args extends unknown[]>(
  visitor: Visitor,
  work: (...args: Args) => void,
  ...args: Args
): Promise<void> {
  await visitor.run(() => {
    document.documentElement.dataset['old'] = '';
    // The back button may bring this document back as it was.
    addEventListener('pageshow', () => delete document.documentElement.dataset['old']);
  });
  await visitor.run(work, ...args);
  // WebKitGTK 2.50 never answers a question that arrives while a page comes back from its cache.
  const isNew = () =>
    Promise.race([
      visitor.run(() => document.documentElement.dataset['old'] === undefined).catch(() => false),
      setTimeout(2000, false),
    ]);
  await eventually(isNew, { until: Boolean, seconds: 30 });
}

const offset = (id: string): number => {
  const html = document.documentElement;
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  // A section at the end of the page cannot rise to the top of a high window.
  const lowest = top + scrollY - (html.scrollHeight - html.clientHeight);
  return top - Math.max(Number.parseFloat(getComputedStyle(html).scrollPaddingTop), lowest);
};

for (const { name, needs, visit } of engines)
  describe.skipIf(needs !== undefined)(`${name}${skippedUnless(needs === undefined, needs ?? '')}`, () => {
    for (const way of Object.keys(ways))
      test.for(widths)(`lands exactly at each section after ${way} (%i px)`, async (width) => {
        const visitor = await visited(visit, { width, height: 844, hasScripts: true, language: 'nl' });
        await visitor.go(`${url}/privacy`);
        await visitor.run(atRest);
        const problems: string[] = [];
        for (const [index, anchor] of anchors.entries()) {
          const locale = locales[index % locales.length] ?? 'nl';
          await ways[way]?.(visitor, { locale, anchor }, async () => {
            await visitor.run(atRest);
            const off = await visitor.run(offset, anchor);
            if (!(Math.abs(off) <= 2)) problems.push(`${locale} #${anchor}: ${off} px`);
          });
        }
        expect([...problems, ...visitor.troubles()]).toEqual([]);
      });

    test('stays at a section through a reload whose fonts arrive shortly before the page is complete', async () => {
      const slow = await slowSite(url, [
        [/\.woff2$/, 600],
        [/\.js$/, 1000],
      ]);
      const visitor = await visited(visit, { width: 1280, height: 844, hasScripts: true, language: 'es' });
      await visitor.go(`${slow}/es#about`);
      await visitor.run(atRest);
      await leave(visitor, () => location.reload());
      await visitor.run(atRest);
      expect(Math.abs(await visitor.run(offset, 'about'))).toBeLessThanOrEqual(2);
    });
  });

type Target = { locale: Locale; anchor: string };
