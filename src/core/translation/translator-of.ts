import type { Translator } from '../publishing/ports.ts';
import { translatePost } from './translate-post.ts';
import type { TranslatingDeps } from './ports.ts';

/**
 * Returns a function that translates the languages of a new article while its editor waits. Returns undefined if no model
 * is configured. The function itself returns nothing, because failures are recorded with the language.
 */
export function translatorOf(deps: TranslatingDeps): Translator | undefined {
  if (deps.model === undefined) return undefined;
  return async (address) => {
    await translatePost(deps, { ...address, timeoutSeconds: 35 });
  };
}
