import { locales } from '#core/locale.ts';
import { trueTranslations } from '#core/language-model/examination/true-translations.ts';

/**
 * Whether a pair is one of the true translations that an examination mixes with false ones, to see whether the judge
 * tells them apart.
 */
export const isTrueTranslation = ({ source, text }: { source: string; text: string }): boolean =>
  locales.some((locale) =>
    trueTranslations(locale).some((each) => each.source === source && each.text === text),
  );
