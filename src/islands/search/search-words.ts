import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The texts of the search are props, so that the script contains no dictionary. */
export type SearchWords = BoundaryWords & Words['blog']['search'];
