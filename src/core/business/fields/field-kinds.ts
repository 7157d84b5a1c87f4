import { centsFrom } from '../../bitcoin-price/euro-amount.ts';

/** How editors type a field: the input, and how its text becomes the value and back. */
export type FieldKind<Value = unknown> = {
  input: FieldInput;
  toText(value: Value): string;
  /** Gets a trimmed text. Returns for a wrong text a value that the rule of the field refuses. */
  fromText(text: string): unknown;
  /** Whether the desk counts each line, such as a question, or else the whole field as one. */
  countsLines?: true;
};

export type FieldInput = {
  control: 'line' | 'lines' | 'questions' | 'paragraphs' | 'checkbox';
  type?: 'tel' | 'email' | 'url' | 'date' | 'time';
  inputMode?: 'numeric' | 'decimal';
  /** Shown beside the input. */
  unit?: '€' | '%';
};

const asItIs = { toText: (text: string) => text, fromText: (text: string) => text };

export const text: FieldKind<string> = { ...asItIs, input: { control: 'line' } };
export const paragraphs: FieldKind<string> = { ...asItIs, input: { control: 'paragraphs' } };
export const phone: FieldKind<string> = { ...asItIs, input: { control: 'line', type: 'tel' } };
export const email: FieldKind<string> = { ...asItIs, input: { control: 'line', type: 'email' } };
export const url: FieldKind<string> = { ...asItIs, input: { control: 'line', type: 'url' } };
export const day: FieldKind<string> = { ...asItIs, input: { control: 'line', type: 'date' } };
export const time: FieldKind<string> = { ...asItIs, input: { control: 'line', type: 'time' } };

/** One entry on each line. */
export const lines: FieldKind<string[]> = {
  input: { control: 'lines' },
  toText: (entries) => entries.join('\n'),
  fromText: (text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
};

export const countedLines: FieldKind<string[]> = { ...lines, countsLines: true };

/** A question with its answer on each line (`question.ts`). */
export const questions: FieldKind<string[]> = { ...countedLines, input: { control: 'questions' } };

/** The text of a checkbox is `yes` or empty. */
export const checkbox: FieldKind<boolean> = {
  input: { control: 'checkbox' },
  toText: (isTicked) => (isTicked ? 'yes' : ''),
  fromText: (text) => text === 'yes',
};

/** Editors type prices in euros, and the database stores cents. */
export const euros: FieldKind<number> = {
  input: { control: 'line', inputMode: 'decimal', unit: '€' },
  toText: (cents) => String(cents / 100),
  // “4,355” may be a mistyped 4,35, so thousands need their cents here.
  fromText: (text) => (/^\D*\d+[.,]\d{3}\D*$/.test(text) ? NaN : (centsFrom(text) ?? NaN)),
};

export const wholeNumber: FieldKind<number> = {
  input: { control: 'line', inputMode: 'numeric' },
  toText: String,
  fromText: (text) => (/^\d+$/.test(text) ? Number(text) : NaN),
};

export const percent: FieldKind<number> = {
  ...wholeNumber,
  input: { ...wholeNumber.input, unit: '%' },
};

/** A large sum of whole euros. An empty text means 0. */
export const amount: FieldKind<number> = {
  input: { control: 'line', inputMode: 'numeric', unit: '€' },
  toText: (value) => (value === 0 ? '' : String(value)),
  fromText: (text) => (text === '' ? 0 : wholeEuros(centsFrom(text, Number.MAX_SAFE_INTEGER))),
};

const wholeEuros = (cents = NaN): number => (cents % 100 === 0 ? cents / 100 : NaN);
