import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderChanges, type OrderMail } from '#core/bitcoin-order/order.ts';
import type { Business } from '#core/business/business.ts';
import { setBusiness } from '#core/business/current.ts';
import { checkedDetails, fieldKinds, fieldTexts, type FieldTexts } from '#core/business/field-texts.ts';
import { asQuestion } from '#core/business/question.ts';
import { deskPages } from '#core/desk-pages.ts';
import type { Enquiry } from '#core/enquiry/stored-enquiry.ts';
import { islandTime } from '#core/ibiza-time/clock.ts';
import { locales } from '#core/locale.ts';
import type { Letter } from '#core/mail/mail.ts';
import { publicPages, type PublicPage } from '#core/paths.ts';
import { allExtras } from '#core/quote/price-lists.ts';
import { pageCardPath } from '#core/social-card/card-address.ts';
import { formatDate, formatNumber, formatPercent } from '#i18n/format.ts';
import { startingBusiness } from '#site-config';
import { newLocalDir, startProduct, type Product } from '../../scripts/local/product.ts';
import { letters, letterWriter } from '../../src/mail/compose-letter.ts';
import { invitationLetter } from '../../src/mail/invitation/letter.ts';
import { sectionNames, sectionOf } from '#core/business/fields/sections.ts';
import { desktop } from '../support/browser/chromium.ts';
import { signedInPage } from '../support/browser/signed-in.ts';
import { aPhoto } from '../support/images.ts';
import { anEditor, callFunction, eventually, siteIsLive } from '../support/products/editor.ts';
import { mailsTo } from '../support/stand-ins/stored-mails.ts';

let product: Product;
let url: string;

// This file starts its own product, because other tests change the details of the shared product.
beforeAll(async () => {
  const env = { BACKEND_IS_SHORT_LIVED: 'yes', REBUILD_QUIET_SECONDS: '1', CONTACT_LIMIT: '1000' };
  product = await startProduct({ localDir: newLocalDir(), env });
  ({ url } = product);
});
afterAll(() => product.remove());

/** `n` makes the texts of the fields differ. A new field must be visible to visitors or be listed in `unseen`. */
const fields = Object.entries(fieldTexts(startingBusiness)).map(([field], n) => ({ field, n }));

const isCheckbox = (field: string) =>
  Object.entries(fieldKinds).some(([path, { input }]) => path === field && input.control === 'checkbox');

const isQuestions = (field: string) => field.startsWith('faq.') || field.startsWith('keyFaq.');

const thisYear = new Date().getFullYear();

/** The hour before noon on the island. Mails show the time at which they were sent, so opening times keep away from it. */
const hourNow = Number(islandTime(new Date()).slice(11, 13)) % 12;

function textOf(field: string, { n, round }: { n: number; round: Round }): string {
  const mark = markOf(n, round);
  const name = field.split('.').at(-1) ?? '';
  const day = `${thisYear + 5 + (n % 5) + 5 * round}-${String((n % 9) + 1).padStart(2, '0')}-${11 + (n % 17)}`;
  if (isCheckbox(field)) return round === 0 ? 'yes' : '';
  if (field === 'settings.NEWS_FEEDS') return `https://${mark}.example/feed`;
  if (field.startsWith('settings.')) return String(22 + round + (name === 'NEWS_HOUR' ? 0 : 20));
  if (field.startsWith('prices.'))
    return field.endsWith('Percent') ? (round === 0 ? '17' : '23') : price(n, round);
  if (field.startsWith('promises.')) return String(37 + n + 4 * round - (n % 2));
  if (name === 'coordinates') return `3${round}.5, ${round + 1}.${n + 100}`;
  if (field.startsWith('singlePrices.')) return String(3000 + n + 700 * round);
  if (field === 'insurance.sum') return String(700_311 + 1000 * round);
  if (field.startsWith('hours.')) {
    const hour = ((hourNow + 4 + 2 * round) % 12) + (name === 'opens' ? 0 : 12);
    // Times in the texts of the site end in 0, 2 or 5.
    const minute = 5 * (n % 12) + 3 + (Math.floor(n / 12) % 2);
    return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  }
  if (field === 'holidays') return `${thisYear + 15 + round}-02-0${3 + round} 09:1${round}-13:1${round}`;
  if (field === 'notice.starts') return `201${round}-01-02`;
  if (['validUntil', 'day', 'consentOn', 'ends'].includes(name)) return day;
  if (['phone', 'chatNumber', 'emergencyPhone'].includes(name))
    return `+34 97${round} 550 ${String(100 + n)}`;
  if (name === 'email') return `${mark}@example.com`;
  if (['url', 'source'].includes(name)) return `https://${mark}.example/`;
  if (name === 'countryCode') return round === 0 ? 'FR' : 'PT';
  if (name === 'lang') return round === 0 ? 'nl' : 'es';
  if (name === 'image' || field.startsWith('images.'))
    return `/media/${digestOf(n, round)}-1200x800-${'a1b'.repeat(12)}/960.webp`;
  if (isQuestions(field)) return `Vraag ${mark}a? Antwoord ${mark}b.`;
  return mark;
}

