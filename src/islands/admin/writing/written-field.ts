import type { Locale } from '#core/locale.ts';

/** The props of a field whose text readers see. */
export type WrittenField = {
  label: string;
  name: string;
  lang: Locale;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};
