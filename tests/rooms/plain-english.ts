import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import json from './plain-english.json' with { type: 'json' };
import { readText, type Fragment } from './text-of-file.ts';

const settings = json as Settings;

export const { lists, newSubjectsSince } = settings;

const publicNames = new RegExp(settings.publicNames.join('|'), 'g');

/** Returns the parts of a file that are searched for listed words. Omits texts for visitors and editors. */
export function searchedParts(file: string): Part[] {
  if (settings.skippedFiles.some((glob) => matchesGlob(file, glob))) return [];
  const isForPeople = settings.textsForPeople.some((glob) => matchesGlob(file, glob));
  return readText(file, readFileSync(file, 'utf8'))
    .filter(({ kind, text }) => !(kind === 'string' && isForPeople) && text.trim() !== '')
    .map(({ kind, line, text }) => ({ file, line, kind, text: separateWords(text) }));
}

export function findWords(list: WordList, parts: Part[]): Hit[] {
  const find = wordsOf(list);
  return parts
    .filter(({ kind }) => list.appliesTo.includes(kind))
    .flatMap(({ text, ...where }) => find(text).map((word) => ({ ...where, word })));
}

export function findIn(list: WordList, text: string): string[] {
  return wordsOf(list)(separateWords(text));
}

function wordsOf(list: WordList): (text: string) => string[] {
  const pattern = new RegExp(`\\b(?:${Object.keys(list.words).join('|')})\\b`, 'gi');
  return (text) => [...text.matchAll(pattern)].map(([word]) => word.toLowerCase());
}

/** @example separateWords('toldItems, told_items') // => 'told Items, told items' */
const separateWords = (text: string): string =>
  text
    .replaceAll(publicNames, '')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

type Part = Fragment & { file: string };

export type Hit = { file: string; line: number; kind: Fragment['kind']; word: string };

export type WordList = {
  name: string;
  /** The maximum number of uses of all these words together, in the whole project. Never raise it. */
  max: number;
  appliesTo: (Fragment['kind'] | 'subject')[];
  /** Maps each listed word or regular expression to advice on what to write instead. */
  words: Record<string, string>;
};

type Settings = {
  /** Commits before this time are not checked. */
  newSubjectsSince: string;
  skippedFiles: string[];
  /** Globs of files whose strings contain texts for visitors and editors. */
  textsForPeople: string[];
  publicNames: string[];
  lists: WordList[];
};
