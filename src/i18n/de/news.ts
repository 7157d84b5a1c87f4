import type { Words } from '../dictionary.ts';

export const news: Words['news'] = {
  title: 'Nachrichten von Ibiza, {date}',
  sources: 'Quellen',
  collectedTitle: 'Ibiza in Schlagzeilen, {date}',
  collectedExcerpt:
    'Aktuelle Meldungen aus den Medien der Insel, gesammelt am {date}, mit einem Link zu jeder Meldung.',
  collectedNote:
    'Diese Schlagzeilen wurden automatisch gesammelt und stehen in der Sprache ihrer Quelle. Der Link führt zur Meldung selbst.',
  filter: 'Was Sie lesen möchten',
  all: 'Alle Artikel',
  only: 'Nachrichten',
  heading: 'Nachrichten von Ibiza',
  intro: 'Kurze Nachrichten von der Insel, jeden Tag und mit Quellen.',
  pageTitle: 'Nachrichten von Ibiza, Seite {n}',
  pageDescription: 'Frühere Nachrichten von Ibiza, Seite {n}.',
  none: 'Es gibt noch keine Nachrichten auf Deutsch.',
  feedTitle: '{name}: Nachrichten von Ibiza',
  feedDescription: 'Tägliche Nachrichten von Ibiza, mit Quellen.',
  older: 'Ältere Nachrichten',
  newer: 'Neuere Nachrichten',
  newest: 'Zu den neuesten Nachrichten',
};
