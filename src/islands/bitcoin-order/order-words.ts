import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The texts of the customer's page are props, so that the script contains no dictionary. */
export type OrderWords = Pick<Words['bitcoinOrder'], 'order' | 'states' | 'checks' | 'troubles'> &
  BoundaryWords;