const markOf = (n: number, round: Round) => `${['before', 'after'][round]}${n}x`;
const price = (n: number, round: Round) => (300 + n * 7 + round * 3 + (round === 0 ? 0.17 : 0.29)).toFixed(2);
const digestOf = (n: number, round: Round) => `${round}${String(n).padStart(3, '0')}`.padEnd(32, 'c');

/** The forms in which a field’s text may appear in a page, a mail or a file. */
function tracesOf(field: string, text: string): RegExp[] {
  const name = field.split('.').at(-1) ?? '';
  const exactly = (part: string) => new RegExp(escaped(part));
  const onDay = (day: string) => [
    exactly(day),
    ...locales.map((locale) => new RegExp(escaped(formatDate(day, locale)).replaceAll(' ', '[ \u00a0]'))),
  ];
  if (field.startsWith('names.withoutVat.')) return [/excl\. btw\)/];
  if (field === 'processors.agreements')
    return [/verwerkersovereenkomst|processing agreement with|contrato de encargo|Vertrags zur Auftragsver/];
  if (name === 'coordinates') return [exactly(`mlon=${text.split(', ')[1]}`)];
  if (isCheckbox(field)) return [/24\/7|24\suur per dag|round the clock|rund um die Uhr/];
  if (name === 'rentalFeePercent')
    return locales.map((locale) => exactly(formatPercent(Number(text), locale)));
  if (field.startsWith('prices.')) return [exactly(text), exactly(text.replace('.', ','))];
  if (field.startsWith('promises.'))
    return [
      new RegExp(`\\b${text}[ \u00a0](?:uur|hours|horas|Stunden)`),
      ...(name === 'formHours' ? [new RegExp(`answerHours.{1,30}\\b${text}\\b`)] : []),
    ];
  if (name === 'sum' || field.startsWith('singlePrices.'))
    return locales.map((locale) => exactly(formatNumber(Number(text), locale)));
  // In a script, “7:33” may also be a part of a condition (?) or a list ({ or ,).
  if (field.startsWith('hours.')) return [new RegExp(`(?<![\\d:T?{,])${text.replace(/^0/, '0?')}(?![:\\d])`)];
  if (field === 'holidays') return onDay(text.slice(0, 10));
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return onDay(text);
  if (text.startsWith('+')) return [new RegExp(text.replace(/\D/g, '').split('').join('[  \u00a0\u202f-]?'))];
  if (name === 'countryCode') return [exactly(`"addressCountry":"${text}"`)];
  if (name === 'lang') return [exactly(`<blockquote lang="${text}"`)];
  if (text.startsWith('/media/')) return [exactly(text.slice('/media/'.length, 32))];
  return [exactly(/(?:before|after)\d+x/.exec(text)?.[0] ?? text)];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Desk pages and business.json contain all details, so a search for details that visitors see omits these files. */
const isForDesk = (name: string) =>
  name === 'business.json' || Object.values(deskPages).some((address) => name === `${address.slice(1)}.html`);

/** Fields that visitors never see, with the reason. `isUnseen` also includes all settings. */
const unseen: Record<string, string> = {
  glossary: 'decides only which words a model uses',
  'testimonials.first.consentOn': 'only proves to the owner that the customer agreed',
  'testimonials.second.consentOn': 'the same',
  'testimonials.third.consentOn': 'the same',
  'notice.starts': 'decides only when the notice is shown',
  'notice.ends': 'the same',
};

