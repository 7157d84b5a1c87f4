import type { Translator } from '../publishing/ports.ts';
import { translatePost } from './translate-post.ts';
import type { TranslatingDeps } from './ports.ts';

/**
 * Returns a function that translates a new article into one language while its editor waits, or undefined if no model is
 * configured. The returned function has no result, because a failure is recorded with the language.
 */
export function translatorOf(deps: TranslatingDeps): Translator | undefined {
  if (deps.model === undefined) return undefined;
  return async (address) => {
    await translatePost(deps, { ...address, timeoutSeconds: 35 });
  };
}
