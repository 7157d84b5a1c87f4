import type { Words } from '../dictionary.ts';

/** The blog: its overview, its search and the pages of posts. */
export const blog: Words['blog'] = {
  title: 'Blog',
  intro:
    'Praktisches für Eigentümer eines Hauses auf Ibiza: Instandhaltung, Schlüssel, Pool, Garten und Vermietung.',
  older: 'Ältere Artikel',
  newer: 'Neuere Artikel',
  newest: 'Zu den neuesten Artikeln',
  latest: 'Neueste Artikel',
  read: 'Zum Artikel',
  page: 'Seite {n}',
  pageTitle: 'Blog, Seite {n}',
  pageDescription: 'Frühere Artikel über die Pflege von Haus, Pool und Garten auf Ibiza, Seite {n}.',
  pagination: 'In den Artikeln blättern',
  fallbackNotice: 'Auf Deutsch gibt es noch keine Artikel. Deshalb sehen Sie hier die niederländischen.',
  fallbackLink: 'Alle Artikel auf Niederländisch',
  none: 'Es sind noch keine Artikel veröffentlicht.',
  articleNotFound: 'Artikel nicht gefunden.',
  articleNotFoundText:
    'Vielleicht wurde der Artikel verschoben oder ist nicht mehr verfügbar. Alle anderen finden Sie in der Übersicht.',
  backToBlog: 'Zurück zum Blog',
  publishedOn: 'Veröffentlicht am {date}',
  author: 'Von {name}',
  readingTime: '{n} Min. Lesezeit',
  otherLanguages: 'Dieser Artikel in einer anderen Sprache',
  machine: 'Dieser Text wurde automatisch übersetzt und noch nicht geprüft.',
  writtenByAi: 'Dieser Text wurde von einer KI verfasst und noch nicht geprüft.',
  reviewedBy: 'Geprüft von {name} am {date}',
  correctedOn: 'Korrigiert am {date}',
  original: 'Das niederländische Original lesen',
  shortLabels: {
    'written-by-ai': 'KI-Text, nicht geprüft',
    'machine-translated': 'automatisch übersetzt, nicht geprüft',
  },
  contents: 'In diesem Artikel',
  related: 'Lesen Sie auch',
  previousPost: 'Vorheriger Artikel',
  nextPost: 'Nächster Artikel',
  share: 'Teilen',
  shareWhatsApp: 'Per WhatsApp teilen',
  shareEmail: 'Per E-Mail teilen',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  search: {
    label: 'Artikel durchsuchen',
    placeholder: 'Zum Beispiel: Pool',
    button: 'Suchen',
    searching: 'Suche läuft\u00a0…',
    none: 'Zu „{q}“ wurde nichts gefunden.',
    failed: 'Die Suche funktioniert gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    retry: 'Erneut versuchen',
    results: 'Gefundene Artikel',
    withMost: 'Artikel mit den meisten Ihrer Suchbegriffe',
    noneWithAll: 'Kein Artikel enthält alle Ihre Suchbegriffe. Diese enthalten die meisten davon.',
    found: 'Gefundene Artikel: {n}',
  },
  feedTitle: '{name}: Blog',
  feedDescription: 'Artikel für Eigentümer eines Hauses auf Ibiza.',
  feedLink: 'RSS-Feed',
};

