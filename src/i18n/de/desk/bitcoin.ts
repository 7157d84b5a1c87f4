import type { BitcoinWords } from '../../dictionary.ts';

/** The page of the desk for payments in Bitcoin. */
export const bitcoin: BitcoinWords = {
  intro:
    'Fordern Sie von einem Kunden eine Zahlung mit Bitcoin an. Der Kunde erhält eine E-Mail mit einer eigenen Seite: Adresse, Betrag und Stand der Zahlung.',
  busy: 'Einen Moment\u00a0…',
  actionFailed: 'Aktion fehlgeschlagen',
  readiness: {
    title: 'Ihre Wallet',
    before: 'Bevor Sie beginnen können',
    loading: 'Einstellungen werden geprüft\u00a0…',
    failed: 'Die Einstellungen konnten nicht geprüft werden.',
    ready: 'Alles ist eingestellt: Sie können Zahlungen anfordern.',
    notReady: 'Sie können noch keine Zahlungen anfordern. Das ist noch zu tun:',
    missing: {
      'key-missing':
        'Ihre Wallet ist noch nicht verbunden. Suchen Sie in Ihrer Wallet bei den Angaben zum Konto den öffentlichen Schlüssel (er beginnt mit zpub oder xpub), und geben Sie ihn dem Administrator Ihrer Website. Geben Sie niemals Ihre Wiederherstellungswörter weiter.',
      'key-private':
        'Es wurde ein geheimer Schlüssel eingetragen, mit dem sich Geld ausgeben lässt. Er wurde weder benutzt noch gespeichert. Lassen Sie ihn sofort vom Administrator entfernen, und richten Sie sicherheitshalber eine neue Wallet ein. Geben Sie dem Administrator danach den öffentlichen Schlüssel (zpub oder xpub).',
      'key-checksum':
        'Im öffentlichen Schlüssel steckt ein Tippfehler. Kopieren Sie ihn noch einmal vollständig aus Ihrer Wallet.',
      'key-unknown':
        'Was eingetragen wurde, ist kein öffentlicher Schlüssel, den wir kennen. Nehmen Sie den Schlüssel eines Kontos, dessen Adressen mit bc1q beginnen (zpub oder xpub).',
      'key-depth':
        'Der öffentliche Schlüssel gehört nicht zu einem Konto, sondern zu einem anderen Teil der Wallet. Nehmen Sie den Schlüssel, den Ihre Wallet beim Konto selbst anzeigt.',
      'explorers-missing':
        'Die Website kann noch nicht sehen, ob eine Zahlung angekommen ist. Bitten Sie den Administrator, dafür zwei unabhängige Dienste einzurichten.',
      'explorers-not-two':
        'Eine Zahlung zählt erst, wenn zwei Dienste verschiedener Anbieter dasselbe sagen, und zwei gibt es zurzeit nicht. Bitten Sie den Administrator, das zu prüfen.',
      'prices-not-two':
        'Die Website kann den Kurs noch nicht bestimmen: Sie braucht zwei Quellen. Bitten Sie den Administrator, sie zu prüfen.',
      'mail-missing':
        'Die Website kann noch keine E-Mails senden, und der Kunde erhält seinen Link per E-Mail. Bitten Sie den Administrator, den Maildienst einzurichten.',
    },
    steps: {
      BITCOIN_XPUB:
        'Der öffentliche Schlüssel des Kontos in der Wallet (zpub oder xpub), niemals ein geheimer Schlüssel.',
      EXPLORER_URLS:
        'Zwei Dienste verschiedener Anbieter, die im Netzwerk sehen, ob eine Zahlung angekommen ist.',
      PRICE_API_URLS: 'Zwei Quellen für den Kurs.',
      'RESEND_API_KEY, MAIL_FROM': 'Der Schlüssel des Maildienstes und der Absender.',
    },
    details: 'Wie das Geld in Ihre Wallet kommt',
    safe: 'Die Website kennt nur den öffentlichen Schlüssel. Damit kann sie Adressen bilden und sehen, was eingeht, aber niemals etwas ausgeben.',
    network: 'Netzwerk',
    networks: { mainnet: 'Bitcoin, echtes Geld', testnet: 'Testnetz, kein echtes Geld' },
    fingerprint: 'Fingerabdruck des Schlüssels',
    firstAddress: 'Erste Adresse',
    firstAddressHint:
      'Ihre Wallet muss als erste Empfangsadresse genau diese zeigen. Sehen Sie dort eine andere, gehört der Schlüssel zu einer anderen Wallet: Fordern Sie dann noch keine Zahlungen an.',
    explorers: 'Quellen, die im Netzwerk nachsehen',
    next: 'Nächste Adresse',
    given: 'Zuletzt ausgegebene Adresse',
    paid: 'Letzte bezahlte Adresse',
    number: 'Nummer {n}',
    none: 'noch keine',
    gapFine:
      'Jede Zahlung hat eine eigene Adresse. Ihre Wallet muss {n} unbenutzte hintereinander überspringen, um alles zu finden; die meisten tun das bis {usual} automatisch.',
    gapWide:
      'Jede Zahlung hat eine eigene Adresse, und jetzt sind {n} hintereinander unbenutzt. Die meisten Wallets sehen nicht weiter als {usual}. Stellen Sie das „gap limit“ Ihrer Wallet auf mindestens {n}, sonst sehen Sie neue Zahlungen dort nicht. Verloren sind sie nie: Die Adressen gehören Ihnen.',
    skippedOne: 'Ausgelassen: Nummer {first}, {reason}.',
    skipped: 'Ausgelassen: Nummer {first} bis {last}, {reason}.',
    reasons: {
      'used-before': 'weil dort schon früher etwas gezahlt wurde',
      restored: 'nach dem Einspielen einer Sicherung, damit keine Adresse zweimal ausgegeben wird',
    },
    terms:
      'Ein Betrag in BTC gilt {minutes} Minuten. Eine Zahlung ist nach {n} Bestätigungen gebucht. Höchstens {max} je Zahlung.',
  },
  form: {
    title: 'Zahlung anfordern',
    ofEnquiry: 'Mit Bitcoin bezahlen',
    open: 'Zahlung anfordern\u00a0…',
    approved: 'Der Kunde hat das Angebot angenommen und möchte mit Bitcoin zahlen.',
    amount: 'Betrag in Euro',
    amountHint: 'Zum Beispiel 380 oder 52,50. Der Betrag in BTC steht fest, sobald Sie ihn anfordern.',
    amountOfQuote:
      'Aus der Preisübersicht: {monthly} im Monat und {once} einmalig. Ändern Sie es, wenn Sie etwas anderes vereinbart haben.',
    amountWrong: 'Geben Sie einen Betrag ein, zum Beispiel 380 oder 52,50.',
    description: 'Wofür',
    descriptionHint: 'Das liest der Kunde. Schreiben Sie in der Sprache des Kunden.',
    name: 'Name des Kunden',
    email: 'E-Mail-Adresse des Kunden',
    language: 'Sprache des Kunden',
    send: 'Anfordern und E-Mail senden',
    made: 'Zahlung angefordert',
    madeText: 'Die E-Mail an {email} wird innerhalb von fünf Minuten gesendet.',
  },
  filters: { label: 'Welche Zahlungen', all: 'Alle', watched: 'Laufend', decide: 'Zu entscheiden' },
  list: {
    title: 'Angeforderte Zahlungen',
    loading: 'Zahlungen werden geladen\u00a0…',
    failed: 'Die Zahlungen konnten nicht geladen werden.',
    empty: 'Es wurde noch keine Zahlung angefordert.',
    emptyOfKind: 'Es gibt keine Zahlungen dieser Art.',
    more: 'Weitere Zahlungen anzeigen',
    deleted: 'Angaben gelöscht',
    toList: 'Zu den Zahlungen',
  },
  marks: { late: 'Zu spät', reorganised: 'Bestätigung entfallen' },
  facts: {
    reference: 'Referenz',
    description: 'Wofür',
    customer: 'Kunde',
    amount: 'Angefordert',
    amountOf: '{btc}, das sind {euro} bei {price} je Bitcoin',
    received: 'Erkannt',
    confirmed: 'Bestätigt',
    confirmations: 'Bestätigungen',
    confirmationsOf: '{n} von {needed}',
    address: 'Adresse (Nummer {n})',
    until: 'Gültig bis',
    lastChecked: 'Zuletzt nachgesehen',
    never: 'noch nicht',
    agreed: '{moment} Uhr, beide Quellen sagen dasselbe',
    'explorer-silent': '{moment} Uhr, nicht beide Quellen haben geantwortet; es wird nichts gebucht',
    'explorer-busy':
      '{moment} Uhr, eine der Quellen lässt im Moment keine weiteren Abfragen zu; wieder ab {next} Uhr, bis dahin wird nichts gebucht',
    'too-many-payments':
      '{moment} Uhr, an diese Adresse gingen zu viele Zahlungen, um sie zu lesen; sehen Sie in Ihrer Wallet nach',
    'explorers-disagree': '{moment} Uhr, die Quellen sagen nicht dasselbe; es wird nichts gebucht',
    lastAgreed: 'Zuletzt dasselbe',
    test: 'Testnetz',
  },
  decide: {
    underpaid:
      'Es wurde weniger bezahlt als angefordert. Vereinbaren Sie mit dem Kunden, ob Sie es so annehmen oder zurückzahlen, und halten Sie es hier fest.',
    overpaid:
      'Es wurde mehr bezahlt als angefordert; der Auftrag ist gebucht. Vereinbaren Sie mit dem Kunden, was mit der Differenz geschieht, und halten Sie es hier fest.',
    late: 'Es wurde erst bezahlt, als die Zeit abgelaufen war; der Kurs kann sich geändert haben. Vereinbaren Sie mit dem Kunden, ob Sie es so annehmen oder zurückzahlen, und halten Sie es hier fest.',
    unread:
      'Die Website kann die Zahlungen an diese Adresse nicht lesen: Es sind zu viele, oder dreißig Tage lang kam keine brauchbare Antwort. Sehen Sie in Ihrer Wallet nach, was angekommen ist, vereinbaren Sie es mit dem Kunden, und halten Sie es hier fest.',
    accept: 'So angenommen',
    refund: 'Zurückgezahlt',
    reorganised:
      'Der Auftrag ist noch gebucht, aber die Zahlung ist nicht mehr bestätigt. Kommt sie nicht zurück, halten Sie fest, dass nicht bezahlt wurde. Leisten Sie trotzdem, halten Sie fest, dass Sie es annehmen.',
    unpaid: 'Nicht bezahlt',
    confirmUnpaid: 'Festhalten, dass nicht bezahlt wurde?',
    refundTxid: 'Transaktion der Rückzahlung',
    refundTxidHint: 'Optional. Der Kunde sieht die Transaktion auf seiner Seite.',
    outside:
      'Die Rückzahlung nehmen Sie selbst mit Ihrer Wallet vor: Die Website kann kein Geld senden. Fragen Sie den Kunden telefonisch nach einer eigenen Bitcoin-Adresse; die Adresse, von der das Geld kam, kann einer Börse gehören.',
    confirmAccept: 'Festhalten, dass Sie es annehmen?',
    confirmRefund: 'Festhalten, dass Sie es zurückgezahlt haben?',
    confirmText: 'Der Kunde liest es auf seiner Seite. Das lässt sich nicht rückgängig machen.',
    confirm: 'Festhalten',
    done: 'Festgehalten',
  },
  reorganised:
    'Achtung: Das Netzwerk bestätigt diese gebuchte Zahlung nicht mehr. Meist wird sie automatisch wieder bestätigt. Leisten Sie bis dahin nichts, und sprechen Sie im Zweifel mit dem Kunden.',
  actions: {
    copyLink: 'Link des Kunden kopieren',
    copied: 'Link kopiert',
    notCopied: 'Der Link ließ sich nicht kopieren. Öffnen Sie die Seite und kopieren Sie dort die Adresse.',
    open: 'Seite des Kunden öffnen',
    check: 'Jetzt nachsehen',
    checkedNow: 'Nachgesehen',
    resend: 'E-Mail erneut senden',
    resent: 'Die E-Mail wird innerhalb von fünf Minuten gesendet.',
    withdraw: 'Zurückziehen\u00a0…',
    withdrawTitle: 'Diese Zahlung zurückziehen?',
    withdrawText:
      'Der Kunde wird benachrichtigt und kann nicht mehr zahlen. Die Adresse wird nie wieder benutzt.',
    confirmWithdraw: 'Zurückziehen',
    withdrawn: 'Zurückgezogen',
  },
  history: {
    title: 'Verlauf',
    changes: {
      opened: 'Zahlung angefordert',
      seen: 'Zahlung erkannt',
      vanished: 'Zahlung wieder verschwunden',
      confirmed: 'Bestätigt und gebucht',
      overpaid: 'Bestätigt und gebucht, zu viel bezahlt',
      underpaid: 'Zu wenig bezahlt',
      late: 'Zu spät bezahlt',
      expired: 'Ohne Zahlung abgelaufen',
      cancelled: 'Zurückgezogen',
      reorganised: 'Bestätigung entfallen',
      reconfirmed: 'Erneut bestätigt',
    },
    amounts: '{received} erkannt, {confirmed} bestätigt',
    mails: 'E-Mails',
    toCustomer: 'an den Kunden',
    toBusiness: 'an das Unternehmen',
    mailStates: {
      sent: 'gesendet am {moment} Uhr',
      waiting: 'wird gleich gesendet',
      failed: 'nicht gesendet',
    },
  },
};
