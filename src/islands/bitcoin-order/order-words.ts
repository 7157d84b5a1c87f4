import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The words of a customer's page, handed in by the page: the script carries no dictionary. */
export type OrderWords = Pick<Words['bitcoinOrder'], 'order' | 'states' | 'looks' | 'troubles'> &
  BoundaryWords;
