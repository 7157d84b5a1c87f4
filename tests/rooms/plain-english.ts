import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import json from './plain-english.json' with { type: 'json' };
import { readText, type Fragment } from './text-of-file.ts';

const settings = json as Settings;

export const { lists, newSubjectsSince } = settings;

/** Every use of a word of the list in one file. Texts for visitors and editors are not searched. */
export function findWords(list: WordList, file: string): Hit[] {
  if (settings.skippedFiles.some((glob) => matchesGlob(file, glob))) return [];
  const isForPeople = settings.textsForPeople.some((glob) => matchesGlob(file, glob));
  return readText(file, readFileSync(file, 'utf8'))
    .filter(({ kind }) => list.appliesTo.includes(kind) && !(kind === 'string' && isForPeople))
    .flatMap(({ kind, line, text }) => findIn(list, text).map((word) => ({ file, line, kind, word })));
}

/** The words of the list in a text, in the order in which they occur. */
export function findIn(list: WordList, text: string): string[] {
  const pattern = new RegExp(`\\b(?:${Object.keys(list.words).join('|')})\\b`, 'gi');
  const own = settings.publicNames.reduce((left, name) => left.replaceAll(name, ''), text);
  return [...separateWords(own).matchAll(pattern)].map(([word]) => word.toLowerCase());
}

/** @example separateWords('toldItems, told_items') // => 'told Items, told items' */
const separateWords = (text: string): string =>
  text.replaceAll('_', ' ').replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

export type Hit = { file: string; line: number; kind: Fragment['kind']; word: string };

/** Add words in plain-english.json. */
export type WordList = {
  name: string;
  /** How often the words occur in the whole project. This number may only go down. */
  max: number;
  appliesTo: (Fragment['kind'] | 'subject')[];
  /** Words or regular expressions, each with what to write instead. */
  words: Record<string, string>;
};

type Settings = {
  /** Commits after this time have their subjects checked. */
  newSubjectsSince: string;
  /** Globs of files that no list applies to. */
  skippedFiles: string[];
  /** Globs of files whose strings are texts for visitors and editors, or quote such texts. */
  textsForPeople: string[];
  /** Error codes, tables and columns that keep their names. */
  publicNames: string[];
  lists: WordList[];
};
