import { noTokens, type LanguageModel, type Tokens } from '../language-model/language-model.ts';
import { isRenderable } from '../post/text/renderable.ts';
import { postLimits } from '../post/post.ts';
import { frameOf } from './segments/blocks.ts';
import type { Fault } from './faults.ts';
import { reusableWords, isInherited, type Earlier } from './reusable-words.ts';
import {
  bodyBlocks,
  segmentsOf,
  replaceWords,
  type ReusableWords,
  type TranslatableText,
} from './segments/segments.ts';
import { translateSegments, type Problem, type SegmentsTarget } from './translate-segments.ts';

/**
 * Translates the texts of an article, checks them, and puts them together again.
 * Keeps the structure of the text. With `earlier`, translates only changed parts and parts that have doubts.
 */
export async function translateText(
  model: LanguageModel,
  source: TranslatableText,
  { earlier, ...target }: SegmentsTarget & { earlier?: Earlier | undefined },
): Promise<TranslatedText> {
  // A text that a person inserted into the database directly may be impossible to render.
  if (!isRenderable(source.content)) return { ok: false, problem: { code: 'frame' }, tokens: noTokens };
  const kept = earlier === undefined ? nothing : reusableWords(source, earlier);
  const segments = segmentsOf(source).filter(({ id }) => !isInherited(id, kept));
  const translated = await translateSegments(model, segments, target);
  if (!translated.ok) return translated;
  const { tokens, words, doubts } = translated;
  const text = replaceWords(source, { words, kept, locale: target.locale });
  if (text === undefined || !isOfSameBuild(text, source))
    return { ok: false, problem: { code: 'frame' }, tokens };
  return { ok: true, text, translated: segments.length, doubts, tokens };
}

const nothing: ReusableWords = { fields: {}, runs: new Map() };

/** Whether a translation is short enough, and has the blocks of its source. */
const isOfSameBuild = (text: TranslatableText, source: TranslatableText): boolean =>
  text.content.length <= postLimits.content &&
  isRenderable(text.content) &&
  frameOf(bodyBlocks(text)) === frameOf(bodyBlocks(source));

export type TranslatedText =
  | { ok: true; text: TranslatableText; translated: number; doubts: Fault[]; tokens: Tokens }
  | { ok: false; problem: Problem; tokens: Tokens };
