import type { Command } from 'prosemirror-state';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { schema } from '../document/schema.ts';
import {
  insertRule,
  insertTable,
  toggleCodeBlock,
  toggleHeading,
  toggleList,
  toggleQuote,
} from './commands.ts';

export const blockChoices: { name: BlockName; run: Command }[] = [
  { name: 'heading2', run: toggleHeading(2) },
  { name: 'heading3', run: toggleHeading(3) },
  { name: 'heading4', run: toggleHeading(4) },
  { name: 'bulletList', run: toggleList(schema.nodes.bullet_list) },
  { name: 'orderedList', run: toggleList(schema.nodes.ordered_list) },
  { name: 'quote', run: toggleQuote },
  { name: 'table', run: insertTable },
  { name: 'code', run: toggleCodeBlock },
  { name: 'rule', run: insertRule },
];

export type BlockName = Exclude<keyof DeskWords['writing']['editor']['blocks'], 'picture'>;
