/** What the pasted texts say, in one language. */
export type PastedWords = {
  title: string;
  intro: string;
  /** Of three sections, one below the other. */
  headings: [string, string, string];
  /** Ordinary, strong, ordinary, slanted, ordinary, struck, ordinary. */
  looks: [string, string, string, string, string, string, string];
  address: [string, string];
  items: [string, string, string, string, string];
  steps: [string, string, string, string];
  /** The first row contains the headings. */
  table: [string, string, string][];
  /** Before, inside and after a link; then words for a telephone number and a mail address. */
  link: [string, string, string, string, string];
  /** Kept, taken out, put in, kept. */
  review: [string, string, string, string];
  hidden: string;
  /** Two sentences with a note each. */
  notes: [sentence: string, note: string][];
  /** Quotation marks, dashes and letters as this language writes them. */
  signs: string;
  greeting: string;
  closing: string[];
  mailHead: [label: string, value: string][];
  olderMail: string[];
  picture: string;
  caption: string;
};
