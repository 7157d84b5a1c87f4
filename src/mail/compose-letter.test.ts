/** What the mails about an enquiry say: the same sums to both readers, and in a confirmation nothing that was typed. */
import { describe, expect, test } from 'vitest';
import type { Enquiry } from '#core/enquiry/stored-enquiry.ts';
import { locales } from '#core/locale.ts';
import { formatEuro } from '#i18n/format.ts';
import { letterWriter } from './compose-letter.ts';

const compose = letterWriter('https://www.example.com', {
  previewLink: ({ id }) => `/preview?t=${id}`,
  orderLink: ({ id }) => `/order#${id}`,
});

const anEnquiry = (changes: Partial<Enquiry> = {}): Enquiry => ({
  submission: '7e3c9fbe-9b0f-4a3e-8d55-0f6a5f6d7a11',
  name: 'Ana {name} <b>García</b>',
  email: 'ana@example.com',
  phone: '+34 699 123',
  subject: 'Casa & jardín',
  message: 'Primera\n<img src=x onerror=alert(1)>',
  lang: 'es',
  pageUrl: 'https://www.example.com/es',
  quote: { pkg: 'custom', extras: ['deepclean', 'windowwash', 'seasonal'], priceList: '2026-11' },
  createdAt: new Date('2026-11-21T12:00:00Z'),
  ...changes,
});

describe('letterWriter', () => {
  test('includes the whole message in the mail to the business, and escapes markup in the message', () => {
    const { to, replyTo, subject, html, text } = compose({ kind: 'business', enquiry: anEnquiry() });
    expect([to, replyTo]).toEqual(['business', 'ana@example.com']);
    expect(subject).toBe('Bericht van Ana {name} <b>García</b>: Casa & jardín');
    expect(html).toContain('Ana {name} &lt;b&gt;García&lt;/b&gt;');
    expect(html).not.toMatch(/<img|<b>/);
    for (const part of [
      'Primera\n<img',
      'Español',
      'https://www.example.com/es',
      '+34 699 123',
      'Casa & jardín',
    ])
      expect(text).toContain(part);
  });

  test.each(locales)('gives the same totals in the mails to the business and to the visitor (%s)', (lang) => {
    const enquiry = anEnquiry({ lang });
    for (const [kind, locale] of [
      ['business', 'nl'],
      ['confirmation', lang],
    ] as const) {
      const { html, text } = compose({ kind, enquiry });
      for (const sum of [formatEuro(38_000, locale), formatEuro(26_000, locale)]) {
        expect(html).toContain(sum);
        expect(text).toContain(sum);
      }
    }
  });

  test.each(locales)('leaves out of the confirmation (%s) everything that the visitor typed', (lang) => {
    const { to, html, text, subject } = compose({ kind: 'confirmation', enquiry: anEnquiry({ lang }) });
    expect(to).toEqual({ visitor: 'ana@example.com' });
    for (const typed of ['Ana', 'García', '699', 'jardín', 'Primera', 'onerror', 'ana@example.com'])
      expect(html + text + subject).not.toContain(typed);
  });

  test('composes identical mails for the same enquiry', () => {
    expect(compose({ kind: 'business', enquiry: anEnquiry() })).toEqual(
      compose({ kind: 'business', enquiry: anEnquiry() }),
    );
  });

  test('labels the mail of an enquiry that could not be stored, and appends the enquiry as a signed token', () => {
    const { subject, text } = compose({ kind: 'business', enquiry: anEnquiry(), unstored: 'sealed.text' });
    expect(subject).toMatch(/^\[NIET BEWAARD\] /);
    expect(text).toMatch(/Verzegelde tekst:\nsealed\.text$/);
  });

  test('states the fee of full rental management as a percentage instead of a total', () => {
    const quote = { pkg: 'rental' as const, extras: [], priceList: '2026-11' };
    const { text } = compose({ kind: 'business', enquiry: anEnquiry({ quote }) });
    expect(text).toContain('20%');
  });

  test('names the sender of the unanswered enquiry in the subject of a reminder', () => {
    expect(compose({ kind: 'reminder', enquiry: anEnquiry() }).subject).toMatch(/^Nog open: Bericht van Ana/);
  });
});
