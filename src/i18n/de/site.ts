import type { Words } from '../dictionary.ts';
import { bitcoin, bitcoinOrder } from './bitcoin.ts';
import { contact, quote } from './contact.ts';
import { about, day, hero, how, why } from './home.ts';
import { inspection } from './inspection.ts';
import { pricing, services } from './offer.ts';
import { blog, legalVersions, news, partner, partners, preview } from './pages.ts';
import { servicePages } from './service-pages.ts';

const meta: Words['meta'] = {
  home: {
    title: 'Hausbetreuung und Schlüsselverwaltung auf Ibiza',
    description:
      'Schlüssel, Reinigung, Pool, Garten und Technik für Ihr Haus auf Ibiza. Basispaket zum festen Monatspreis, im Notfall Tag und Nacht erreichbar.',
  },
  keys: {
    title: 'Schlüsselverwaltung und Gästeempfang auf Ibiza',
    description:
      'Wir verwahren die Schlüssel Ihres Hauses auf Ibiza, empfangen Ihre Gäste und leeren Ihren Briefkasten. Wer ins Haus darf, vereinbaren wir vorab.',
  },
  cleaning: {
    title: 'Hausreinigung auf Ibiza',
    description:
      'Regelmäßige Reinigung, Grundreinigung und Fensterreinigung, damit Ihr Haus auf Ibiza bei Ihrer Ankunft sauber ist. Den Preis kennen Sie vorab.',
  },
  pool: {
    title: 'Poolpflege auf Ibiza',
    description:
      'Wir reinigen Ihren Pool auf Ibiza und kontrollieren Wasser, Pumpe und Filter, in der Saison und außerhalb. Im Basispaket enthalten.',
  },
  works: {
    title: 'Technische Instandhaltung auf Ibiza',
    description:
      'Wir koordinieren die Handwerker für Ihr Haus auf Ibiza, öffnen ihnen die Tür, beaufsichtigen die Arbeiten und kontrollieren die Technik.',
  },
  always: {
    title: '24/7-Service für Ihr Haus auf Ibiza',
    description:
      'Wasserschaden oder Störung in Ihrem Haus auf Ibiza? Wir sind Tag und Nacht erreichbar, sehen vor Ort nach und rufen den richtigen Handwerker.',
  },
  rental: {
    title: 'Ferienvermietung Ihres Hauses auf Ibiza',
    description:
      'Die Vermietung Ihres Hauses auf Ibiza aus einer Hand, von Inserat und Buchung bis zur Koordination der Reinigung. Sie zahlen uns einen Anteil am Mietpreis.',
  },
  inspection: {
    title: 'Was wir bei einer Hauskontrolle auf Ibiza prüfen',
    description:
      'Was wir in Ihrem Haus auf Ibiza prüfen, Raum für Raum: eine Checkliste zum Drucken, ein Musterbericht und Ihre erste Woche mit uns.',
  },
  blog: {
    title: 'Blog rund um Ihr Haus auf Ibiza',
    description:
      'Artikel für Eigentümer eines Hauses auf Ibiza: Instandhaltung, Pool, Garten, Schlüssel und Vermietung.',
  },
  news: {
    title: 'Neues von Ibiza',
    description: 'Kurze Meldungen von Ibiza auf Deutsch, immer mit Quellenangabe und Datum.',
  },
  'how-we-write': {
    title: 'So entstehen unsere Meldungen',
    description:
      'Was bei unseren Meldungen von Ibiza ein Programm übernimmt, was ein Mensch und woran Sie den Unterschied erkennen. Mit aktuellen Zahlen.',
  },
  bitcoin: {
    title: 'Mit Bitcoin bezahlen',
    description:
      'So bezahlen Sie unsere Leistungen mit Bitcoin: Sie nehmen das Angebot an und erhalten eine eigene Adresse und den genauen Betrag.',
  },
  partners: {
    title: 'Unser Partner für die Reinigung von Solarmodulen',
    description:
      'Saubere Solarmodule für Ihr Haus auf Ibiza: Lernen Sie den Partner kennen, mit dem wir zusammenarbeiten.',
  },
  privacy: {
    title: 'Datenschutzerklärung',
    description:
      'Welche Daten wir verarbeiten, wofür und wie lange, welche Auftragsverarbeiter wir einsetzen und welche Rechte Sie haben.',
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    description:
      'Die Bedingungen für unsere Leistungen auf Ibiza: Auftrag, Preise, Zahlung, Schlüssel und Haftung.',
  },
  cookies: {
    title: 'Cookie-Richtlinie',
    description:
      'Kein Tracking auf dieser Website. Was in Ihrem Browser gespeichert wird und warum dafür keine Einwilligung nötig ist.',
  },
  legal: {
    title: 'Impressum',
    description:
      'Wer hinter dieser Website steht, wie Sie uns erreichen und welche Bedingungen für die Website gelten.',
  },
  bitcoinOrder: {
    title: 'Ihre Zahlung mit Bitcoin',
    description: 'Ihre persönliche Seite zum Auftrag: Adresse, Betrag in BTC und Stand der Zahlung.',
  },
  thanks: {
    title: 'Nachricht gesendet',
    description:
      'Ihre Nachricht ist bei uns angekommen. Wir antworten Ihnen innerhalb von {formHours} Stunden.',
  },
  notFound: { title: 'Seite nicht gefunden', description: 'Diese Seite gibt es nicht oder nicht mehr.' },
};

