import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { localisedPath } from '#core/paths.ts';
import { watchedPage } from '../support/browser/chromium.ts';
import { landingProblem, recordShifts } from '../support/browser/landing.ts';

const { url } = inject('product');

const anchors = ['home', 'services', 'why-choose', 'pricing', 'about', 'contact'] as const;

/** Pages of every kind that lead to the sections of the home page. */
const kinds =
  '/ /services/pool /services/rental /inspection /betalen-met-bitcoin /partners /blog /legal /thanks /nowhere'.split(
    ' ',
  );
const widths = [320, 360, 390, 412, 768, 1024, 1280, 1440, 1920];

const visitor = async (locale: Locale, width: number) => {
  const viewport = { width, height: width < 768 ? 844 : 900 };
  const watched = await watchedPage(url, { viewport, locale });
  await recordShifts(watched.page);
  return watched;
};

type Way = (page: Page, landing: { home: string; from: string; anchor: string }) => Promise<unknown>;

/** Follows a link to the section. Pages that link to only some of the sections get one more link. */
const press: Way = async (page, { home, anchor }) => {
  const target = `${home === '/' ? '/' : home}#${anchor}`;
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, target);
  await page.waitForURL((address) => address.hash === `#${anchor}`);
};

const ways: Record<string, Way> = {
  'a press on a link of another page': async (page, landing) => {
    await page.goto(`${url}${landing.from}`, { waitUntil: 'networkidle' });
    await press(page, landing);
  },
  'a press before the other page is complete': async (page, landing) => {
    await page.goto(`${url}${landing.from}`, { waitUntil: 'commit' });
    await page.waitForSelector('main');
    await press(page, landing);
  },
  'a typed address': (page, { home, anchor }) => page.goto(`${url}${home}#${anchor}`),
  'a reload': async (page, { home, anchor }) => {
    await page.goto(`${url}${home}#${anchor}`, { waitUntil: 'networkidle' });
    await page.reload();
  },
  'the back button': async (page, { home, from, anchor }) => {
    await page.goto(`${url}${home}#${anchor}`, { waitUntil: 'networkidle' });
    await page.goto(`${url}${from === home ? '/partners' : from}`);
    await page.goBack();
  },
};

async function problemsOf(landings: Landing[]) {
  const problems: string[] = [];
  for (const { locale, width, from, way, to = anchors } of landings) {
    const home = localisedPath({ path: '/', locale });
    const page = localisedPath({ path: from, locale });
    const { page: cold, close } = await visitor(locale, width);
    // The first of these visits has a cold cache, the others a warm one.
    for (const anchor of to) {
      // On the home page itself, the browser scrolls smoothly, which is another test.
      if (way.startsWith('a press') && page === home) continue;
      await cold.goto('about:blank');
      await ways[way]?.(cold, { home, from: page, anchor });
      const problem = await landingProblem(cold, anchor);
      if (problem !== undefined) problems.push(`${way}, ${page}, ${width} px: ${problem}`);
    }
    await close();
  }
  return problems;
}

describe('an anchor of the home page', () => {
  // Each language, way and section occurs, but only some combinations do. The nightly tests try the others.
  test('is exactly at the top of the window in every language', async () => {
    const names = Object.keys(ways);
    const landings = locales.map((locale, index) => ({
      locale,
      width: [390, 1280, 360, 1440][index] ?? 390,
      from: kinds[index + 1] ?? '/partners',
      way: names[index] ?? '',
      to: anchors.filter((_, at) => at % 2 === index % 2),
    }));
    expect(await problemsOf(landings)).toEqual([]);
  });

  for (const way of Object.keys(ways))
    test.for(locales)(
      `is exactly at the top of the window after ${way}, at every width and from every kind of page (%s)`,
      { tags: ['heavy'], timeout: 900_000 },
      async (locale) => {
        const landings = widths.flatMap((width, index) =>
          [index, index + widths.length].flatMap((at) => {
            const from = kinds[at % kinds.length];
            return from === undefined ? [] : [{ locale, width, from, way }];
          }),
        );
        expect(await problemsOf(landings)).toEqual([]);
      },
    );
});

describe('styles that arrive late', () => {
  test('move nothing on any kind of page, at 390 px and at 1280 px', async () => {
    const problems: string[] = [];
    const { page } = await visitor('nl', 390);
    await page.route(/late\.[^/]*\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    const positionsPerWidth = async () => {
      const measured: [width: number, positions: string[]][] = [];
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(nextFrame);
        measured.push([width, await page.evaluate(positions)]);
      }
      return measured;
    };
    for (const path of [...kinds, '/blog/huis-winterklaar-maken-nl', '/privacy', '/blog/page/1']) {
      const isOfPost = path.startsWith('/blog/huis');
      await page.goto(`${url}${isOfPost ? path : localisedPath({ path, locale: 'nl' })}`, {
        waitUntil: 'networkidle',
      });
      const before = await positionsPerWidth();
      await page.evaluate(bringStyles);
      for (const [index, [width, after]] of (await positionsPerWidth()).entries()) {
        const known = before[index]?.[1] ?? [];
        const moved = known.filter((position, at) => position !== after[at]);
        if (known.length < 20 || moved.length > 0)
          problems.push(`${path}, ${width} px: ${moved.slice(0, 5).join(', ')}`);
      }
    }
    expect(problems).toEqual([]);
  });

  const positions = () =>
    [document.documentElement, ...document.querySelectorAll('main *, .site-footer, .site-footer *')].map(
      (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const round = [left, top + scrollY, width, height].map(Math.round);
        return `${element.tagName}.${element.className} ${round.join(' ')}`;
      },
    );

  const bringStyles = async () => {
    const old = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');
    if (!old) throw new Error('The page has no late styles.');
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: `${old.href}?again`,
    });
    await new Promise((resolve) => {
      link.addEventListener('load', resolve);
      document.body.append(link);
    });
  };

  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
});

type Landing = {
  locale: Locale;
  width: number;
  from: string;
  way: string;
  to?: readonly (typeof anchors)[number][];
};
