import { locales } from '#core/locale.ts';
import type { Block } from './document.ts';
import { documents, type DocumentName } from './documents.ts';
import { googleDocs } from './programs/google-docs.ts';
import { libreOffice } from './programs/libreoffice.ts';
import { appleMail, gmail, outlook, outlookWeb } from './programs/mail.ts';
import { notion } from './programs/notion.ts';
import { pages } from './programs/pages.ts';
import type { Program } from './programs/program.ts';
import { excel, googleSheets } from './programs/spreadsheets.ts';
import { webPage } from './programs/web-page.ts';
import { wordOnline } from './programs/word-online.ts';
import { word, wordForMac } from './programs/word.ts';
import { wordsIn } from './words/words.ts';

const everywhere = ['letter', 'bullets', 'steps', 'table', 'links', 'signs', 'images'] as const;
const withHeadings = [...everywhere, 'headings'] as const;

/**
 * Which kinds of text are copied from which program. Each pair is one case of the tests of pasting, in four languages.
 */
const copied: [name: string, program: Program, texts: readonly DocumentName[]][] = [
  ['Word', word, [...withHeadings, 'review', 'notes', 'quote']],
  ['Word for Mac', wordForMac, ['letter', 'headings', 'bullets', 'steps', 'images', 'review', 'notes']],
  ['Word for the web', wordOnline, withHeadings],
  ['Google Docs', googleDocs, withHeadings],
  ['LibreOffice', libreOffice, [...withHeadings, 'review', 'notes', 'quote', 'code']],
  ['Outlook', outlook, ['letter', 'table', 'links', 'quote', 'answer']],
  ['Outlook on the web', outlookWeb, [...everywhere, 'quote', 'answer']],
  ['Gmail', gmail, ['letter', 'bullets', 'links', 'signs', 'images', 'quote']],
  ['Apple Mail', appleMail, ['letter', 'bullets', 'steps', 'links', 'signs', 'quote']],
  ['Pages', pages, everywhere],
  ['Notion', notion, [...withHeadings, 'quote', 'code']],
  ['a web page', webPage, [...withHeadings, 'quote', 'code']],
  ['Excel', excel, ['table']],
  ['Google Sheets', googleSheets, ['table']],
];

/** Texts from `documents` as each program copies them. Neighbouring entries have different languages. */
export const officeTexts: OfficeText[] = copied
  .flatMap(([name, program, texts]) => texts.map((text) => ({ name, program, text })))
  .map(({ name, program, text }, index) => {
    const language = locales[index % locales.length] ?? 'nl';
    const blocks: Block[] = documents[text](wordsIn[language]);
    return {
      name: `${name}: ${text} (${language})`,
      clipboard: program.copy(blocks, language),
      written: program.says?.(blocks) ?? blocks,
    };
  });

/** `written` contains the blocks that the program copies. */
export type OfficeText = { name: string; clipboard: string; written: Block[] };
