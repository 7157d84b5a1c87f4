import type { Translator } from '../publishing/ports.ts';
import { translatePost } from './translate-post.ts';
import type { TranslatingDeps } from './ports.ts';

/**
 * Translates the languages of a new article while its editor waits; undefined without a model. A failure is recorded
 * with the language, so there is nothing to return.
 */
export function translatorOf(deps: TranslatingDeps): Translator | undefined {
  if (deps.model === undefined) return undefined;
  return async (address) => {
    await translatePost(deps, { ...address, timeoutSeconds: 35 });
  };
}
