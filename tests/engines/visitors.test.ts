/** What visitors see and do on the site, in Firefox and WebKit. */
import { describe, expect, inject, test } from 'vitest';
import { locales, type Locale } from '#core/locale.ts';
import { lastingPages, pagePath } from '#core/paths.ts';
import { words } from '#i18n/words.ts';
import { atRest } from '../support/engines/at-rest.ts';
import { engines, shown, visited } from '../support/engines/engines.ts';
import { button, type Visitor } from '../support/engines/visitor.ts';
import { eventually } from '../support/products/editor.ts';
import { skippedUnless } from '../support/skipped-unless.ts';

const { url } = inject('product');
const phone = { width: 390, height: 844, hasScripts: true };
const desktop = { width: 1280, height: 900, hasScripts: true };
/** Every kind of page, each in one of the languages. */
const pages = [
  ...lastingPages.map((page, index) => pagePath({ page, locale: locales[index % 4] ?? 'en' })),
  '/blog/huis-winterklaar-maken-nl',
  '/de/blog/page/1',
  '/es/thanks',
  '/nl/nowhere',
  '/admin',
];

function problemsOfPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  const broken = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...['Marcellus', 'Figtree'].filter((name) => !fonts.some((font) => font.includes(name))),
    ...broken.map(({ src }) => `broken: ${src}`),
    ...(document.querySelector('h1')?.checkVisibility() === true ? [] : ['no title']),
  ];
}

async function send(visitor: Visitor, locale: Locale, email: string): Promise<void> {
  const { form } = words(locale).contact;
  await visitor.type("//*[@id='enquiry']//input[@name='name']", 'Anna Bakker');
  await visitor.type("//*[@id='enquiry']//input[@name='email']", email);
  await visitor.press(button(form.send));
}

const whereIs = (visitor: Visitor) => visitor.run(() => location.pathname);

for (const { name, needs, visit } of engines)
  describe.skipIf(needs !== undefined)(`${name}${skippedUnless(needs === undefined, needs ?? '')}`, () => {
    test.for([phone, desktop])('shows every kind of page without an error ($width px)', async (size) => {
      const visitor = await visited(visit, { ...size, language: 'nl' });
      const problems: string[] = [];
      for (const page of pages) {
        await visitor.go(`${url}${page}`);
        if (page !== '/admin') await visitor.run(atRest);
        for (const problem of page === '/admin' ? [] : await visitor.run(problemsOfPage))
          problems.push(`${page}: ${problem}`);
      }
      expect([...problems, ...visitor.troubles()]).toEqual([]);
    });

    test('hides the bar of a phone while the top of the page shows the same buttons', async () => {
      const visitor = await visited(visit, { ...phone, language: 'nl' });
      await visitor.go(`${url}/nl`);
      await visitor.run(atRest);
      const isShown = () => {
        const bar = document.querySelector('.quick-bar');
        const top = bar?.getBoundingClientRect().top ?? innerHeight;
        return bar?.checkVisibility({ visibilityProperty: true }) === true && top < innerHeight - 20;
      };
      expect(await visitor.run(isShown)).toBe(false);
      await visitor.run(() => scrollTo({ top: 2000, behavior: 'instant' }));
      await eventually(() => visitor.run(isShown), { until: Boolean, seconds: 10 });
    });

    test('takes a quote to the message, and thanks for the message', async () => {
      const visitor = await visited(visit, { ...phone, language: 'nl' });
      await visitor.go(`${url}/nl#pricing`);
      await eventually(
        () => visitor.run(() => document.querySelector('.quote-ways:not([data-asleep])') !== null),
        {
          until: Boolean,
        },
      );
      await visitor.run(atRest);
      await visitor.press("//input[@value='pest']");
      await shown(visitor, 'Totaal eenmalig');
      await visitor.press(`//*[@id='pricing']//a[@data-quote='custom']`);
      const message = () => document.querySelector<HTMLTextAreaElement>('#enquiry textarea')?.value ?? '';
      const text = await eventually(() => visitor.run(message), {
        until: (value) => value.includes('Ongediertebestrijding'),
      });
      expect(text.replaceAll('\u00a0', ' ')).toContain('€ 380');
      await send(visitor, 'nl', `quote-${crypto.randomUUID()}@example.com`);
      await shown(visitor, words('nl').contact.form.sentText);
      expect(await visitor.run(message)).toBe('');
      expect(visitor.troubles()).toEqual([]);
    });

    test('sends a message without JavaScript', async () => {
      const visitor = await visited(visit, { ...phone, language: 'de', hasScripts: false });
      await visitor.go(`${url}/de`);
      await visitor.type("//*[@id='enquiry']//textarea[@name='message']", 'Bitte rufen Sie mich an.');
      await send(visitor, 'de', `plain-${crypto.randomUUID()}@example.com`);
      await eventually(() => whereIs(visitor), { until: (path) => path === '/de/thanks', seconds: 30 });
    });
  });
