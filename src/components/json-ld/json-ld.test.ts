import { afterEach, describe, expect, test } from 'vitest';
import { setBusiness } from '#core/business/current.ts';
import { structuredDataProblems } from '../../../tests/support/pages/structured-data-problems.ts';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { blogPosting } from './blog-posting.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { homeData } from './home-data.ts';
import { localBusiness } from './local-business.ts';
import { questions } from './questions.ts';
import { offers, pricedService } from './services.ts';

const place = { locale: 'nl', origin: new URL('https://example.com') } as const;

describe('JSON-LD of the business', () => {
  test('says on the home page what search engines show', () => {
    const shown = ['description', 'url', 'image', 'logo', 'taxID', 'email', 'address', 'priceRange'];
    for (const name of [...shown, 'contactPoint', 'openingHoursSpecification'])
      expect(localBusiness(place)).toHaveProperty(name);
  });

  test('uses the same id for the business itself and for the provider of each service', () => {
    expect(localBusiness(place)).toMatchObject({
      '@id': 'https://example.com/#business',
      url: 'https://example.com/',
    });
    for (const service of offers(place)) {
      expect(service).toMatchObject({ provider: { '@id': 'https://example.com/#business' } });
    }
  });

  test('offers the base package and the seven extras that have a price', () => {
    const catalogue = offers(place).find((service) => 'hasOfferCatalog' in service) as Catalogue;
    const [base, ...extras] = catalogue.hasOfferCatalog.itemListElement;
    expect(base).toMatchObject({ priceSpecification: { price: '380.00', unitCode: 'MON' } });
    expect(base?.price).toBe('380.00');
    expect(extras.map(({ price }) => price)).toEqual([
      '50.00',
      '40.00',
      '40.00',
      '200.00',
      '60.00',
      '45.00',
      '45.00',
    ]);
  });

  test('contains an offer for each fixed price of a service, and none for a price on request', () => {
    expect(pricedService('cleaning', place)).toMatchObject({
      provider: { '@id': 'https://example.com/#business' },
      offers: [{ price: '200.00' }, { price: '60.00' }],
    });
    expect(pricedService('pool', place)).toMatchObject({ offers: [{ price: '380.00' }] });
  });

  test('contains no offer for rental management, because its price is a percentage', () => {
    expect(pricedService('rental', place)).not.toHaveProperty('offers');
  });

  test('follows the vocabulary of schema.org if the owner has filled in every field', () => {
    const image = `/media/${'0'.repeat(64)}-2560x1707-${'a'.repeat(72)}/960.webp`;
    const { people, faq } = startingBusiness;
    const first = { ...people.first, name: 'Ana', image, role: { ...people.first.role, nl: 'Beheerder' } };
    setBusiness({
      ...startingBusiness,
      legalName: 'Casa S.L.',
      address: { ...startingBusiness.address, coordinates: '38.9067, 1.4206' },
      holidays: ['2026-12-24 09:00-13:00', '2026-12-25'],
      municipalities: ['Eivissa', 'Santa Eulària'],
      people: { ...people, first },
      images: { ...startingBusiness.images, logo: image, home: image },
      faq: { ...faq, nl: ['Waar? Hier.'] },
    });
    expect(localBusiness(place)).toMatchObject({
      legalName: 'Casa S.L.',
      employee: [{ name: 'Ana' }],
      geo: { latitude: 38.9067, longitude: 1.4206 },
      priceRange: '€\u00a040–€\u00a0380',
    });
    expect(homeData(place).flatMap((block) => structuredDataProblems(block))).toEqual([]);
  });
  afterEach(() => setBusiness(startingBusiness));

  test('describes each frequently asked question with its answer', () => {
    expect(questions([{ question: 'Waar?', answer: 'Hier.' }])).toMatchObject([
      { mainEntity: [{ name: 'Waar?', acceptedAnswer: { text: 'Hier.' } }] },
    ]);
  });
});

const post = {
  title: 'Tuin',
  description: 'Over de tuin',
  publishedAt: new Date('2026-11-20T09:00:00Z'),
  images: ['/media/tuin.webp', '/og/blog/tuin-nl.png?v=2'],
  isNews: false,
  author: startingBusiness.name,
};

describe('JSON-LD of a post', () => {
  test('contains the publication time, the address and the images of the post', () => {
    expect(blogPosting({ ...place, ...post, path: '/blog/tuin-nl', byProgram: false })).toMatchObject({
      headline: 'Tuin',
      datePublished: '2026-11-20T09:00:00.000Z',
      mainEntityOfPage: 'https://example.com/blog/tuin-nl',
      image: ['https://example.com/media/tuin.webp', 'https://example.com/og/blog/tuin-nl.png?v=2'],
    });
  });

  test('names the person who writes the articles, or else the business', () => {
    const written = { ...place, ...post, path: '/blog/tuin-nl', byProgram: false };
    const worksFor = { '@id': 'https://example.com/#business' };
    const ofPerson = blogPosting({ ...written, author: 'Ana Ribas' });
    expect(blogPosting(written)).toMatchObject({ author: { '@type': 'Organization' } });
    expect(ofPerson).toMatchObject({ author: { '@type': 'Person', name: 'Ana Ribas', worksFor } });
    expect(structuredDataProblems(ofPerson)).toEqual([]);
  });

  test('marks a text that a language model wrote', () => {
    const marked = { digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource' };
    expect(blogPosting({ ...place, ...post, path: '/blog/tuin-nl', byProgram: true })).toMatchObject(marked);
    expect(blogPosting({ ...place, ...post, path: '/blog/tuin-nl', byProgram: false })).not.toMatchObject(
      marked,
    );
  });

  test('marks daily news as a news article', () => {
    const news = { ...place, ...post, path: '/blog/tuin-nl', byProgram: true };
    expect(blogPosting(news)).toMatchObject({ '@type': 'BlogPosting' });
    expect(blogPosting({ ...news, isNews: true })).toMatchObject({ '@type': 'NewsArticle' });
    const correction = { at: new Date('2026-11-21T09:00:00Z'), text: 'De dag klopte niet.' };
    expect(structuredDataProblems(blogPosting({ ...news, isNews: true, correction }))).toEqual([]);
  });

  test('places a post below the blog of the post’s language in the breadcrumbs', () => {
    const trail = breadcrumbs({
      ...place,
      page: 'blog',
      last: { name: 'Tuin', path: '/blog/tuin-nl' },
    }) as Trail;
    expect(trail.itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://example.com/nl'],
      [2, 'https://example.com/nl/blog'],
      [3, 'https://example.com/blog/tuin-nl'],
    ]);
  });
});

type Catalogue = { hasOfferCatalog: { itemListElement: { price: string }[] } };
type Trail = { itemListElement: { position: number; item: string }[] };
