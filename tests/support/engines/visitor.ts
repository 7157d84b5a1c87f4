/** A window of one browser engine, for tests that every engine can run. Places are XPath expressions. */
export type Visitor = {
  go: (address: string) => Promise<void>;
  /** Runs a function in the page, and waits for its promise. The arguments and the result travel as JSON. */
  run: <Value, Args extends unknown[]>(
    work: (...args: Args) => Value,
    ...args: Args
  ) => Promise<Awaited<Value>>;
  press: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** Presses keys together, such as Control and v. The focused element gets them. */
  keys: (...keys: Key[]) => Promise<void>;
  upload: (xpath: string, file: string) => Promise<void>;
  /** Errors, warnings and violations of the content policy, in every page so far. */
  troubles: () => string[];
  close: () => Promise<void>;
};

export type VisitorOptions = { width: number; height: number; language: string; hasScripts: boolean };

export type Key = 'Control' | 'Enter' | 'c' | 'v';

export type Engine = {
  name: string;
  /** What is missing, as the summary of the tests names it, or undefined. */
  needs: string | undefined;
  visit: (options: VisitorOptions) => Promise<Visitor>;
};

export const button = (name: string): string =>
  `//button[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`;

/** The field with this label: the label contains it, refers to it, or is referred to by it. */
export const field = (label: string): string => {
  const isLabel = `[normalize-space()=${quoted(label)}]`;
  const labels = `//label${isLabel}`;
  return `(${labels}//input | //*[@id=${labels}/@for] | //*[@aria-labelledby=//*${isLabel}/@id])`;
};

const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);
