import { describe, expect, test } from 'vitest';
import { blogPosting, breadcrumbs, localBusiness, offers, pricedService, questions } from './json-ld.ts';

const place = { locale: 'nl', origin: new URL('https://example.com') } as const;

describe('JSON-LD of the business', () => {
  test('uses the same id for the business on all pages', () => {
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

  test('lists a service with its prices, except those on request', () => {
    expect(pricedService('cleaning', place)).toMatchObject({
      provider: { '@id': 'https://example.com/#business' },
      offers: [{ price: '200.00' }, { price: '60.00' }],
    });
    expect(pricedService('pool', place)).toMatchObject({ offers: [{ price: '380.00' }] });
  });

  test('describes each frequently asked question with its answer', () => {
    expect(questions([{ question: 'Waar?', answer: 'Hier.' }])).toMatchObject({
      mainEntity: [{ name: 'Waar?', acceptedAnswer: { text: 'Hier.' } }],
    });
  });
});

const post = {
  title: 'Tuin',
  description: 'Over de tuin',
  publishedAt: new Date('2026-11-20T09:00:00Z'),
  images: ['/media/tuin.webp', '/og/blog/tuin-nl.png?v=2'],
  isNews: false,
};

describe('JSON-LD of a post', () => {
  test('contains the publication day, the address and the pictures of the post', () => {
    expect(blogPosting({ ...place, ...post, path: '/blog/tuin-nl', byProgram: false })).toMatchObject({
      headline: 'Tuin',
      datePublished: '2026-11-20T09:00:00.000Z',
      mainEntityOfPage: 'https://example.com/blog/tuin-nl',
      image: ['https://example.com/media/tuin.webp', 'https://example.com/og/blog/tuin-nl.png?v=2'],
    });
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
  });

  test('names the blog in the post’s language as the parent of the post', () => {
    const trail = breadcrumbs({
      ...place,
      page: 'blog',
      last: { name: 'Tuin', path: '/blog/tuin-nl' },
    }) as Trail;
    expect(trail.itemListElement.map(({ item }) => item)).toEqual([
      'https://example.com/nl',
      'https://example.com/nl/blog',
      'https://example.com/blog/tuin-nl',
    ]);
  });
});

type Catalogue = { hasOfferCatalog: { itemListElement: { price: string }[] } };
type Trail = { itemListElement: { item: string }[] };
