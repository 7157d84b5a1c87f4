import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { businessProblems, validDetails } from './business.ts';
import { changedFields, detailsIn, fieldKinds, fieldTexts } from './field-texts.ts';

const without = (field: string) => ({
  words: 'Good',
  lang: 'en',
  name: 'Eva',
  day: '2026-10-02',
  source: 'https://a.test/',
  consentOn: '2026-10-03',
  [field]: '',
});
const at = (coordinates: string) => ({ address: { ...startingBusiness.address, coordinates } });
const monday = (opens: string, closes: string) => ({
  hours: { ...startingBusiness.hours, monday: { opens, closes } },
});

describe('businessProblems', () => {
  test.each([
    [{ name: ' ' }, { name: 'missing' }],
    [{ name: 'x'.repeat(81) }, { name: 'too-long' }],
    [{ name: 'x'.repeat(80) }, {}],
    [{ email: `${'x'.repeat(242)}@example.com` }, {}],
    [{ email: `${'x'.repeat(243)}@example.com` }, { email: 'too-long' }],
    [{ phone: '+34 600 500 400' }, {}],
    [{ phone: '600 500 400' }, {}],
    [{ phone: '+34 (0)971 000 000', chatNumber: '+31 (0)6 12345678' }, {}],
    [{ phone: '600 500' }, { phone: 'phone' }],
    // Pages always have a number to call: a business with one number only enters it as its ordinary number.
    [{ phone: '', emergencyPhone: '' }, { phone: 'missing' }],
    [{ phone: '', emergencyPhone: '+34 600 500 400' }, { phone: 'missing' }],
    [{ phone: '＋34 600 500 400' }, {}],
    [{ languages: ['Nederlands', 'x'.repeat(60)] }, {}],
    [{ languages: ['Nederlands', 'x'.repeat(61)] }, { 'languages.1': 'too-long' }],
    [{ glossary: ['x'.repeat(200)] }, {}],
    [{ glossary: Array.from({ length: 60 }, () => 'Vila Parc') }, {}],
    [{ name: '<script>alert(1)</script>' }, { name: 'markup' }],
    [{ legalName: 'a\u0000b' }, { legalName: 'markup' }],
    [{ email: 'jan@' }, { email: 'email' }],
    [{ phone: '+34 600' }, { phone: 'phone' }],
    [{ emergencyPhone: 'call us' }, { emergencyPhone: 'phone' }],
    [{ partner: { name: 'Sol', url: 'javascript:alert(1)' } }, { 'partner.url': 'url' }],
    [{ partner: { name: 'Sol', url: 'no address' } }, { 'partner.url': 'url' }],
    [{ partner: { name: 'Sol', url: 'http://a.test/' } }, { 'partner.url': 'url' }],
    [{ partner: { name: '', url: '' } }, {}],
    [{ partner: { name: 'Sol', url: '' } }, { 'partner.url': 'missing' }],
    [{ partner: { name: ' ', url: 'https://a.test/' } }, { 'partner.name': 'missing' }],
    [{ partner: { name: 'Sol', url: 'https://a.test/' } }, {}],
    [{ partner: { name: 'Sol', url: '\u200bhttps://a.test/\u200b' } }, {}],
    [{ glossary: ['Aa = Bb (en) = Cc (en)'] }, { 'glossary.0': 'glossary' }],
    [monday('18:00', '08:00'), { 'hours.monday': 'hours' }],
    [monday('08:00', ''), { 'hours.monday': 'hours' }],
    [monday('', '08:00'), { 'hours.monday': 'hours' }],
    [monday('08:00', '08:00'), { 'hours.monday': 'hours' }],
    [monday('', ''), {}],
    [monday('00:00', '23:59'), {}],
    [monday('25:00', '26:00'), { 'hours.monday': 'hours' }],
    [monday('08:00', '24:30'), { 'hours.monday': 'hours' }],
    [{ insurance: { ...startingBusiness.insurance, sum: -1 } }, { 'insurance.sum': 'amount' }],
    [{ insurance: { ...startingBusiness.insurance, sum: 1e10 } }, { 'insurance.sum': 'amount' }],
    [
      { insurance: { ...startingBusiness.insurance, validUntil: '2027-02-30' } },
      { 'insurance.validUntil': 'day' },
    ],
    [
      { testimonials: { ...startingBusiness.testimonials, first: { ...without('source'), name: '' } } },
      { 'testimonials.first.name': 'incomplete', 'testimonials.first.source': 'missing' },
    ],
    [
      { testimonials: { ...startingBusiness.testimonials, first: without('consentOn') } },
      { 'testimonials.first.consentOn': 'incomplete' },
    ],
    [at('90, -180'), {}],
    ...['90.1, 1', '1, 180.1', '1, 2, 3', '1', 'a, 1'].map((coordinates): [object, object] => [
      at(coordinates),
      { 'address.coordinates': 'number' },
    ]),
    [{ holidays: ['2026-12-25', '2026-12-24 09:00-13:00'] }, {}],
    [{ holidays: ['2026-02-30'] }, { 'holidays.0': 'holiday' }],
    [{ holidays: ['2026-12-24 13:00-09:00'] }, { 'holidays.0': 'holiday' }],
    [{ holidays: ['2026-12-24 09:00-09:00'] }, { 'holidays.0': 'holiday' }],
    [{ holidays: ['2026-12-24 24:00-25:00'] }, { 'holidays.0': 'holiday' }],
    [
      { promises: { emailHours: 0.5, formHours: 1, aroundTheClock: true } },
      { 'promises.emailHours': 'number', 'promises.formHours': 'number' },
    ],
    [
      { legal: { ...startingBusiness.legal, terms: { en: '<b>', nl: 'a\nb', es: '', de: '' } } },
      { 'legal.terms.en': 'markup' },
    ],
    [{ faq: { ...startingBusiness.faq, de: ['Wer? Wir.', 'Ohne Frage.'] } }, { 'faq.de.1': 'question' }],
    [{ glossary: ['Vila Parc = Vila Park (en), Villenpark (de)', 'C.D. Ibiza'] }, {}],
    ...[
      'Vila Parc = ',
      'Vila Parc = Vila Park',
      'A = B (fr)',
      'Aa = Bb (en) = Cc (de)',
      'Vila* = V+ (en)',
    ].map((line): [object, object] => [{ glossary: ['Vila Parc', line] }, { 'glossary.1': 'glossary' }]),
    [{ glossary: ['x'.repeat(201)] }, { 'glossary.0': 'too-long' }],
    [{ glossary: Array.from({ length: 61 }, () => 'Vila Parc') }, { glossary: 'too-long' }],
    [{ images: { ...startingBusiness.images, logo: '/media/logo.svg' } }, { 'images.logo': 'missing' }],
    [
      {
        people: {
          ...startingBusiness.people,
          first: { ...startingBusiness.people.first, languages: 'Català' },
        },
      },
      { 'people.first.name': 'missing' },
    ],
    [{ languages: ['Nederlands', ''] }, { 'languages.1': 'missing' }],
    ...[-1, 0, 1e9, 10.5, Number.NaN].map((baseCents): [object, object] => [
      { prices: { ...startingBusiness.prices, baseCents } },
      { 'prices.baseCents': 'price' },
    ]),
    [
      { prices: { ...startingBusiness.prices, rentalFeePercent: 150 } },
      { 'prices.rentalFeePercent': 'percent' },
    ],
    [
      { notice: { ...startingBusiness.notice, texts: { ...startingBusiness.notice.texts, es: '<script>' } } },
      { 'notice.texts.es': 'markup' },
    ],
    ...['', '2026-12-01', '2026-12-02'].map((starts): [object, object] => [
      { notice: { ...startingBusiness.notice, starts, ends: '2026-12-02' } },
      {},
    ]),
    [{ notice: { ...startingBusiness.notice, starts: '2026-12-02', ends: '' } }, {}],
    [
      { notice: { ...startingBusiness.notice, starts: '2026-12-02', ends: '2026-12-01' } },
      { 'notice.ends': 'period' },
    ],
    ...Object.entries({
      NEWS_HOUR: ['0', '23', ''],
      RETENTION_DAYS: ['30'],
      BUILDS_PER_MONTH: ['1'],
      BITCOIN_CONFIRMATIONS: ['1', '100'],
    }).flatMap(([name, texts]) =>
      texts.map((text): [object, object] => [
        { settings: { ...startingBusiness.settings, [name]: text } },
        {},
      ]),
    ),
    ...Object.entries({
      NEWS_HOUR: '24',
      RETENTION_DAYS: '29',
      BUILDS_PER_MONTH: '0',
      BITCOIN_CONFIRMATIONS: '1.5',
    }).map(([name, text]): [object, object] => [
      { settings: { ...startingBusiness.settings, [name]: text } },
      { [`settings.${name}`]: 'number' },
    ]),
    [
      { settings: { ...startingBusiness.settings, NEWS_FEEDS: ['http://a.test/', 'file:///etc/passwd'] } },
      { 'settings.NEWS_FEEDS.0': 'url', 'settings.NEWS_FEEDS.1': 'url' },
    ],
    [{ settings: { ...startingBusiness.settings, RETENTION_DAYS: '0', BUILDS_PER_MONTH: 'unlimited' } }, {}],
  ])('reports for the changed detail %j the problem %j', (changed, problems) => {
    expect(businessProblems({ ...startingBusiness, ...changed })).toEqual(problems);
  });

  test('reports the path of a missing field', () => {
    const { name: _, ...rest } = startingBusiness;
    expect(businessProblems(rest)).toEqual({ name: 'missing' });
  });
});

