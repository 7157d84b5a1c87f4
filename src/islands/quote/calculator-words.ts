import type { QuoteWords } from '#i18n/quote-text.ts';
import type { Words } from '#i18n/words.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The texts of the calculator are props, so that the script contains no dictionary. */
export type CalculatorWords = QuoteWords &
  BoundaryWords &
  Words['quote'] & {
    caption: string;
    note: string;
    nameColumn: string;
    priceColumn: string;
    inspection: string;
    inspectionPage: string;
  };
