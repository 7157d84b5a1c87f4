import type { APIRoute } from 'astro';
import { defaultLocale, languages, locales } from '#core/locale.ts';
import { lastingPages, pagePath, type PublicPage } from '#core/paths.ts';
import { words } from '#i18n/words.ts';
import { business } from '#core/business/current.ts';

/** Describes this site for language models: https://llmstxt.org */
export const GET: APIRoute = ({ site: origin }) => {
  const { meta } = words(defaultLocale);
  const link = (page: PublicPage) => new URL(pagePath({ page, locale: defaultLocale }), origin).href;
  const translations = locales
    .filter((locale) => locale !== defaultLocale)
    .map(
      (locale) =>
        `- [${languages[locale].name}](${new URL(pagePath({ page: 'home', locale }), origin).href})`,
    );
  return new Response(
    [
      `# ${business().name}`,
      `> ${meta.home.description}`,
      '## Pages',
      ...lastingPages.map((page) => `- [${meta[page].title}](${link(page)}): ${meta[page].description}`),
      '## Other languages',
      ...translations,
      '',
    ]
      .join('\n\n')
      .replaceAll('\n\n- ', '\n- '),
  );
};
