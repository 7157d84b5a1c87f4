import { locales } from '#core/locale.ts';
import { trueTranslations } from '#core/language-model/examination/true-translations.ts';

/** Whether a pair is the true control of a judge’s examination. */
export const isTrueTranslation = ({ source, text }: { source: string; text: string }): boolean =>
  locales.some((locale) =>
    trueTranslations(locale).some((each) => each.source === source && each.text === text),
  );
