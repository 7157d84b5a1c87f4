import type { Words } from '../dictionary.ts';

export const blog: Words['blog'] = {
  title: 'Blog',
  intro: 'Praktisches rund um ein Haus auf Ibiza: Instandhaltung, Schlüssel, Pool, Garten und Vermietung.',
  older: 'Ältere Artikel',
  newer: 'Neuere Artikel',
  newest: 'Zu den neuesten Artikeln',
  page: 'Seite {n}',
  pageTitle: 'Blog, Seite {n}',
  pageDescription: 'Frühere Artikel über die Pflege von Haus, Pool und Garten auf Ibiza, Seite {n}.',
  pagination: 'In den Artikeln blättern',
  fallbackNotice:
    'In Ihrer Sprache gibt es noch keine Artikel. Hier finden Sie unsere Artikel auf Niederländisch.',
  fallbackLink: 'Alle Artikel auf Niederländisch',
  none: 'Es sind noch keine Artikel veröffentlicht.',
  articleNotFound: 'Artikel nicht gefunden.',
  articleNotFoundText:
    'Vielleicht wurde er verschoben oder ist nicht mehr verfügbar. In der Übersicht steht alles, was es gibt.',
  backToBlog: 'Zurück zum Blog',
  publishedOn: 'Veröffentlicht am {date}',
  author: 'Von {name}',
  readingTime: '{n} Min. Lesezeit',
  otherLanguages: 'Dieser Artikel in einer anderen Sprache',
  machine: 'Dieser Text wurde automatisch übersetzt und noch nicht geprüft.',
  writtenByAi: 'Dieser Text wurde von künstlicher Intelligenz verfasst und noch nicht geprüft.',
  reviewedBy: 'Geprüft von {name} am {date}',
  contents: 'In diesem Artikel',
  related: 'Lesen Sie auch',
  previousPost: 'Vorheriger Artikel',
  nextPost: 'Nächster Artikel',
  share: 'Teilen',
  shareWhatsApp: 'Per WhatsApp teilen',
  shareEmail: 'Per E-Mail teilen',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  searchLabel: 'Artikel durchsuchen',
  searchPlaceholder: 'Zum Beispiel: Pool',
  searchButton: 'Suchen',
  searching: 'Suche läuft…',
  searchNone: 'Nichts gefunden für „{q}“.',
  searchFailed: 'Die Suche funktioniert gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  searchRetry: 'Erneut versuchen',
  searchResults: 'Gefundene Artikel',
  searchFound: 'Gefundene Artikel: {n}',
  feedTitle: '{name}: Blog',
  feedDescription: 'Artikel rund um ein Haus auf Ibiza.',
  feedLink: 'RSS-Feed',
};

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

export const partner: Words['partner'] = {
  tagline: 'Saubere Module, mehr Sonne im Haus',
  description:
    'Unser Partner reinigt Solarmodule auf Häusern auf Ibiza. Ohne aggressive Mittel, mit Rücksicht auf das Dach und auf den Garten darunter.',
  features: [
    'Reinigung mit weichem Wasser und weichen Bürsten',
    'Kontrolle auf sichtbare Schäden an Modulen und Kabeln',
    'Sicheres Arbeiten auf dem Dach',
    'Nach Vereinbarung, auch wenn Sie nicht da sind',
  ],
  recommendation:
    'Wir arbeiten gern mit einem Spezialisten, der nur das macht. Wir öffnen die Tür, achten darauf, dass alles ordentlich hinterlassen wird, und geben Ihnen Bescheid, wenn es fertig ist.',
};