/** The daily news, its overview, and the page about how it is written. */
export const news: Words['news'] = {
  title: 'Neues von Ibiza, {date}',
  sources: 'Quellen',
  collectedTitle: 'Ibiza in Schlagzeilen, {date}',
  collectedExcerpt:
    'Aktuelle Meldungen aus den Medien der Insel, gesammelt am {date}, jeweils mit Link zum Original.',
  collectedNote:
    'Diese Schlagzeilen wurden automatisch gesammelt und erscheinen hier in der Sprache ihrer Quelle. Jeder Link führt zur Originalmeldung.',
  filter: 'Was Sie lesen möchten',
  all: 'Alle Artikel',
  only: 'Neues von der Insel',
  howWeWrite: {
    heading: 'So entstehen unsere Meldungen',
    intro: 'Was ein Programm macht, was ein Mensch macht und woran Sie den Unterschied erkennen.',
    sections: [
      {
        heading: 'Sammeln',
        text: 'Jeden Tag liest ein Programm die Nachrichtenfeeds von Zeitungen und Behörden der Insel und sucht heraus, was neu ist. Von mehreren Meldungen zum selben Ereignis behält es nur eine.',
      },
      {
        heading: 'Schreiben',
        text: 'Ein Sprachmodell entnimmt den Meldungen die Fakten und hält zu jedem Fakt die Textstelle fest, die ihn belegt. Daraus, und nur daraus, schreibt es in jeder Sprache einen kurzen Text. Jeder Absatz nennt seine Quellen und verlinkt sie.',
      },
      {
        heading: 'Prüfen',
        text: 'Jeder Satz wird nach festen Regeln mit der Meldung verglichen: Stimmen Namen, Zahlen, Tage und Zitate? Eine zweite Prüfung klärt, ob auch der Sinn stimmt. Fällt ein Satz durch, wird er einmal neu geschrieben; fällt er erneut durch, wird er gestrichen.',
      },
      {
        heading: 'Gegenlesen',
        text: 'Texte über heikle Themen wie Unfälle, Straftaten oder Gerichtsverfahren gehen zuerst an die Redaktion. Das gilt auch für Texte, die sich nicht mit der Meldung vergleichen ließen. Die Redaktion sieht neben jedem Satz die Textstelle aus der Meldung und übernimmt, ändert oder streicht den Satz. An die Stelle des Hinweises „nicht geprüft“ tritt der Name der Person, die geprüft hat. Als geprüft gilt ein Text erst, wenn er mindestens so lange geöffnet war, wie man zum Lesen braucht.',
      },
      {
        heading: 'Kennzeichnung',
        text: 'Texte, die noch kein Mensch geprüft hat, sind gekennzeichnet: auf ihrer Seite, in Übersichten, im Feed und auf dem Vorschaubild, das beim Teilen erscheint.',
      },
      {
        heading: 'Korrekturen',
        text: 'Ändern wir einen Text nach der Veröffentlichung, steht das Datum der Korrektur dabei. Haben Sie einen Fehler entdeckt? Schreiben Sie uns, dann berichtigen wir ihn.',
      },
    ],
    counts: 'Bis heute',
    written: 'Geschriebene Sätze',
    struck: 'Gestrichene Sätze',
    corrected: 'Korrigierte Texte',
    report: 'Einen Fehler melden',
  },
  heading: 'Neues von Ibiza',
  intro: 'Kurze Meldungen von der Insel, immer mit Quellenangabe.',
  pageTitle: 'Neues von Ibiza, Seite {n}',
  pageDescription: 'Frühere Meldungen von Ibiza, Seite {n}.',
  none: 'Es gibt noch keine Meldungen auf Deutsch.',
  feedTitle: '{name}: Neues von Ibiza',
  feedDescription: 'Kurze Meldungen von Ibiza, mit Quellenangabe.',
  older: 'Ältere Meldungen',
  newer: 'Neuere Meldungen',
  newest: 'Zu den neuesten Meldungen',
};

export const partner: Words['partner'] = {
  tagline: 'Saubere Module fangen mehr Sonne ein',
  description:
    'Unser Partner auf Ibiza reinigt Solarmodule auf Hausdächern, ohne aggressive Reinigungsmittel und mit Rücksicht auf das Dach und den Garten darunter.',
  features: [
    'Reinigung mit weichem Wasser und weichen Bürsten',
    'Prüfung von Modulen und Kabeln auf sichtbare Schäden',
    'Sicheres Arbeiten auf dem Dach',
    'Termine nach Vereinbarung, auch wenn Sie nicht da sind',
  ],
  recommendation:
    'Unser Partner reinigt ausschließlich Solarmodule. Genau deshalb arbeiten wir gern mit ihm zusammen. Vor jedem Termin nennen wir Ihnen den Preis und bitten Sie um Ihre Zustimmung. Im Angebot steht auch, von wem Sie die Rechnung bekommen.',
};

/** The page of the partners. */
export const partners: Words['partners'] = {
  heading: '{partner} reinigt Ihre Solarmodule',
  intro: 'Saharastaub und Meersalz bleiben auf Solarmodulen liegen, bis jemand sie abwäscht.',
  features: 'Was dieser Partner für Sie tut',
  recommendation: 'Warum wir diesen Partner empfehlen',
  ask: 'Stellen Sie uns Ihre Frage zu Solarmodulen',
  visit: '{site} besuchen',
  newWindow: 'öffnet sich in einem neuen Fenster',
  visitHeading: 'So läuft ein Termin ab',
  visitMoments: {
    dust: {
      title: 'Staub und Salz',
      text: 'Darunter bekommen die Module weniger Sonne.',
    },
    door: {
      title: 'Wir öffnen die Tür',
      text: 'Wir vereinbaren den Termin und lassen unseren Partner ins Haus.',
    },
    clean: {
      title: 'Saubere Module',
      text: 'Die Module bekommen wieder volle Sonne.',
    },
    report: {
      title: 'Sie hören von uns',
      text: 'Wir achten darauf, dass alles ordentlich bleibt, und geben Ihnen Bescheid, sobald die Module sauber sind.',
    },
  },
  collaborateHeading: 'Möchten Sie mit uns zusammenarbeiten?',
  collaborateText: 'Sind Sie Handwerker oder Dienstleister auf Ibiza? Schreiben Sie uns, was Sie anbieten.',
  joining: [
    {
      title: 'Wer zu uns passt',
      text: 'Handwerker und Dienstleister auf Ibiza, die Termine einhalten, mit dem Haus sorgsam umgehen und offen sagen, was sie vorfinden.',
    },
    {
      title: 'Was Sie von uns bekommen',
      text: 'Wir öffnen die Tür, sagen Ihnen vorher, was zu tun ist, und holen die Zustimmung des Eigentümers ein. Sie können sich auf Ihre Arbeit konzentrieren.',
    },
    {
      title: 'So fangen wir an',
      text: 'Schreiben Sie uns, was Sie anbieten und in welchem Teil der Insel. Wir melden uns, um Sie kennenzulernen.',
    },
  ],
  collaborate: 'Mit uns zusammenarbeiten',
};

