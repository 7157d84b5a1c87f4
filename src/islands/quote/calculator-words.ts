import type { QuoteWords } from '#i18n/quote-text.ts';
import type { BoundaryWords } from '../boundary/IslandBoundary.tsx';

/** The texts of the calculator are props, so that the script contains no dictionary. */
export type CalculatorWords = QuoteWords &
  BoundaryWords & {
    caption: string;
    note: string;
    nameColumn: string;
    priceColumn: string;
    heading: string;
    hint: string;
    replaced: string;
    unknownExtras: string;
    ask: string;
    copy: string;
    copied: string;
    copyFailed: string;
    chat: string;
    print: string;
    online: string;
    inspection: string;
    inspectionPage: string;
  };
