import type { Translator } from '../publishing/ports.ts';
import { translatePost } from './translate-post.ts';
import type { TranslatingDeps } from './ports.ts';

/**
 * What translates the languages of a new article while its editor waits; undefined where there is no model. Why a language
 * failed stands beside it, so there is nothing to answer.
 */
export function translatorOf(deps: TranslatingDeps): Translator | undefined {
  if (deps.model === undefined) return undefined;
  return async (address) => {
    await translatePost(deps, { ...address, timeoutSeconds: 35 });
  };
}
