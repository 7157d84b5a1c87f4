import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The texts of the price box are props, so that the script contains no dictionary. */
export type PriceWords = Words['bitcoin']['price'] & BoundaryWords;
