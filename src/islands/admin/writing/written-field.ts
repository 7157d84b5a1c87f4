import type { Locale } from '#core/locale.ts';

/** A field of what is read of a post. */
export type WrittenField = {
  label: string;
  name: string;
  lang: Locale;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};
