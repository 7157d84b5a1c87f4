import { expect, test } from 'vitest';
import { blogPosting, breadcrumbs, business, offers, questions } from './json-ld.ts';

const place = { locale: 'nl', origin: new URL('https://example.com') } as const;

test('everything on the site points to one business', () => {
  expect(business(place)).toMatchObject({
    '@id': 'https://example.com/#business',
    url: 'https://example.com/',
  });
  for (const service of offers(place)) {
    expect(service).toMatchObject({ provider: { '@id': 'https://example.com/#business' } });
  }
});

test('the offers quote the base package and the seven extras that have a price', () => {
  const catalogue = offers(place).find((service) => 'hasOfferCatalog' in service) as Catalogue;
  const prices = catalogue.hasOfferCatalog.itemListElement.map(({ price }) => price);
  expect(prices).toEqual(['380.00', '50.00', '40.00', '40.00', '200.00', '60.00', '45.00', '45.00']);
});

test('a question is told with its answer', () => {
  expect(questions([{ question: 'Waar?', answer: 'Hier.' }])).toMatchObject({
    mainEntity: [{ name: 'Waar?', acceptedAnswer: { text: 'Hier.' } }],
  });
});

const post = {
  title: 'Tuin',
  description: 'Over de tuin',
  publishedAt: new Date('2026-11-20T09:00:00Z'),
  images: ['/media/tuin.webp', '/og/blog/tuin-nl.png?v=2'],
  isNews: false,
};

test('a post is told with its day, its address and its pictures', () => {
  expect(blogPosting({ ...place, ...post, path: '/blog/tuin-nl', byProgram: false })).toMatchObject({
    headline: 'Tuin',
    datePublished: '2026-11-20T09:00:00.000Z',
    mainEntityOfPage: 'https://example.com/blog/tuin-nl',
    image: ['https://example.com/media/tuin.webp', 'https://example.com/og/blog/tuin-nl.png?v=2'],
  });
});

test('a text of a program is marked for machines', () => {
  const marked = { digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource' };
  expect(blogPosting({ ...place, ...post, path: '/blog/tuin-nl', byProgram: true })).toMatchObject(marked);
  expect(blogPosting({ ...place, ...post, path: '/blog/tuin-nl', byProgram: false })).not.toMatchObject(
    marked,
  );
});

test('the news of a day is told as news', () => {
  const told = { ...place, ...post, path: '/blog/tuin-nl', byProgram: true };
  expect(blogPosting(told)).toMatchObject({ '@type': 'BlogPosting' });
  expect(blogPosting({ ...told, isNews: true })).toMatchObject({ '@type': 'NewsArticle' });
});

test('the way to a post leads over the blog of its language', () => {
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

type Catalogue = { hasOfferCatalog: { itemListElement: { price: string }[] } };
type Trail = { itemListElement: { item: string }[] };
