import type { Locale } from '#core/locale.ts';
import { startingQuestions } from './starting-questions.ts';

/** What visitors often ask. The desk proposes these for a list of questions; only the owner knows the answers about keys. */
export const suggestedQuestions: Record<'faq' | 'keyFaq', Record<Locale, string[]>> = {
  faq: startingQuestions,
  keyFaq: {
    nl: [
      'Waar bewaart u mijn sleutels?',
      'Staat mijn adres op de sleutel?',
      'Wie noteert de uitgifte van een sleutel?',
      'Wie komt er binnen, en wie neemt waar?',
      'Staan er foto’s in elk verslag, en wanneer krijg ik het?',
      'Hoe snel bent u er bij spoed?',
      'Wanneer zijn het 2 bezoeken per maand, en wanneer 4?',
      'Tot welke grootte van het huis geldt de prijs?',
      'Hoe lang loopt de overeenkomst?',
    ],
    en: [
      'Where do you keep my keys?',
      'Is my address on the key?',
      'Who records each handover of a key?',
      'Who enters my home, and who stands in for them?',
      'Does every report include photos, and when do I get it?',
      'How soon will you be there in an emergency?',
      'When do you visit twice a month, and when four times?',
      'Up to what size of home does the price apply?',
      'How long does the agreement run?',
    ],
    es: [
      '¿Dónde guardan mis llaves?',
      '¿Lleva la llave mi dirección?',
      '¿Quién anota cada entrega de una llave?',
      '¿Quién entra en mi casa y quién le sustituye?',
      '¿Lleva fotos cada informe y cuándo lo recibo?',
      '¿Cuánto tardan en llegar en una urgencia?',
      '¿De qué depende que sean 2 o 4 visitas al mes?',
      '¿Hasta qué tamaño de casa vale el precio?',
      '¿Cuánto dura el contrato?',
    ],
    de: [
      'Wo bewahren Sie meine Schlüssel auf?',
      'Steht meine Adresse am Schlüssel?',
      'Wer notiert jede Übergabe eines Schlüssels?',
      'Wer betritt mein Haus, und wer vertritt diese Person?',
      'Enthält jeder Bericht Fotos, und wann bekomme ich ihn?',
      'Wie schnell sind Sie im Notfall da?',
      'Wann kommen Sie 2-mal im Monat, und wann 4-mal?',
      'Bis zu welcher Größe des Hauses gilt der Preis?',
      'Wie lange läuft der Vertrag?',
    ],
  },
};
