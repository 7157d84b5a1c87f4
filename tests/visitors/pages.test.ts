import { beforeAll, describe, expect, inject, test } from 'vitest';
import { siteOf } from '#components/contact/contact-links.ts';
import { deskPages } from '#core/desk-pages.ts';
import { decodeEntities } from '#core/html/entities.ts';
import { locales } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { fill } from '#i18n/fill.ts';
import { words } from '#i18n/words.ts';
import {
  aQuestion,
  aQuestionPage,
  contextOf,
  idsOf,
  referencesOf,
  structuredData,
  typeOf,
} from '../support/pages/structured-data.ts';
import { attribute, hreflangs, linksOf, listedPages, ordinaryPages } from '../support/pages/site-pages.ts';
import { structuredDataProblems } from '../support/pages/structured-data-problems.ts';
import { htmlProblems } from '../support/pages/valid-html.ts';
import { startingBusiness } from '../support/starting-business.ts';
import { databaseOf } from '../support/products/database-of.ts';

const { url, publishableKey } = inject('product');
const get = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' });

let site: Map<string, string>;

beforeAll(async () => {
  site = await listedPages(url);
});

describe('addresses', () => {
  test.each(ordinaryPages)(
    '$path answers 200 in its language, with one heading and its canonical address',
    async ({ path, locale }) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8/i);
      expect(attribute(html, /<html[^>]*>/, 'lang')).toBe(locale);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(attribute(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(
        `${url}${path === '/' ? '/' : path}`,
      );
      expect([...site.keys()]).toContain(path);
    },
  );

  test.each(Object.values(deskPages))('%s shows only the sign-in form and is not indexed', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(attribute(html, /<html[^>]*>/, 'lang')).toBe('nl');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const [heading, field] =
      path === deskPages['sign-in']
        ? ['Inloggen', 'autoComplete="current-password"']
        : ['Niet toegestaan', 'placeholder="Plak token hier"'];
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(field);
    expect(attribute(html, /<meta name="robots"[^>]*>/, 'content')).toContain('noindex');
    expect([...site.keys()]).not.toContain(path);
  });

  test.each([
    ['/nowhere', 'en', 'Oops! Page not found'],
    ['/nl/nergens', 'nl', ''],
    ['/es/ninguna', 'es', ''],
    ['/de/nirgends', 'de', ''],
    ['/fr', 'en', 'Oops! Page not found'],
    ['/blog/unknown', 'en', 'Article not found.'],
    ['/blog/onbekend-nl', 'nl', 'Artikel niet gevonden.'],
    ['/blog/desconocido-es', 'es', ''],
    ['/blog/unbekannt-de', 'de', ''],
    [`/blog/${'a'.repeat(3000)}`, 'en', 'Article not found.'],
    ['/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'en', 'Article not found.'],
    ['/blog/..%2f..%2fetc%2fpasswd', 'en', ''],
    ['/blog/page/99', 'en', ''],
  ])('%s answers 404 in %s', async (path, language, words) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(attribute(html, /<html[^>]*>/, 'lang')).toBe(language);
    expect(html).toContain(words);
    expect(html).not.toContain('<script>alert');
  });

  test.each([
    ['/partners/', '/partners'],
    ['/NL/Blog', '/nl/blog'],
    ['/en/partners', '/partners'],
    ['/partners.html', '/partners'],
  ])('%s redirects permanently to %s', async (typed, meant) => {
    const response = await get(typed);
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location') ?? '', url).pathname).toBe(meant);
  });
});

