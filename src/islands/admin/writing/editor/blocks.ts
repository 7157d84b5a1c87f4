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

/** The two groups of the insert menu. A block is undefined if it needs more than a command, such as a file. */
export const blockGroups = {
  text: {
    heading2: toggleHeading(2),
    heading3: toggleHeading(3),
    heading4: toggleHeading(4),
    bulletList: toggleList(schema.nodes.bullet_list),
    orderedList: toggleList(schema.nodes.ordered_list),
    quote: toggleQuote,
  },
  others: {
    image: undefined,
    table: insertTable,
    callOut: toggleCallOut,
    question: insertQuestion,
    rule: insertRule,
    code: toggleCodeBlock,
    toQuote: undefined,
    toArticle: undefined,
    toPrices: undefined,
  },
} satisfies Record<string, Partial<Record<BlockName, Command | undefined>>>;

export type AskedBlock = 'image' | 'toQuote' | 'toArticle' | 'toPrices';

type BlockName = keyof DeskWords['writing']['editor']['blocks'];
