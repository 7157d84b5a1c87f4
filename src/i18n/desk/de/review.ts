import type { DeskWords } from '../desk-words.ts';

export const review: DeskWords['review'] = {
  title: 'Prüfen und unterzeichnen',
  hint: 'Diesen Text hat künstliche Intelligenz verfasst. Wer ihn unterzeichnet, steht mit Namen und Datum auf der Seite, anstelle dieses Hinweises.',
  checks: {
    facts: 'Die Fakten stimmen mit den Quellen überein',
    names: 'Namen, Zahlen und Daten stimmen',
    tone: 'Der Ton passt zu uns, und niemandem geschieht Unrecht',
    links: 'Alle Links zu Quellen funktionieren und führen zur richtigen Meldung',
  },
  name: 'Ihr Name',
  nameHint: 'Wer mit einem eigenen Konto angemeldet ist, unterzeichnet mit dessen Namen.',
  saveFirst: 'Speichern Sie zuerst Ihre Änderungen; nur der gespeicherte Text kann unterzeichnet werden.',
  sign: 'Unterzeichnen',
  signing: 'Bitte warten …',
  done: 'Unterzeichnet',
  failed: 'Unterzeichnen fehlgeschlagen',
  signed: 'Geprüft von {name}, {date}',
};
