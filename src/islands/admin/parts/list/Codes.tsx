import { sourceFirst, type Locale } from '#core/locale.ts';
import { useDesk } from '../use-desk.ts';

/** The languages of a text, as quiet marks, in one order everywhere. */
export function Codes({ of }: { of: readonly Locale[] }) {
  const { languageNames } = useDesk().words;
  return sourceFirst
    .filter((locale) => of.includes(locale))
    .map((locale) => (
      <abbr key={locale} className="desk-code" title={languageNames[locale]}>
        {locale.toUpperCase()}
      </abbr>
    ));
}