export const partners: Words['partners'] = {
  heading: 'Unser Partner für Solarmodule',
  intro:
    'Staub aus der Sahara und Salz vom Meer bleiben auf den Modulen liegen. Für die Reinigung von Solarmodulen arbeiten wir mit einem Spezialisten zusammen.',
  features: 'Was dieser Partner für Sie tut',
  recommendation: 'Warum wir diesen Partner empfehlen',
  visit: 'Website besuchen',
  newWindow: 'öffnet in einem neuen Fenster',
  collaborateHeading: 'Möchten Sie mit uns zusammenarbeiten?',
  collaborateText: 'Leisten Sie gute Arbeit an Häusern auf Ibiza? Sagen Sie uns, was Sie machen.',
  collaborate: 'Mit uns zusammenarbeiten',
};

export const preview: Words['preview'] = {
  title: 'Vorschau: {title}',
  pageLanguage: 'Sprache dieser Seite',
  intro:
    'So steht der Artikel auf der Website, sobald er veröffentlicht ist. Sie sehen immer den neuesten Text.',
  until: 'Gesendet am {sent}. Der Link gilt bis {until}.',
  languages: 'Sprachen dieses Artikels',
  missing: 'Diese Sprache gibt es nicht.',
  changed: 'seit der Mail geändert',
  ready: 'Bereit zum Veröffentlichen: {languages}.',
  obstacles: {
    'post-untranslated': 'Noch nicht übersetzt und daher nicht zu veröffentlichen: {languages}.',
    'image-alt-missing': 'Noch ohne Beschreibung des Bildes und daher nicht zu veröffentlichen: {languages}.',
  },
  nothingReady: 'Es gibt nichts zu veröffentlichen: Was übersetzt ist, steht bereits auf der Website.',
  publish: 'Veröffentlichen …',
  reject: 'Ablehnen …',
  confirmPublish: 'Diesen Artikel veröffentlichen?',
  confirmPublishText: 'Diese Sprachen kommen auf die Website: {languages}.',
  yesPublish: 'Ja, veröffentlichen',
  confirmReject: 'Diesen Artikel ablehnen?',
  confirmRejectText:
    'Der Artikel bleibt ein Entwurf. Die Redaktion sieht, dass er abgelehnt wurde und warum.',
  note: 'Hinweis für die Redaktion (freiwillig)',
  yesReject: 'Ja, ablehnen',
  back: 'Zurück zur Vorschau',
  published: 'Am {moment} mit diesem Link veröffentlicht: {languages}.',
  rejected: 'Am {moment} mit diesem Link abgelehnt. Der Artikel ist ein Entwurf geblieben.',
  rejectedNote: 'Hinweis: {note}',
  view: 'Auf der Website ansehen ({language})',
  lookAgain: 'Noch einmal nachsehen',
  alerts: {
    'decided-before': 'Über diese Vorschau war bereits entschieden. Es ist nichts weiter geschehen.',
    changed:
      'Der Artikel wurde geändert, nachdem Sie ihn angesehen hatten. Es wurde nichts veröffentlicht. Bitte sehen Sie ihn unten noch einmal an.',
    'nothing-ready': 'Es gab nichts zu veröffentlichen.',
    'form-expired': 'Dieses Formular war zu alt. Es ist nichts geschehen; bitte wählen Sie unten erneut.',
  },
  troubles: {
    unknown: {
      title: 'Dieser Link stimmt nicht',
      text: 'Öffnen Sie ihn direkt aus der Mail. Hilft das nicht, bitten Sie die Redaktion um eine neue Vorschau.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Eine Vorschau lässt sich {days} Tage lang ansehen. Bitten Sie die Redaktion um eine neue.',
    },
    gone: { title: 'Diesen Artikel gibt es nicht mehr', text: 'Die Redaktion hat ihn gelöscht.' },
    foreign: {
      title: 'Dieses Formular kam von einer anderen Website',
      text: 'Es ist nichts geschehen. Öffnen Sie den Link direkt aus der Mail.',
    },
    failed: {
      title: 'Etwas ist schiefgegangen',
      text: 'Es wurde festgehalten. Bitte versuchen Sie es später erneut.',
    },
  },
};
