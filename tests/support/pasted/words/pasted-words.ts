/**
 * The words of the texts that tests paste, in one language. `documents.ts` puts them into a letter, a list, a table and
 * so on.
 */
export type PastedWords = {
  title: string;
  intro: string;
  /** The headings of a section, its subsection and the next section. */
  headings: [string, string, string];
  /** Parts of a sentence: plain, strong, plain, italic, plain, struck through, plain. */
  looks: [string, string, string, string, string, string, string];
  address: [string, string];
  items: [string, string, string, string, string];
  steps: [string, string, string, string];
  /** The first row contains the headings. */
  table: [string, string, string][];
  /** The texts before, inside and after a link, then a telephone number and a mail address. */
  link: [string, string, string, string, string];
  /** Parts of a sentence with tracked changes: kept, deleted, inserted, kept. */
  review: [string, string, string, string];
  hidden: string;
  notes: [sentence: string, note: string][];
  /** A sentence with the quotation marks, dashes and letters of the language. */
  signs: string;
  greeting: string;
  closing: string[];
  mailHead: [label: string, value: string][];
  olderMail: string[];
  image: string;
  caption: string;
};
