import { languages, sourceFirst, type Locale } from '#core/locale.ts';

/** The languages of a text, as quiet marks, in one order everywhere. */
export const Codes = ({ of }: { of: readonly Locale[] }) =>
  sourceFirst
    .filter((locale) => of.includes(locale))
    .map((locale) => (
      <abbr key={locale} className="desk-code" title={languages[locale].name}>
        {locale.toUpperCase()}
      </abbr>
    ));
