import { inAnyLanguage } from './language-words.ts';
import { folded } from './read-words.ts';
import type { InstructionWords } from './words/language-words.ts';

/**
 * Whether a text speaks of the program that wrote it, whatever it was asked to write.
 * @example isModelTalk('Here is the translation:') // => true
 */
export const isModelTalk = (text: string): boolean => isAny(ofItself, folded(text));

/**
 * Words to a program or of a program about itself, and calls to do something: signs that an instruction was obeyed, or
 * that a report wants to give one. For news alone, which has no "I" and calls to nothing; other texts may.
 */
export const hasInstruction = (text: string): boolean =>
  isAny([...ofItself, ...notInNews, ...orders], folded(text));

const isAny = (signs: readonly RegExp[], text: string): boolean => signs.some((sign) => sign.test(text));

const any = (kind: keyof InstructionWords): string => inAnyLanguage(({ instructions }) => instructions[kind]);

const [youAre, fromNow, program, secret] = [any('youAre'), any('fromNow'), any('program'), any('secret')];
const article = `(?:${any('article')} )?`;
/** A sentence begins here, or a clause does. */
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
 * Orders to a program: the reader is given a role, or is to publish, to show or to forget something. Ordinary
 * news says "you are now" and "ignored" as well, so each sign asks for its object too.
 */
const orders = [
  `\\b${youAre} ${fromNow} ${article}(?:[\\w-]+ )?${any('role')}\\b`,
  `\\b${fromNow},? ${youAre} ${article}(?:[\\w-]+ )?${any('role')}\\b`,
  `${begin}${any('show')} ${any('which')} (?:[\\w-]+ ){0,2}${secret}\\b`,
  `${begin}${any('ignoring')} ${any('everything')}(?:,? [\\w-]+){0,3} ${any('before')}\\b`,
  `${begin}${any('ignoring')} ${any('theAbove')}\\b(?! \\w)`,
].map((sign) => new RegExp(sign));