describe('details of the business', () => {
  test(
    'appear in no page, feed, mail, card or file after every field has been changed',
    { timeout: 400_000 },
    async () => {
      const before = await shownWith(0);
      const after = await shownWith(1);
      expect(Object.keys(after.outputs).length).toBeGreaterThan(150);
      const find = ({ outputs }: Shown, { field }: Field, { texts }: Shown, isShown = false) => {
        const traces = tracesOf(field, texts[field] ?? '');
        return Object.entries(outputs).flatMap(([name, text]) =>
          traces.some((trace) => trace.test(text)) &&
          !(isCheckbox(field) && name.startsWith('_astro/')) &&
          !(isShown && isForDesk(name))
            ? [`${field}: ${name}`]
            : [],
        );
      };
      // The search must first find the old texts. Otherwise a later search without a match would prove nothing.
      const never = fields.filter(
        (field) => !isUnseen(field.field) && find(before, field, before, true).length === 0,
      );
      expect(never.map(({ field }) => field)).toEqual([]);
      const stale = fields
        .filter(({ field }) => !field.startsWith('settings.') || field.endsWith('FEEDS'))
        .flatMap((field) => find(after, field, before));
      expect(stale).toEqual([]);
      const missing = fields.filter(
        (field) =>
          !isUnseen(field.field) && !isCheckbox(field.field) && find(after, field, after, true).length === 0,
      );
      expect(missing.map(({ field }) => field)).toEqual([]);
      for (const [name, etag] of Object.entries(before.cards)) expect(after.cards[name], name).not.toBe(etag);
    },
  );
});

async function shownWith(round: Round): Promise<Shown> {
  const token = await anEditor(product);
  const texts = Object.fromEntries(fields.map(({ field, n }) => [field, textOf(field, { n, round })]));
  if (round === 0) await send(texts, token);
  else await typeInBrowser(texts);
  await siteIsLive(product, token);
  const details = (await callFunction(url, 'business', { token })).json['details'] as Business;
  return {
    texts: fieldTexts(details),
    outputs: {
      ...filesOfSite(),
      ...(await answersOfFunctions()),
      ...(await deliveredMails(round)),
      ...composedMails(details),
    },
    cards: await cardsOfPages(),
  };
}

const isUnseen = (field: string) => field in unseen || field.startsWith('settings.');

async function send(texts: FieldTexts, token: string): Promise<void> {
  const { json } = await callFunction(url, 'business', { token });
  const body = { details: checkedDetails(texts), base_version: json['version'] };
  expect(await callFunction(url, 'save-business', { token, body })).toMatchObject({ status: 200 });
}

async function typeInBrowser(texts: FieldTexts): Promise<void> {
  const { page, close } = await signedInPage(product, desktop);
  await page.goto(`${url}/admin/business`);
  for (const section of sectionNames) {
    await page.locator(`.business-sections a[href="#${section}"]`).click();
    await page.locator('details').evaluateAll((folded: HTMLDetailsElement[]) => {
      for (const one of folded) one.open = true;
    });
    for (const [field, text] of Object.entries(texts).filter(([path]) => sectionOf(path) === section)) {
      if (isQuestions(field)) {
        const { question, answer } = asQuestion(text);
        await page.locator(`[aria-controls="${field}.0"]`).click();
        await page.locator(`[name="${field}.0"]`).fill(question);
        await page.locator(`[name="${field}.0.answer"]`).fill(answer);
        continue;
      }
      const input = page.locator(`[name="${field}"]`);
      const kind = await input.evaluate((one: HTMLInputElement) => one.type);
      if (kind === 'checkbox') await input.setChecked(text === 'yes');
      else if (kind === 'select-one') await input.selectOption(text);
      else if (kind !== 'file') await input.fill(text);
      else {
        const old = await page.locator('.desk-field', { has: input }).locator('img').getAttribute('src');
        await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
        await page.locator('.desk-field', { has: input }).locator(`img:not([src="${old}"])`).waitFor();
      }
    }
  }
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await page.getByText(/^Live:/).waitFor();
  await close();
}

/** Earlier versions of legal texts rightly contain old details, so the search for old details skips them. */
const isEarlierVersion = (file: string) =>
  /(privacy|terms|cookies|legal)\/\d{4}-\d\d-\d\d\S*\.html$/.test(file);

function filesOfSite(): Outputs {
  const folder = path.join(product.localDir, 'current');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(woff2?|png|webp|avif|ico)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isEarlierVersion(file));
  return Object.fromEntries(files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]));
}

