import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { inviteSchema } from '../access/invitations.ts';
import { newOrderSchema } from '../bitcoin-order/order-input.ts';
import { submittedEnquirySchema } from '../enquiry/submitted-enquiry.ts';
import { articleSchema } from '../publishing/create-article.ts';
import { draftSchema } from '../publishing/create-draft.ts';
import { isOneLine, validText, withoutUnseen } from './valid-text.ts';

/** Control characters, line separators, noncharacters and lone surrogates: most are invalid in some output format. */
const hostile = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  '\u007f',
  '\u0080',
  '\u009f',
  '\u2028',
  '\u2029',
  '\ufffe',
  '\uffff',
  '\ud800',
  '\udc00',
  '\u{1fffe}',
];

// The grammar rule “Char” of XML 1.0, written independently of the tested code.
const isXmlChar = (code: number): boolean =>
  [0x9, 0xa, 0xd].includes(code) ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  code >= 0x1_00_00;
const isValidXml = (text: string): boolean =>
  Array.from(text).every((one) => isXmlChar(one.codePointAt(0) ?? 0));

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

const id = '00000000-0000-4000-8000-000000000000';
const inputs: [string, v.GenericSchema, (text: string) => unknown, string[]][] = [
  [
    'an article',
    articleSchema,
    (text) => ({
      title_nl: text,
      excerpt_nl: text,
      html_nl: text,
      meta_title: text,
      meta_description: text,
      slug_base: 'a',
      languages: ['nl'],
      publish_main: true,
      publish_translations: false,
      hero_image_alt: text,
    }),
    ['title_nl', 'meta_title'],
  ],
  [
    'a draft',
    draftSchema,
    (text) => ({ title: text, excerpt: text, content: text, slug: 'a-nl', language: 'nl' }),
    ['title'],
  ],
  [
    'a message',
    submittedEnquirySchema,
    (text) => ({
      name: text,
      phone: text,
      subject: text,
      message: text,
      email: 'a@example.com',
      pageUrl: '/',
    }),
    ['name', 'phone', 'subject'],
  ],
  [
    'a message alone',
    submittedEnquirySchema,
    (message) => ({ name: 'Jan', message, email: 'a@example.com', pageUrl: '/' }),
    [],
  ],
  [
    'an order',
    newOrderSchema,
    (text) => ({
      submission: id,
      amount_cents: 100,
      locale: 'nl',
      customer_email: 'a@example.com',
      customer_name: text,
      description: text,
    }),
    ['customer_name', 'description'],
  ],
  ['an invitation', inviteSchema, (name) => ({ email: 'a@example.com', name, language: 'nl' }), ['name']],
];

describe('text accepted by an input schema', () => {
  test.each(inputs)(
    'is valid in XML, and has no line break in one-line fields: %s',
    (_, schema, inputOf, lines) => {
      let accepted = 0;
      for (const one of hostile) {
        const parsed = v.safeParse(schema, inputOf(`a${one}b`));
        if (!parsed.success) continue;
        accepted += 1;
        const texts = textsOf(parsed.output);
        expect([one, texts.filter((text) => !isValidXml(text) || !text.isWellFormed())]).toEqual([one, []]);
        const output = parsed.output as Record<string, string>;
        expect([one, lines.filter((name) => /[\p{Cc}\u2028\u2029]/u.test(output[name] ?? ''))]).toEqual([
          one,
          lines.filter((name) => one === '\t' && output[name] === 'a\tb'),
        ]);
      }
      expect(accepted).toBeGreaterThan(0);
    },
  );
});

describe('text schemas', () => {
  test('convert a soft line break of Word to a space in a title, and to a line break in a text', () => {
    const draft = { title: 'Een\u000btitel', content: 'Een\u000btekst', slug: 'a-nl', language: 'nl' };
    expect(v.parse(draftSchema, draft)).toMatchObject({ title: 'Een titel', content: 'Een\ntekst' });
  });

  test('reject a title that consists only of forbidden characters', () => {
    expect(
      v.safeParse(draftSchema, { title: '\u0008', content: 'a', slug: 'a-nl', language: 'nl' }).success,
    ).toBe(false);
  });

  test('keep emoji, accents and right-to-left text unchanged', () => {
    const text = 'Café 🏊🏽‍♀️ שלום 清潔\n\tx';
    expect(validText(text)).toBe(text);
    expect([isOneLine('Café 🏊🏽‍♀️'), isOneLine('a\nb'), isOneLine('a\u0008b')]).toEqual([true, false, false]);
  });
});

test('withoutUnseen removes what is invisible or reverses a text, and nothing else', () => {
  expect(withoutUnseen('\u202eAna\u200b \u2066Núñez\u2069\ufeff\u00ad')).toBe('Ana Núñez');
});
