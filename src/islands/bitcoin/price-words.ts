import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The words of the price box, handed in by the page: the script carries no dictionary. */
export type PriceWords = Words['bitcoin']['price'] & BoundaryWords;
