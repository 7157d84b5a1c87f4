import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The words of the price box, passed in as props so that the script contains no dictionary. */
export type PriceWords = Words['bitcoin']['price'] & BoundaryWords;
