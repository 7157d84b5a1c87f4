import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The words of the search, handed in by the page: the script carries no dictionary. */
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
