/** How editors type a field: the input, and how its text becomes the value and back. */
export type FieldKind<Value = unknown> = {
  input: FieldInput;
  toText(value: Value): string;
  /** Gets a trimmed text. Returns for a wrong text a value that the rule of the field refuses. */
  fromText(text: string): unknown;
};

export type FieldInput = {
  control: 'line' | 'lines' | 'paragraphs' | 'checkbox';
  type?: 'tel' | 'email' | 'url' | 'date' | 'time';
  inputMode?: 'numeric' | 'decimal';
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

/** The text of a checkbox is `yes` or empty. */
export const checkbox: FieldKind<boolean> = {
  input: { control: 'checkbox' },
  toText: (isTicked) => (isTicked ? 'yes' : ''),
  fromText: (text) => text === 'yes',
};

/** Editors type prices in euros, and the database stores cents. */
export const euros: FieldKind<number> = {
  input: { control: 'line', inputMode: 'decimal' },
  toText: (cents) => String(cents / 100),
  // Refuses a third decimal. Rounds, because 4.35 × 100 is slightly less than 435 in floating point.
  fromText: (text) => (/^-?\d+([.,]\d{1,2})?$/.test(text) ? Math.round(numberIn(text) * 100) : NaN),
};

export const wholeNumber: FieldKind<number> = {
  input: { control: 'line', inputMode: 'numeric' },
  toText: String,
  fromText: (text) => numberIn(text),
};

/** A large sum. An empty text means 0. A point or a comma separates thousands, never decimals. */
export const amount: FieldKind<number> = {
  input: { control: 'line', inputMode: 'numeric' },
  toText: (value) => (value === 0 ? '' : String(value)),
  fromText: (text) => (/^(\d*|\d{1,3}([., ]\d{3})+)$/.test(text) ? Number(text.replace(/\D/g, '')) : NaN),
};

const numberIn = (text: string): number => (text === '' ? NaN : Number(text.replace(',', '.')));