test('names lose invisible and reversing characters, the notice keeps its emoji', () => {
  const { people, notice, partner } = startingBusiness;
  const emoji = '👩\u200d🔧';
  const entered = {
    ...startingBusiness,
    name: 'Villa\u202e Clara',
    blogWriter: '\u2067Ana',
    languages: ['Deu\u200btsch'],
    partner: { ...partner, name: 'Sol\u00adar' },
    people: { ...people, first: { ...people.first, name: 'An\u2060a' } },
    notice: { ...notice, texts: { ...notice.texts, nl: emoji } },
  };
  expect(validDetails(entered)).toMatchObject({
    name: 'Villa Clara',
    blogWriter: 'Ana',
    languages: ['Deutsch'],
    partner: { name: 'Solar' },
    people: { first: { name: 'Ana' } },
    notice: { texts: { nl: emoji } },
  });
});

describe('the texts of a form', () => {
  test('are converted back to the details from which they were made', () => {
    const texts = fieldTexts(startingBusiness);
    expect(detailsIn(texts)).toMatchObject({
      name: startingBusiness.name,
      address: startingBusiness.address,
      prices: { baseCents: startingBusiness.prices.baseCents, extras: startingBusiness.prices.extras },
      languages: startingBusiness.languages,
      promises: startingBusiness.promises,
    });
    expect(texts['prices.baseCents']).toBe(String(startingBusiness.prices.baseCents / 100));
    expect(texts['insurance.sum']).toBe(
      startingBusiness.insurance.sum === 0 ? '' : String(startingBusiness.insurance.sum),
    );
  });

  test('show an insured sum of zero as an empty field, and a ticked box as “yes”', () => {
    const texts = fieldTexts({
      ...startingBusiness,
      insurance: { ...startingBusiness.insurance, sum: 0 },
      promises: { ...startingBusiness.promises, aroundTheClock: true },
    });
    expect(texts).toMatchObject({ 'insurance.sum': '', 'promises.aroundTheClock': 'yes' });
  });

  test.each<[string, string, unknown]>([
    ['languages', ' Español \n\nDeutsch\n', ['Español', 'Deutsch']],
    ['faq.nl', '', []],
    ['prices.baseCents', '4,35', 435],
    ['prices.extras.pest', '4.3', 430],
    ['prices.baseCents', '-1', NaN],
    ['prices.baseCents', '4,355', NaN],
    ['prices.baseCents', '', NaN],
    ['insurance.sum', '1.500.000', 1_500_000],
    ['insurance.sum', '1500000', 1_500_000],
    ['insurance.sum', '', 0],
    ['insurance.sum', '1.5', NaN],
    ['promises.aroundTheClock', 'yes', true],
    ['promises.aroundTheClock', '', false],
    ['names.withoutVat.pest', 'yes', true],
    ['promises.emailHours', '2,5', NaN],
    ['promises.formHours', '', NaN],
    ['prices.rentalFeePercent', '15', 15],
    ['phone', ' 600 ', '600'],
  ])('are read as details: %s %j is %j', (path, text, value) => {
    const [first = '', ...rest] = path.split('.');
    const nested = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
    expect(detailsIn({ [path]: text })).toEqual({ [first]: nested });
  });

  test('have inputs that suit their values', () => {
    const input = (path: keyof typeof fieldKinds) => fieldKinds[path].input;
    expect(input('faq.nl')).toEqual({ control: 'questions' });
    expect(input('legal.terms.de')).toEqual({ control: 'paragraphs' });
    expect(input('names.withoutVat.pest')).toEqual({ control: 'checkbox' });
    expect(input('emergencyPhone')).toEqual({ control: 'line', type: 'tel' });
    expect(input('testimonials.third.source')).toEqual({ control: 'line', type: 'url' });
    expect(input('prices.extras.pest')).toEqual({ control: 'line', inputMode: 'decimal', unit: '€' });
  });

  test('show which fields have changed', () => {
    expect(changedFields({ name: 'A', phone: '1' }, { name: 'B', phone: '1', email: '' })).toEqual({
      name: 'B',
      email: '',
    });
  });
});
