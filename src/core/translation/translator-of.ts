import type { Translator } from '../publishing/ports.ts';
import { translatePost } from './translate-post.ts';
import type { TranslatingTools } from './ports.ts';

/**
 * What translates the languages of a new article while its editor waits; undefined where there is no model. Why a language
 * failed stands beside it, so there is nothing to answer.
 */
export function translatorOf(tools: TranslatingTools): Translator | undefined {
  if (tools.model === undefined) return undefined;
  return async (address) => {
    await translatePost(tools, { ...address, timeoutSeconds: 35 });
  };
}
