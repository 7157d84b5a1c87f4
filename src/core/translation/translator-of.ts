import type { Translator } from '../publishing/ports.ts';
import { translatePost } from './translate-post.ts';
import type { TranslatingDeps } from './ports.ts';

/**
 * Returns a function that translates a post, and says whether the result is free of doubts.
 * Returns undefined without a model. The translator returns false for a refused or doubtful translation.
 */
export function translatorOf(deps: TranslatingDeps): Translator | undefined {
  if (deps.model === undefined) return undefined;
  return async (address) => {
    const translated = await translatePost(deps, { ...address, timeoutSeconds: 35 });
    return translated.ok && translated.value.doubts === 0;
  };
}
