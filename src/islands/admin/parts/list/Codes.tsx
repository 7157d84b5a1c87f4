import { languages, type Locale } from '#core/locale.ts';

/** The languages of a text, as quiet marks. */
export const Codes = ({ of }: { of: readonly Locale[] }) =>
  of.map((locale) => (
    <abbr key={locale} className="desk-code" title={languages[locale].name}>
      {locale.toUpperCase()}
    </abbr>
  ));
