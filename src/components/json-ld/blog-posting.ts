import { business } from '#core/business/current.ts';
import { absolute, businessId, type PageContext } from './page-context.ts';

/** A post for search engines, in schema.org’s terms. */
export const blogPosting = ({
  locale,
  origin,
  path,
  title,
  description,
  publishedAt,
  correction,
  images,
  author,
  byProgram,
  isNews,
}: PageContext & Article): object => ({
  '@type': isNews ? 'NewsArticle' : 'BlogPosting',
  headline: title,
  description,
  inLanguage: locale,
  datePublished: publishedAt.toISOString(),
  ...(correction && { dateModified: correction.at.toISOString(), correction: correction.text }),
  mainEntityOfPage: absolute(path, origin),
  image: images.map((image) => absolute(image, origin)),
  author:
    author === business().name
      ? { '@type': 'Organization', '@id': businessId(origin), name: author }
      : { '@type': 'Person', name: author, worksFor: { '@id': businessId(origin) } },
  publisher: { '@id': businessId(origin) },
  ...(byProgram ? { digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource' } : {}),
});

type Article = {
  path: string;
  title: string;
  description: string;
  publishedAt: Date;
  correction?: { at: Date; text: string } | undefined;
  images: readonly string[];
  author: string;
  byProgram: boolean;
  isNews: boolean;
};