const nav: Words['nav'] = {
  label: 'Hauptmenü',
  home: 'Start',
  services: 'Leistungen',
  pricing: 'Preise',
  about: 'Über uns',
  contact: 'Kontakt',
  blog: 'Blog',
  bitcoin: 'Bitcoin',
  partners: 'Partner',
  menu: 'Menü',
  skip: 'Zum Inhalt',
  quick: 'Schnellkontakt',
  call: 'Anrufen',
  chat: 'WhatsApp',
  quote: 'Angebot',
};

const languageSwitch: Words['languageSwitch'] = {
  label: 'Sprache',
  choose: 'Sprache wählen',
  suggestion: 'Diese Seite auf Deutsch lesen',
  dismiss: 'Nicht mehr anzeigen',
  notTranslated: 'Nicht übersetzt: zum Blog',
};

const footer: Words['footer'] = {
  tagline: 'Hausbetreuung und Schlüsselverwaltung auf Ibiza',
  navigation: 'Navigation',
  services: 'Leistungen',
  inspections: 'Hauskontrollen',
  legal: 'Rechtliches',
  contact: 'Kontakt',
  privacy: 'Datenschutzerklärung',
  terms: 'Allgemeine Geschäftsbedingungen',
  cookies: 'Cookie-Richtlinie',
  legalNotice: 'Impressum',
  igj: 'IGJ-Registrierung {number}',
  iso: 'ISO 9001, Zertifikat {number}',
};

const floatingWhatsApp: Words['floatingWhatsApp'] = {
  label: 'Schreiben Sie uns per WhatsApp',
  tooltip: 'Fragen? Schreiben Sie uns',
  message: 'Guten Tag, ich habe eine Frage zur Betreuung meines Hauses auf Ibiza.',
};

const notFound: Words['notFound'] = {
  code: '404',
  heading: 'Hoppla! Seite nicht gefunden',
  message: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.',
  home: 'Zurück zur Startseite',
};

const errors: Words['errors'] = {
  crash: 'Unerwarteter Fehler!',
  crashText: 'Dieser Teil der Seite funktioniert gerade nicht, alles andere schon.',
  reload: 'Seite neu laden',
};

/** The site’s texts in German. `meta` has the title and description of each page. */
export const site: Words = {
  meta,
  nav,
  languageSwitch,
  hero,
  services,
  servicePages,
  inspection,
  about,
  day,
  footer,
  legalVersions,
  pricing,
  quote,
  contact,
  why,
  how,
  bitcoin,
  bitcoinOrder,
  blog,
  news,
  notFound,
  partner,
  partners,
  preview,
  floatingWhatsApp,
  errors,
};
