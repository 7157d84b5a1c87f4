import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The words of the search, passed in as props so that the script contains no dictionary. */
export type SearchWords = BoundaryWords & {
  label: string;
  placeholder: string;
  button: string;
  searching: string;
  none: Words['blog']['searchNone'];
  failed: string;
  retry: string;
  results: string;
  found: Words['blog']['searchFound'];
};
