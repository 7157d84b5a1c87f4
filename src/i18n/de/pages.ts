import type { Words } from '../dictionary.ts';

export const bitcoin: Words['bitcoin'] = {
  heading: 'Mit Bitcoin bezahlen',
  intro:
    'Sie können unsere Leistungen mit Bitcoin bezahlen. Die Preise stehen in Euro; den Betrag in BTC berechnen wir für Sie.',
  stepsHeading: 'So funktioniert es',
  steps: [
    { title: 'Angebot', text: 'Sie fordern wie immer ein Angebot an. Der Preis steht darin in Euro.' },
    {
      title: 'Zusage',
      text: 'Sie nehmen das Angebot an und teilen uns mit, dass Sie mit Bitcoin zahlen möchten.',
    },
    {
      title: 'Adresse und Betrag',
      text: 'Sie erhalten eine eigene Bitcoin-Adresse, nur für diesen Auftrag, und den genauen Betrag in BTC.',
    },
    {
      title: 'Bestätigung',
      text: 'Sie bezahlen. Sobald das Netzwerk die Zahlung bestätigt hat, ist Ihr Auftrag gebucht.',
    },
  ],
  priceHeading: 'Der Bitcoin-Kurs in diesem Moment',
  priceText:
    'Der Kurs ist ein Richtwert. Welchen Betrag in BTC Sie zahlen, steht in der Nachricht, die Sie nach Annahme des Angebots von uns erhalten.',
  price: {
    current: 'Was ein Bitcoin kostet',
    loading: 'Kurs wird geladen…',
    error: 'Preisfehler',
    failed: 'Der Kurs konnte nicht abgerufen werden.',
    withoutPrice: 'Sie können trotzdem ein Angebot anfordern: Den Betrag in BTC berechnen wir dann für Sie.',
    retry: 'Erneut versuchen',
    retrying: 'Einen Moment…',
    euro: 'In Euro',
    dollar: 'In Dollar',
    source: 'Quelle: {source}',
    fresh: 'Aktuell',
    stale: 'Nicht mehr aktuell',
    convert: 'Euro umrechnen',
    amount: 'Betrag in Euro',
    amountHint: 'Bitte geben Sie einen Betrag ein, zum Beispiel 380 oder 52,50.',
    result: 'In Bitcoin sind das',
    noResult: '–',
    fromQuote: 'Betrag Ihres Angebots: {sum}',
    fromQuoteText: 'Der erste Monat und die einmaligen Extras, die Sie gewählt haben.',
  },
  faqHeading: 'Häufige Fragen',
  faq: [
    {
      question: 'Wann ist mein Auftrag gebucht?',
      answer: 'Sobald Ihre Zahlung im Bitcoin-Netzwerk bestätigt ist.',
    },
    {
      question: 'Wo finde ich die Adresse, an die ich zahle?',
      answer:
        'Nach Annahme des Angebots senden wir Ihnen eine eigene Adresse und den genauen Betrag in BTC. Zahlen Sie nie an eine Adresse, die Sie anderswo gefunden haben. Im Zweifel rufen Sie uns bitte vorher an.',
    },
    {
      question: 'Welchen Betrag muss ich senden?',
      answer:
        'Genau den Betrag in BTC, der in unserer Nachricht steht. Die Netzwerkgebühr Ihrer Wallet kommt auf Ihrer Seite hinzu.',
    },
    {
      question: 'Was, wenn ich zu spät, zu wenig oder zu viel zahle?',
      answer:
        'Der Betrag in BTC gilt für eine feste Zeit; sie steht bei der Adresse. Zahlen Sie später oder zu wenig, wird Ihr Auftrag nicht von selbst gebucht. Zahlen Sie zu viel, ist er dennoch gebucht. In jedem Fall melden wir uns bei Ihnen.',
    },
    {
      question: 'Kann ich auch einfach in Euro bezahlen?',
      answer: 'Ja. Bitcoin ist eine Möglichkeit, keine Bedingung.',
    },
  ],
  contactHeading: 'Möchten Sie erst mit uns sprechen?',
  contactText: 'Wir erklären es Ihnen gern, auch wenn dies Ihre erste Zahlung mit Bitcoin ist.',
  contact: 'Kontakt aufnehmen',
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