describe('posts of the demo site', () => {
  test('are 14 in Dutch, 13 in English, 6 in German and 6 in Spanish', () => {
    const seeded = [...site.keys()].filter((path) => /^\/blog\/(?!page\/)/.test(path));
    const count = (language: string) => seeded.filter((path) => path.endsWith(`-${language}`)).length;
    expect({ nl: count('nl'), en: count('en'), de: count('de'), es: count('es') }).toEqual({
      nl: 14,
      en: 13,
      de: 6,
      es: 6,
    });
  });

  test('do not include drafts, and the publishable key cannot read a draft', async () => {
    for (const path of ['/rss.xml', '/nl/rss.xml', '/es/rss.xml', '/de/rss.xml', '/es/blog'])
      site.set(path, await (await get(path)).text());
    for (const [path, html] of site)
      expect([path, /geheimconcept|concept-/.test(html)]).toEqual([path, false]);
    const posts = databaseOf({ url, publishableKey }).from('blog_posts').select('slug');
    expect((await posts.eq('is_published', false).throwOnError()).data).toEqual([]);
  });

  test('are Spanish in the Spanish overview, without a notice about Dutch posts', async () => {
    const html = await (await get('/es/blog')).text();
    expect(html).not.toMatch(/<article[^>]* lang="nl"/);
    expect(html).not.toContain('class="notice"');
    expect(html.match(/<article/g)?.length).toBe(6);
  });
});

describe('the page of the partner', () => {
  test.each(locales)('has the name unbroken in its title, and its site on the way out, in %s', (locale) => {
    const html = decodeEntities(site.get(pagePath({ page: 'partners', locale })) ?? '');
    const { heading, visit } = words(locale).partners;
    const { name, url: address } = startingBusiness.partner;
    expect(/<h1[^>]*>([^<]+)</.exec(html)?.[1]).toBe(
      fill(heading, { partner: name.replaceAll(' ', '\u00a0') }),
    );
    expect(html).toContain(fill(visit, { site: siteOf(address) }));
  });
});

describe('samples', () => {
  test.each(locales)('tell one story in %s: the same day, with the keys out, and the same sum', (locale) => {
    const [report, quote, log] = (['inspection', 'works', 'keys'] as const).map((page) => {
      const html = site.get(pagePath({ page, locale })) ?? '';
      return decodeEntities(/class="sheet[ "][^]*?<\/section>/.exec(html)?.[0] ?? '');
    });
    const [visit = '', day = ''] = /<dd[^>]*>(\d+[^<,]+),[^<]+/.exec(report ?? '') ?? [];
    const minutes = (text = '') =>
      [...text.matchAll(/(\d+):(\d\d)/g)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute));
    const [from, until] = minutes(visit);
    const [keyOut, keyBack] = minutes(log?.split('<tr').find((row) => row.includes(`>${day}<`)));
    const order = [keyOut, from, until, keyBack];
    expect([quote?.includes(`>${day}<`), order]).toEqual([true, order.toSorted((a = NaN, b = NaN) => a - b)]);
    const sumOf = (text = '') => /[\d.,]*\d(?=\u00a0€)|(?<=€\u00a0?)[\d.,]*\d/.exec(text)?.[0];
    const sum = sumOf(quote?.slice(quote.lastIndexOf('<tr')));
    expect([sum, sum]).toEqual([sumOf(report), expect.any(String)]);
  });
});