async function answersOfFunctions(): Promise<Outputs> {
  const asked = locales.flatMap((locale) => [
    [`/${locale}/no-such-page`, {}],
    [
      `/functions/v1/contact-form?lang=${locale}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url },
        body: new URLSearchParams({ lang: locale, name: '', email: 'x', message: '' }),
      },
    ],
  ]) as [string, RequestInit][];
  const answers = asked.map(async ([address, init]) => [
    address,
    await (await fetch(url + address, init)).text(),
  ]);
  return Object.fromEntries((await Promise.all(answers)) as [string, string][]);
}

async function deliveredMails(round: Round): Promise<Outputs> {
  const addresses = locales.map((lang) => `${lang}-${round}@example.com`);
  for (const [index, lang] of locales.entries()) {
    const body = {
      name: 'Eva',
      email: addresses[index],
      message: 'Hallo',
      lang,
      pageUrl: `${url}/${lang}`,
      quote: { pkg: 'base', extras: allExtras },
    };
    expect((await callFunction(url, 'send-contact-email', { body })).status).toBe(200);
  }
  const found = await eventually(
    () => Promise.resolve(addresses.map((address) => mailsTo(address, product.localDir)[0])),
    { until: (mails) => mails.every((mail) => mail !== undefined) },
  );
  return Object.fromEntries(
    found.map((mail, index) => [`mail to ${addresses[index]}`, JSON.stringify(mail)]),
  );
}

function composedMails(details: Business): Outputs {
  setBusiness(details);
  const compose = letterWriter('https://www.example.com', {
    previewLink: ({ id }) => `/preview?t=${id}`,
    orderLink: ({ id }) => `/order#${id}`,
  });
  const all = locales.flatMap((lang) => {
    const enquiry = anEnquiry(lang, details);
    const preview = { id: 'one', lang, createdAt: now, expiresAt: now, posts: [], recipient: undefined };
    const composed: [string, Letter][] = [
      ...Object.keys(letters.enquiry).map((kind): [string, Letter] => [kind, compose({ kind, enquiry })]),
      ...Object.keys(letters.preview).map((kind): [string, Letter] => [kind, compose({ kind, preview })]),
      ...Object.keys(letters.held).map((kind): [string, Letter] => [
        kind,
        compose({ kind, heldEnquiries: 2 }),
      ]),
      ...Object.keys(letters.health).map((kind): [string, Letter] => [
        kind,
        compose({ kind, healthProblems: [] }),
      ]),
      ...Object.keys(letters.bitcoin).flatMap((kind) =>
        orderChanges
          .filter((change) =>
            kind === 'bitcoin-customer'
              ? !['reorganised', 'reconfirmed'].includes(change)
              : !['opened', 'cancelled'].includes(change),
          )
          .map((change): [string, Letter] => [
            `${kind} ${change}`,
            compose({ kind, bitcoin: anOrder({ change, locale: lang }) }),
          ]),
      ),
      [
        'invitation',
        invitationLetter({
          email: 'a@example.com',
          name: 'Eva',
          link: 'https://www.example.com/',
          expiresAt: now,
          language: lang,
        }),
      ],
    ];
    return composed.map(([kind, letter]): [string, string] => [`${kind} in ${lang}`, JSON.stringify(letter)]);
  });
  setBusiness(startingBusiness);
  return Object.fromEntries(all);
}

/** A mail shows the prices of the day of the enquiry, so only an enquiry of today shows the test’s prices. */
const now = new Date();

const anEnquiry = (lang: Enquiry['lang'], { prices }: Business): Enquiry => ({
  submission: '7e3c9fbe-9b0f-4a3e-8d55-0f6a5f6d7a11',
  name: 'Eva',
  email: 'eva@example.com',
  phone: '',
  subject: '',
  message: 'Hallo',
  lang,
  pageUrl: 'https://www.example.com/es',
  quote: { pkg: 'custom', extras: [...allExtras], priceList: prices.version },
  createdAt: now,
});

const anOrder = (changes: Partial<OrderMail>): OrderMail => ({
  orderId: '3f9a1c07-aaaa',
  change: 'opened',
  at: now,
  locale: 'nl',
  network: 'mainnet',
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  description: 'Casa',
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  amountCents: 1_00,
  amountSats: 1,
  quotedUntil: now,
  isLate: false,
  receivedSats: 0,
  confirmedSats: 0,
  confirmations: 0,
  confirmationsNeeded: 2,
  txids: [],
  ...changes,
});

/** Returns the ETag of each page’s social card, because the search for texts cannot read images. */
async function cardsOfPages(): Promise<Record<string, string>> {
  const pages = Object.keys(publicPages) as PublicPage[];
  const addresses = locales.flatMap((locale) => pages.map((page) => pageCardPath({ page, locale })));
  const digests: Record<string, string> = {};
  for (const address of addresses) digests[address] = (await fetch(url + address)).headers.get('etag') ?? '';
  expect(Object.values(digests)).not.toContain('');
  return digests;
}

type Field = (typeof fields)[number];
type Shown = { texts: FieldTexts; outputs: Outputs; cards: Record<string, string> };
type Round = 0 | 1;
type Outputs = Record<string, string>;
