import type { Locale } from '../locale.ts';

/** Sentences that examine the judge of an article: it must find no fault in them. */
export const generalTruths: Record<Locale, string[]> = {
  nl: [
    'Zout water tast metaal aan.',
    'Een huis dat lang leegstaat, moet af en toe worden gelucht.',
    'Planten in potten drogen sneller uit dan planten in de grond.',
  ],
  en: [
    'Salt water corrodes metal.',
    'A house that is empty for a long time needs airing now and then.',
    'Plants in pots dry out sooner than plants in the ground.',
  ],
  es: [
    'El agua salada corroe el metal.',
    'Una casa que pasa mucho tiempo vacía necesita ventilarse de vez en cuando.',
    'Las plantas en maceta se secan antes que las plantas en tierra.',
  ],
  de: [
    'Salzwasser greift Metall an.',
    'Ein Haus, das lange leer steht, muss ab und zu gelüftet werden.',
    'Pflanzen in Töpfen trocknen schneller aus als Pflanzen im Boden.',
  ],
};