describe('links', () => {
  test('with hreflang are complete, symmetric and lead to existing pages', () => {
    for (const [path, html] of site) {
      if (path.endsWith('.xml')) continue;
      const links = hreflangs(html);
      expect([path, links.has('x-default')]).toEqual([path, true]);
      for (const [language, href] of links) {
        const target = site.get(new URL(href).pathname);
        expect([path, href, target !== undefined]).toEqual([path, href, true]);
        if (target === undefined || language === 'x-default') continue;
        expect([href, attribute(target, /<html[^>]*>/, 'lang')]).toEqual([href, language]);
        expect([...hreflangs(target)]).toEqual([...links]);
      }
    }
  });

  test('lead to existing pages and, with an anchor, to existing elements', async () => {
    const checked = new Map<string, { status: number; html: string }>();
    const broken: string[] = [];
    const kinds = new Set<string>();
    for (const [path, html] of site) {
      if (path.endsWith('.xml')) continue;
      for (const { written, leadsTo } of linksOf(html, `${url}${path}`)) {
        const target = `${leadsTo.pathname}${leadsTo.search}`;
        if (!checked.has(target)) {
          const response = await get(target);
          checked.set(target, { status: response.status, html: await response.text() });
        }
        const found = checked.get(target);
        const anchor = decodeURIComponent(leadsTo.hash.slice(1));
        kinds.add(
          written.startsWith('#') ? 'anchor' : written.startsWith('/') ? 'path' : written.slice(0, 5),
        );
        if (written === '' || written === '#') broken.push(`${path} has a link without an address`);
        else if (found?.status !== 200) broken.push(`${path} → ${written} (${found?.status})`);
        else if (anchor !== '' && !found.html.includes(` id="${anchor}"`))
          broken.push(`${path} → ${written} (no such anchor)`);
      }
    }
    expect([...new Set(broken)]).toEqual([]);
    // The check must have seen every kind of link.
    expect([...kinds].sort()).toEqual(['?pkg=', 'anchor', 'http:', 'path']);
  });

  test('are resolved by the link check, even if they are anchors, queries, relative or empty', () => {
    const html =
      '<a href="#gone">…</a> <a class="x" href="?pkg=custom#gone">…</a> <a href="next">…</a> <a href="">…</a>';
    expect(linksOf(html, `${url}/nl/blog`).map(({ leadsTo }) => leadsTo.href.replace(url, ''))).toEqual([
      '/nl/blog#gone',
      '/nl/blog?pkg=custom#gone',
      '/nl/next',
      '/nl/blog',
    ]);
  });
});

