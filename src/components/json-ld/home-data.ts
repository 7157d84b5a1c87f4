import { business } from '#core/business/current.ts';
import { asQuestion } from '#core/business/question.ts';
import { pagePath } from '#core/paths.ts';
import { localBusiness } from './local-business.ts';
import { absolute, businessId, type PageContext } from './page-context.ts';
import { questions } from './questions.ts';
import { offers } from './services.ts';

/** All that the home page says to search engines. */
export const homeData = (context: PageContext): object[] => [
  localBusiness(context),
  webSite(context),
  ...offers(context),
  ...questions(business().faq[context.locale].map(asQuestion)),
];

const webSite = ({ locale, origin }: PageContext): object => ({
  '@type': 'WebSite',
  '@id': absolute('/#website', origin),
  url: absolute(pagePath({ page: 'home', locale }), origin),
  name: business().name,
  inLanguage: locale,
  publisher: { '@id': businessId(origin) },
});
