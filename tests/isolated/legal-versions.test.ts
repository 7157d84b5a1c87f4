import { afterAll, describe, expect, inject, test } from 'vitest';
import { checkedDetails, fieldTexts, type FieldTexts } from '#core/business/field-texts.ts';
import { legalPages } from '#core/business/business.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { locales } from '#core/locale.ts';
import { localisedPath, pagePath } from '#core/paths.ts';
import { formatDate } from '#i18n/format.ts';
import { words } from '#i18n/words.ts';
import { startingBusiness } from '#site-config';
import { databaseOf } from '../support/products/database-of.ts';
import { anEditor, callFunction, eventually, siteIsLive } from '../support/products/editor.ts';

const product = inject('product');
const { url } = product;

const own = {
  name: 'Casa Clara',
  taxNumber: 'NIF B12345674',
  'address.street': 'Carrer de sa Creu 14',
  phone: '+34 971 31 20 20',
  chatNumber: '+34 600 31 20 21',
  email: 'hola@casaclara.test',
  'partner.name': 'Sol i Vent',
  'partner.url': 'https://solivent.test/',
};

async function save(changes: FieldTexts): Promise<void> {
  const token = await anEditor(product);
  const { json } = await callFunction(url, 'business', { token });
  const texts = { ...fieldTexts(json['details'] as typeof startingBusiness), ...changes };
  const body = { details: checkedDetails(texts), base_version: json['version'] };
  expect(await callFunction(url, 'save-business', { token, body })).toMatchObject({ status: 200 });
  await siteIsLive(product, token);
}

const versions = async (): Promise<{ document: string; version: string }[]> =>
  (await databaseOf(product).rpc('legal_versions', { skip: 0 }).throwOnError()).data as [];
const stored = (n: number) => eventually(versions, { until: (all) => all.length === n });
const read = async (path: string) => {
  const answer = await fetch(url + path);
  return { status: answer.status, html: await answer.text() };
};

// The other test files on this product expect the details that the business has at the start.
afterAll(() => save(fieldTexts(startingBusiness)));

describe('legal texts', () => {
  test(
    'stay readable at their own address after a change, in four languages',
    { tags: ['heavy'] },
    async () => {
      const day = islandDay(new Date());
      await save({ register: 'Registre Mercantil, full IB-1' });
      expect(await versions(), 'the texts of the demo are not stored').toEqual([]);
      await save(own);
      const first = await stored(4);
      expect(first.map(({ document, version }) => `${document} ${version}`).toSorted()).toEqual(
        legalPages.map((document) => `${document} ${day}`).toSorted(),
      );

      await save({ phone: '+34 971 44 55 66' });
      const changed = (await stored(6)).filter(({ version }) => version === `${day}.2`);
      expect(changed.map(({ document }) => document).toSorted()).toEqual(['legal', 'privacy']);
      for (const document of ['legal', 'privacy'] as const)
        for (const locale of locales) {
          const current = pagePath({ page: document, locale });
          const now = await read(current);
          expect(now.html).toContain('tel:+34971445566');
          expect(now.html).toContain(`href="${current}/${day}"`);
          const then = await read(`${current}/${day}`);
          expect(then.html).toContain('971 31 20 20');
          expect(then.html).toContain('<meta name="robots" content="noindex">');
          expect(then.html).toContain(`<link rel="canonical" href="${url}${current}">`);
          expect(then.html).toContain(formatDate(day, locale));
          expect(then.html).toContain(words(locale).legalVersions.reading.split('{')[0]);
        }
      expect(await read(localisedPath({ path: '/terms', locale: 'de' }))).not.toMatchObject({
        html: expect.stringContaining(words('de').legalVersions.earlier) as string,
      });
      expect((await read(`/legal/${day}.2`)).status).toBe(404);

      await save({ 'legal.terms.es': 'Párrafo propio.' });
      await stored(7);
      expect((await read(`/es/terms/${day}`)).html).not.toContain('Párrafo propio.');
      expect((await read('/es/terms')).html).toContain('Párrafo propio.');
      // The second version was stored after the previous build. The latest build made a page for it.
      expect((await read(`/legal/${day}.2`)).status).toBe(200);
    },
  );
});