describe('markup', () => {
  test('is valid HTML on every page', async () => {
    const problems: string[] = [];
    for (const [path, html] of site) {
      if (path.endsWith('.xml')) continue;
      problems.push(...(await htmlProblems(html)).map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });

  test('has titles and descriptions that are unique within a language and short enough for search results', () => {
    const seen = new Map<string, string>();
    for (const [path, html] of site) {
      if (path.endsWith('.xml')) continue;
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const description = attribute(html, /<meta name="description"[^>]*>/, 'content') ?? '';
      expect([path, title.length > 0, title.replaceAll(/&\w+;/g, '&').length <= 60]).toEqual([
        path,
        true,
        true,
      ]);
      expect([path, description.length > 0, description.length <= 160]).toEqual([path, true, true]);
      for (const text of [title, description]) {
        const key = `${attribute(html, /<html[^>]*>/, 'lang')} ${text}`;
        expect([text, seen.get(key) ?? path]).toEqual([text, path]);
        seen.set(key, path);
      }
    }
  });

  test('contains valid structured data of the expected types on every page', () => {
    const known = new Set([...site].flatMap(([, html]) => structuredData(html)).flatMap(idsOf));
    for (const [path, html] of site) {
      if (path.endsWith('.xml')) continue;
      const data = structuredData(html);
      expect([path, data.flatMap((block) => structuredDataProblems(block))]).toEqual([path, []]);
      expect([path, data.map(contextOf)]).toEqual([path, data.map(() => 'https://schema.org')]);
      expect([path, [...new Set(data.map(typeOf))]]).toEqual([path, typesFor(path)]);
      // Each id to which the data refers must be defined on this page or another one.
      expect([path, data.flatMap(referencesOf).filter((id) => !known.has(id))]).toEqual([path, []]);
    }
  });
});

describe('islands', () => {
  test('are loaded only by our own loader, which reads only JSON props and default exports, and no slots', () => {
    const props = new Set<string>();
    for (const [path, html] of site) {
      expect([path, /customElements\.define|<astro-slot|<template data-astro-template/.exec(html)]).toEqual([
        path,
        null,
      ]);
      for (const [tag] of html.matchAll(/<astro-island [^>]*>/g)) {
        expect([path, attribute(tag, /.*/, 'component-export')]).toEqual([path, 'default']);
        props.add(attribute(tag, /.*/, 'props') ?? '');
      }
    }
    expect(props.size).toBeGreaterThan(10);
    const kinds = [...props].flatMap((text) => kindsIn([0, JSON.parse(decodeEntities(text))]));
    expect([...new Set(kinds)].toSorted()).toEqual([0, 1]);
  });
});

/** Astro serialises a prop as a pair: 0 and a value or an object of pairs, 1 and a list of pairs, or another kind. */
const kindsIn = ([kind, value]: [kind: number, value?: unknown]): number[] => [
  kind,
  ...Object.values(typeof value === 'object' ? (value ?? {}) : {}).flatMap(kindsIn),
];

describe('content security policy', () => {
  test('allows requests to the webhook only on pages with the contact form', async () => {
    const pages = [...site, ['/admin', await (await get('/admin')).text()] as const];
    const posting = pages.filter(([, html]) => html.includes('hooks.zapier.com')).map(([path]) => path);
    expect(posting.toSorted()).toEqual(['/', '/de', '/es', '/nl']);
  });
});

function typesFor(path: string): string[] {
  if (/^\/((nl|es|de)\/?)?$/.test(path))
    return ['HomeAndConstructionBusiness', 'WebSite', 'Service', 'FAQPage'];
  if (path.endsWith('/betalen-met-bitcoin')) return ['FAQPage', 'BreadcrumbList'];
  if (path.includes('/services/')) return ['Service', 'FAQPage', 'BreadcrumbList'];
  if (/^\/blog\/(?!news$|page\/)/.test(path)) return ['BlogPosting', 'BreadcrumbList'];
  return ['BreadcrumbList'];
}

describe('checks and headers', () => {
  test.each<[string, object, RegExp]>([
    ['an unknown type', { '@type': 'HomeCare' }, /unknown type HomeCare/],
    ['a missing property', { '@type': 'FAQPage' }, /FAQPage.mainEntity: missing/],
    ['an empty list', { ...aQuestionPage(), mainEntity: [] }, /FAQPage.mainEntity: empty/],
    ['a missing value', { ...aQuestionPage(), mainEntity: aQuestion('undefined') }, /Question.name/],
    ['a price without cents', { '@type': 'Offer', price: '50' }, /Offer.price: 50/],
    ['an id that is no address', { '@type': 'WebSite', '@id': '#site' }, /WebSite.@id/],
    ['an unknown property', { ...aQuestionPage(), questions: [] }, /FAQPage.questions: unknown property/],
    ['a property of another type', { '@type': 'Service', opens: '08:00' }, /Service.opens: unknown property/],
    [
      'an object of the wrong type',
      { '@type': 'Service', offers: aQuestion('?') },
      /"Question" instead of Demand/,
    ],
    [
      'a day without its time',
      { '@type': 'BlogPosting', datePublished: '2026-11-20' },
      /datePublished: 2026/,
    ],
    [
      'a trail that counts from zero',
      { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 0 }] },
      /BreadcrumbList.itemListElement: not in order/,
    ],
    ['a wrong time', { '@type': 'OpeningHoursSpecification', opens: '8h' }, /"8h" instead of Time/],
    [
      'a wrong day',
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Lunes' },
      /"Lunes" instead of DayOfWeek/,
    ],
    [
      'a wrong part',
      { '@type': 'FAQPage', mainEntity: { '@type': 'Question', answer: '' } },
      /Question.answer/,
    ],
  ])('the check of structured data rejects %s', (_, data, problem) => {
    expect(structuredDataProblems(aQuestionPage())).toEqual([]);
    expect(structuredDataProblems(data).join()).toMatch(problem);
  });

  test('pages have security headers, and build.json is never cached', async () => {
    const page = await get('/nl');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    expect(page.headers.get('referrer-policy')).toBeTruthy();
    expect((await get('/build.json')).headers.get('cache-control')).toContain('no-store');
  });
});
