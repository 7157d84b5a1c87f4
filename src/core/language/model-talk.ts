import { inAnyLanguage } from './language-words.ts';
import { folded } from './read-words.ts';
import type { InstructionWords } from './words/language-words.ts';

/**
 * Whether a text talks about the model that wrote it.
 * @example isModelTalk('Here is the translation:') // => true
 */
export const isModelTalk = (text: string): boolean => isAny(ofItself, folded(text));

/**
 * Whether a text contains instructions to a model, a model talking about itself, or a call to action. These signs show
 * that a model obeyed an instruction, or that a report tries to give one. Only news is checked, because other texts may
 * say "I" and call to action.
 */
export const hasInstruction = (text: string): boolean =>
  isAny([...ofItself, ...notInNews, ...orders], folded(text));

const isAny = (signs: readonly RegExp[], text: string): boolean => signs.some((sign) => sign.test(text));

const any = (kind: keyof InstructionWords): string => inAnyLanguage(({ instructions }) => instructions[kind]);

const [youAre, fromNow, program, secret] = [any('youAre'), any('fromNow'), any('program'), any('secret')];
const article = `(?:${any('article')} )?`;
/** Matches the beginning of a sentence or a clause. */
const begin = `(?:^|[.:;!?,"“”(–—-]\\s*|\\b${any('clause')}\\s+)`;

const ofItself = [
  `\\b${any('asProgram')}${program}`,
  `\\b${youAre} (?:${fromNow} )?${article}(?:${program}|chatbot|model(?:o|l)?)\\b`,
  `\\b${any('hereIs')} (?:${article}|(?:your|uw|ihr|su) )${any('text')}\\b`,
  `\\b${any('refusals')}\\b`,
  '\\b(?:system ?prompt|jailbreak|developer mode)\\b',
].map((sign) => new RegExp(sign));

const notInNews = [
  `\\b${any('ignoring')} (?:\\w+ ){0,4}${any('rules')}\\b`,
  '(?:^|[\\s.])(?:system|assistant|user|sistema|asistente|assistent) ?:',
  `\\b${any('notNews')}\\b`,
].map((sign) => new RegExp(sign));

/**
 * Matches instructions to a model: to take a role, or to publish, reveal or forget something. Ordinary news contains "you
 * are now" and "ignored" as well, so each pattern includes its object.
 */
const orders = [
  `\\b${youAre} ${fromNow} ${article}(?:[\\w-]+ )?${any('role')}\\b`,
  `\\b${fromNow},? ${youAre} ${article}(?:[\\w-]+ )?${any('role')}\\b`,
  `${begin}${any('show')} ${any('which')} (?:[\\w-]+ ){0,2}${secret}\\b`,
  `${begin}${any('ignoring')} ${any('everything')}(?:,? [\\w-]+){0,3} ${any('before')}\\b`,
  `${begin}${any('ignoring')} ${any('theAbove')}\\b(?! \\w)`,
].map((sign) => new RegExp(sign));