/** The page to which the link in a preview mail leads. */
export const preview: Words['preview'] = {
  title: 'Vorschau: {title}',
  pageLanguage: 'Sprache dieser Seite',
  intro:
    'So erscheint der Artikel auf der Website, sobald er veröffentlicht ist. Sie sehen immer den neuesten Stand.',
  until: 'Gesendet am {sent} Uhr. Der Link gilt bis zum {until} Uhr.',
  languages: 'Sprachen dieses Artikels',
  missing: 'In dieser Sprache gibt es den Artikel nicht.',
  changed: 'seit der E-Mail geändert',
  ready: 'Bereit zum Veröffentlichen: {languages}.',
  obstacles: {
    'post-untranslated': 'Noch nicht bereit, weil die Übersetzung fehlt: {languages}.',
    'image-alt-missing': 'Noch nicht bereit, weil eine Bildbeschreibung fehlt: {languages}.',
  },
  nothingReady: 'Es gibt nichts zu veröffentlichen: Was übersetzt ist, steht bereits auf der Website.',
  publish: 'Veröffentlichen\u00a0…',
  reject: 'Ablehnen\u00a0…',
  confirmPublish: 'Diesen Artikel veröffentlichen?',
  confirmPublishText: 'Auf der Website erscheint er in diesen Sprachen: {languages}.',
  yesPublish: 'Ja, veröffentlichen',
  confirmReject: 'Diesen Artikel ablehnen?',
  confirmRejectText: 'Der Artikel bleibt ein Entwurf. Die Redaktion sieht die Ablehnung und Ihren Hinweis.',
  note: 'Hinweis für die Redaktion (optional)',
  yesReject: 'Ja, ablehnen',
  back: 'Zurück zur Vorschau',
  published: 'Am {moment} Uhr über diesen Link veröffentlicht: {languages}.',
  rejected: 'Am {moment} Uhr über diesen Link abgelehnt. Der Artikel bleibt ein Entwurf.',
  rejectedNote: 'Hinweis: {note}',
  view: 'Auf der Website ansehen ({language})',
  lookAgain: 'Noch einmal ansehen',
  alerts: {
    'decided-before':
      'Über diese Vorschau wurde bereits entschieden. Ihre Auswahl hat daran nichts geändert.',
    changed:
      'Nachdem Sie den Artikel angesehen hatten, wurde er geändert. Es wurde nichts veröffentlicht. Bitte sehen Sie ihn sich unten noch einmal an.',
    'nothing-ready': 'Es gab nichts zu veröffentlichen.',
    'form-expired':
      'Dieses Formular ist abgelaufen. Es wurde nichts geändert; bitte wählen Sie unten erneut.',
  },
  troubles: {
    unknown: {
      title: 'Dieser Link ist ungültig',
      text: 'Öffnen Sie den Link direkt in der E-Mail. Hilft das nicht, bitten Sie die Redaktion um eine neue Vorschau.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Eine Vorschau ist {days} Tage lang gültig. Bitten Sie die Redaktion um eine neue.',
    },
    gone: { title: 'Diesen Artikel gibt es nicht mehr', text: 'Die Redaktion hat ihn gelöscht.' },
    foreign: {
      title: 'Dieses Formular kam von einer anderen Website',
      text: 'Es wurde nichts geändert. Öffnen Sie den Link direkt in der E-Mail.',
    },
    failed: {
      title: 'Etwas ist schiefgegangen',
      text: 'Der Fehler wurde protokolliert. Bitte versuchen Sie es später erneut.',
    },
  },
};

/** The legal pages: their contents, and the list of earlier versions. */
export const legalVersions: Words['legalVersions'] = {
  contents: 'Auf dieser Seite',
  of: 'Version vom {date}',
  reading: 'Dies ist die Version vom {date}. Aktuell gilt:',
  earlier: 'Frühere Versionen',
};
