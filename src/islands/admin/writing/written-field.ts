import type { Locale } from '#core/locale.ts';

export type WrittenField = {
  label: string;
  name: string;
  lang: Locale;
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};
