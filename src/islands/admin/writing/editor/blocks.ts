import type { Command } from 'prosemirror-state';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { schema } from '../document/schema.ts';
import {
  insertRule,
  toggleCallOut,
  toggleCodeBlock,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './commands.ts';
import { insertQuestion, insertTable } from './insert-below.ts';

export const blockCommands: Record<BlockName, Command> = {
  callOut: toggleCallOut,
  question: insertQuestion,
  table: insertTable,
  rule: insertRule,
  heading2: toggleHeading(2),
  heading3: toggleHeading(3),
  heading4: toggleHeading(4),
  bulletList: toggleList(schema.nodes.bullet_list),
  orderedList: toggleList(schema.nodes.ordered_list),
  quote: toggleQuote,
  code: toggleCodeBlock,
};

/** These blocks need more than a command: the text’s language, or a choice by the editor, such as a file. */
export const askedBlocks = ['image', 'toQuote', 'toArticle', 'toPrices'] as const;

export type AskedBlock = (typeof askedBlocks)[number];
export type BlockName = Exclude<keyof DeskWords['writing']['editor']['blocks'], AskedBlock>;
