import type { Locale } from '#core/locale.ts';

/** What every field of an article’s text gets. */
export type WrittenField = {
  label: string;
  name: string;
  lang: Locale;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};
