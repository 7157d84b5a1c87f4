import type { PastedWords } from './pasted-words.ts';

export const de: PastedWords = {
  title: 'Ihr Haus im Winter',
  intro: 'Von November bis März steht ein Haus auf Ibiza oft leer, und gerade dann geht etwas kaputt.',
  headings: ['Wasser und Leitungen', 'Der Warmwasserspeicher', 'Was die Versicherung verlangt'],
  looks: [
    'Drehen Sie den ',
    'Haupthahn',
    ' zu und lassen Sie die Leitungen ',
    'vollständig',
    ' leerlaufen; ',
    'die Pumpe bleibt an',
    ' die Pumpe wird ausgeschaltet.',
  ],
  address: ['Familie Größ', 'Camí de sa Vorera 12'],
  items: [
    'Fenster und Läden',
    'auch das Dachfenster',
    'der kleine Haken oben',
    'Feuchtigkeit in den Schränken',
    'Schlüssel',
  ],
  steps: [
    'Schließen Sie den Hahn.',
    'Öffnen Sie die Hähne oben.',
    'Warten Sie eine Viertelstunde.',
    'Schließen Sie alles wieder.',
  ],
  table: [
    ['Arbeit', 'Wann', 'Preis'],
    ['Pool', 'jede Woche', '45,50\u00a0€'],
    ['Garten', '2\u00a0Mal im Monat', '1.250\u00a0€'],
  ],
  link: [
    'Lesen Sie zuerst ',
    'unsere Liste für den Winter',
    ' oder rufen Sie uns an: ',
    '+34 971 00 00 00',
    'haus@example.com',
  ],
  review: ['Wir kommen ', 'manchmal', 'jede Woche', ' vorbei.'],
  hidden: 'nur für den internen Gebrauch',
  notes: [
    ['Das Gesetz verlangt eine Prüfung', 'Königliches Dekret 487/2022.'],
    ['und ein Betriebsbuch', 'Auch wenn das Haus leer steht.'],
  ],
  signs: '„Nie!“, sagte sie – warum? Straße, Ärger, ‚übrig‘ … 20 °C, z. B. §5',
  greeting: 'Sehr geehrter Herr Größ,',
  closing: ['Mit freundlichen Grüßen', 'Ana'],
  mailHead: [
    ['Von:', 'Jan <jan@example.com>'],
    ['Gesendet:', 'Freitag, 20. November 2026 10:12'],
    ['Betreff:', 'Der Schlüssel'],
  ],
  olderMail: ['Wo liegt der Schlüssel?', 'Wir kommen am Samstag an.'],
  image: 'Ein Warmwasserspeicher auf dem Dach',
  caption: 'Abbildung 1: der Speicher nach dem Sturm',
};
