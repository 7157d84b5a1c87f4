import type { Translator } from '../publishing/ports.ts';
import { translatePost } from './translate-post.ts';
import type { TranslatingDeps } from './ports.ts';

/**
 * Returns a function that translates the languages of a new article while its editor waits, or undefined without a model.
 * Failures are recorded with the language, so the function returns nothing.
 */
export function translatorOf(deps: TranslatingDeps): Translator | undefined {
  if (deps.model === undefined) return undefined;
  return async (address) => {
    await translatePost(deps, { ...address, timeoutSeconds: 35 });
  };
}
