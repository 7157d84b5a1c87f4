import { locales, sourceLocale, type Locale } from '../../locale.ts';
import { done, refuse } from '../../result.ts';
import type { TranslatingDeps } from '../ports.ts';
import { emptyText } from '../segments/segments.ts';
import { translateText } from '../translate-text.ts';

/** Translates the Dutch notice like the summary of an article. Stores the cost, but not the translations. */
export async function translateNotice(
  { model, uses, judge, ...target }: Pick<TranslatingDeps, 'model' | 'uses' | 'judge' | 'names' | 'glossary'>,
  excerpt: string,
) {
  if (model === undefined) return refuse({ code: 'no-translator' });
  const { names, glossary } = target;
  const translate = async (language: Locale) => {
    const aim = { locale: language, names, glossary, judge: judge?.('notice'), timeoutSeconds: 45 };
    const translated = await translateText(model, { ...emptyText, excerpt }, aim);
    await uses.note({ purpose: 'translation', about: 'notice', tokens: translated.tokens });
    if (!translated.ok) return { language, problem: translated.problem };
    const { text, doubts: faults } = translated;
    if (faults.length === 0) return { language, text: text.excerpt };
    if (text.excerpt === excerpt) return { language, problem: { code: 'faults' as const, faults } };
    return { language, text: text.excerpt, problem: { code: 'doubts' as const, faults } };
  };
  const targets = locales.filter((locale) => locale !== sourceLocale);
  return done({ translations: await Promise.all(targets.map(translate)) });
}
