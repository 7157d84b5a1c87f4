import type { Words } from '../dictionary.ts';

/** The page about paying with Bitcoin. */
export const bitcoin: Words['bitcoin'] = {
  heading: 'Mit Bitcoin bezahlen',
  intro:
    'Unsere Leistungen können Sie auch mit Bitcoin bezahlen. Die Preise nennen wir in Euro; den Betrag in BTC rechnen wir für Sie aus.',
  stepsHeading: 'So funktioniert es',
  steps: {
    quote: {
      title: 'Angebot',
      text: 'Sie fordern wie gewohnt ein Angebot an. Darin steht der Preis in Euro.',
    },
    acceptance: {
      title: 'Annahme',
      text: 'Sie nehmen das Angebot an und sagen uns, dass Sie mit Bitcoin zahlen möchten.',
    },
    address: {
      title: 'Adresse und Betrag',
      text: 'Wir senden Ihnen den genauen Betrag in BTC und eine Bitcoin-Adresse, die nur für diesen Auftrag gilt.',
    },
    confirmation: {
      title: 'Bestätigung',
      text: 'Sie zahlen. Sobald das Netzwerk die Zahlung bestätigt hat, ist Ihr Auftrag gebucht.',
    },
  },
  priceHeading: 'Der Betrag in Bitcoin',
  priceText: 'Den genauen Betrag in BTC nennen wir Ihnen, sobald Sie das Angebot angenommen haben.',
  price: {
    current: 'Kurs für einen Bitcoin',
    loading: 'Kurs wird geladen\u00a0…',
    error: 'Kurs nicht verfügbar',
    failed: 'Der Kurs konnte nicht geladen werden.',
    withoutPrice: 'Ein Angebot können Sie trotzdem anfordern; den Betrag in BTC rechnen wir für Sie aus.',
    none: 'Unsere Preise in Euro',
    noneText: 'Sie müssen nichts umrechnen: Den Betrag in BTC rechnen wir für Sie aus.',
    retry: 'Erneut versuchen',
    retrying: 'Einen Moment\u00a0…',
    euro: 'In Euro',
    dollar: 'In Dollar',
    source: 'Quelle: {source}',
    fresh: 'Aktuell',
    stale: 'Nicht mehr aktuell',
    guide: 'Dieser Kurs dient nur zur Orientierung.',
    convert: 'Euro umrechnen',
    amount: 'Betrag in Euro',
    amountHint: 'Bitte geben Sie einen Betrag ein, zum Beispiel 380 oder 52,50.',
    result: 'Das entspricht in Bitcoin',
    noResult: '–',
    fromQuote: 'Betrag Ihrer Preisübersicht: {sum}',
    fromQuoteText: 'Darin enthalten sind der erste Monat und die einmaligen Extras Ihrer Wahl.',
  },
  faqHeading: 'Häufige Fragen',
  faq: [
    {
      question: 'Wann ist mein Auftrag gebucht?',
      answer: 'Sobald Ihre Zahlung im Bitcoin-Netzwerk bestätigt ist.',
    },
    {
      question: 'An welche Adresse zahle ich?',
      answer:
        'An die Adresse, die wir Ihnen mit dem genauen Betrag senden, sobald Sie das Angebot angenommen haben. Die Adresse gilt nur für diesen Auftrag. Zahlen Sie nie an eine Adresse aus einer anderen Quelle, und rufen Sie uns im Zweifel vorher an.',
    },
    {
      question: 'Welchen Betrag muss ich senden?',
      answer:
        'Genau den Betrag in BTC, der in unserer Nachricht steht. Die Netzwerkgebühr rechnet Ihre Wallet hinzu.',
    },
    {
      question: 'Was, wenn ich zu spät, zu wenig oder zu viel zahle?',
      answer:
        'Der Betrag in BTC gilt nur für begrenzte Zeit; wie lange, steht bei der Adresse. Fehlt höchstens ein halbes Prozent, ist das kein Problem. Fehlt mehr, senden Sie den Rest bitte vor Ablauf der Frist an dieselbe Adresse; wie viel, steht auf Ihrer Zahlungsseite. Zahlen Sie zu spät oder kommt der Rest nicht rechtzeitig, wird Ihr Auftrag nicht automatisch gebucht, und wir melden uns bei Ihnen. Zahlen Sie zu viel, ist Ihr Auftrag trotzdem gebucht, und wir melden uns wegen der Differenz, es sei denn, sie ist für eine Rückzahlung zu klein.',
    },
    {
      question: 'Kann ich auch einfach in Euro bezahlen?',
      answer: 'Ja. Bitcoin ist eine Möglichkeit, keine Pflicht.',
    },
  ],
  contactHeading: 'Möchten Sie erst mit uns sprechen?',
  contactText: 'Wir erklären Ihnen gern, wie es geht, gerade wenn Sie zum ersten Mal mit Bitcoin zahlen.',
  contact: 'Kontakt aufnehmen',
};

/** The page on which a customer pays an order in Bitcoin. */
export const bitcoinOrder: Words['bitcoinOrder'] = {
  heading: 'Ihre Zahlung mit Bitcoin',
  intro:
    'Diese Seite ist nur für Sie bestimmt. Hier finden Sie Betrag und Adresse und sehen, ob Ihre Zahlung angekommen ist.',
  noScript: 'Diese Seite braucht JavaScript. Adresse und Betrag finden Sie auch in unserer E-Mail.',
  order: {
    loading: 'Ihre Zahlungsdaten werden geladen\u00a0…',
    test: 'Dies ist eine Probezahlung in einem Testnetz. Bitte senden Sie an diese Adresse keine echten Bitcoins.',
    what: 'Wofür',
    reference: 'Referenz',
    asked: 'Angeforderter Betrag',
    amount: 'Sie zahlen genau',
    rest: 'Es fehlen noch',
    euro: '{euro}, bei einem Kurs von {price} je Bitcoin',
    address: 'An diese Bitcoin-Adresse',
    checkAddress: 'Vergleichen Sie Anfang und Ende dieser Adresse mit der Adresse in Ihrer Wallet.',
    code: 'QR-Code mit Adresse und Betrag',
    scan: 'Haben Sie Ihre Wallet auf einem anderen Gerät? Dann scannen Sie damit diesen Code.',
    openWallet: 'Wallet öffnen',
    sats: 'Das sind {n} Sats',
    fee: 'Zahlen Sie über eine Kryptobörse? Dort wird die Gebühr oft vom gesendeten Betrag abgezogen. Senden Sie dann entsprechend mehr, damit genau der hier genannte Betrag ankommt.',
    walletOnly: 'Öffnet sich keine Wallet? Dann kopieren Sie Betrag und Adresse.',
    copyAmount: 'Betrag kopieren',
    copyAddress: 'Adresse kopieren',
    copied: 'Kopiert',
    failed: 'Das Kopieren hat nicht geklappt. Bitte markieren und kopieren Sie den Text selbst.',
    timeLeft: 'Noch {time} gültig',
    minutesLeft: 'Ihnen bleiben noch {n} Minuten für die Zahlung.',
    minuteLeft: 'Ihnen bleibt noch eine Minute für die Zahlung.',
    until: 'Dieser Betrag gilt bis zum {moment} Uhr (Ortszeit Ibiza).',
    received: 'Im Netzwerk erkannt',
    confirmed: 'Davon bestätigt',
    confirmations: 'Bestätigungen',
    confirmationsOf: '{n} von {needed}',
    transaction: 'Transaktion',
    copyTransaction: 'Transaktion kopieren',
    refunded: 'Transaktion der Rückzahlung',
    stepsTitle: 'Stand Ihrer Zahlung',
    steps: { sent: 'Zahlung senden', seen: 'Erkannt', confirmed: 'Bestätigt und gebucht' },
    stepDone: 'erledigt',
  },
  states: {
    open: {
      title: 'Bereit für Ihre Zahlung',
      text: 'Senden Sie genau diesen Betrag in einer einzigen Zahlung an diese Adresse. Sobald Ihre Zahlung im Netzwerk erscheint, sehen Sie das hier.',
    },
    timeUp: {
      title: 'Die Frist für diesen Betrag ist abgelaufen',
      text: 'Bitte zahlen Sie nicht mehr an diese Adresse. Falls Sie schon gezahlt haben, brauchen Sie nichts zu tun: Wir prüfen weiter, ob Ihre Zahlung ankommt.',
    },
    partial: {
      title: 'Es fehlt noch etwas',
      text: 'Im Netzwerk ist bisher nur ein Teil des Betrags zu sehen. Senden Sie den Rest vor Ablauf der Frist an dieselbe Adresse. Wir rechnen alles zusammen.',
    },
    seen: {
      title: 'Ihre Zahlung ist unterwegs',
      text: 'Das Netzwerk muss sie noch bestätigen; meist dauert das zehn Minuten bis eine Stunde. Sie können diese Seite schließen: Sobald die Zahlung bestätigt ist, schreiben wir Ihnen eine E-Mail.',
    },
    seenLate: {
      title: 'Ihre Zahlung ist unterwegs, kommt aber zu spät',
      text: 'Als Ihre Zahlung im Netzwerk erschien, war die Frist für diesen Betrag schon abgelaufen, oder wir hatten unsere Zahlungsanforderung zurückgezogen. Bitte senden Sie nichts mehr. Sobald das Netzwerk die Zahlung bestätigt hat, melden wir uns bei Ihnen.',
    },
    confirmed: {
      title: 'Bezahlt: Ihr Auftrag ist gebucht',
      text: 'Das Netzwerk hat Ihre Zahlung bestätigt. Vielen Dank. Sie brauchen nichts mehr zu tun.',
    },
    overpaid: {
      title: 'Bezahlt: Ihr Auftrag ist gebucht',
      text: 'Das Netzwerk hat Ihre Zahlung bestätigt. Sie haben mehr gesendet, als wir angefordert hatten; wegen der Differenz melden wir uns bei Ihnen.',
    },
    underpaid: {
      title: 'Es ist zu wenig angekommen',
      text: 'Ihr Auftrag ist noch nicht gebucht. Bitte senden Sie nichts mehr an diese Adresse: Wegen der Differenz melden wir uns bei Ihnen.',
    },
    late: {
      title: 'Ihre Zahlung kam zu spät',
      text: 'Die Zahlung ist bestätigt. Als sie einging, war die Frist für diesen Betrag aber schon abgelaufen, oder wir hatten unsere Zahlungsanforderung zurückgezogen. Wir melden uns und klären mit Ihnen, ob wir die Zahlung trotzdem annehmen oder zurückerstatten.',
    },
    expired: {
      title: 'Es ist keine Zahlung angekommen',
      text: 'Die Frist für diesen Betrag ist abgelaufen. Bitte zahlen Sie nicht mehr an diese Adresse. Wenn Sie noch bezahlen möchten, bitten Sie uns um einen neuen Betrag.',
    },
    cancelled: {
      title: 'Diese Zahlungsanforderung wurde zurückgezogen',
      text: 'Bitte zahlen Sie nicht an diese Adresse. Kommt das für Sie überraschend, melden Sie sich bitte bei uns.',
    },
    accepted: {
      title: 'Alles in Ordnung: Ihr Auftrag ist gebucht',
      text: 'Wir haben Ihre Zahlung so angenommen, wie sie angekommen ist. Sie brauchen nichts mehr zu tun.',
    },
    reorganised: {
      title: 'Die Bestätigung gilt nicht mehr',
      text: 'Das Netzwerk hat die Bestätigung Ihrer Zahlung wieder aufgehoben. Meist folgt automatisch eine neue; Sie brauchen nichts zu tun. Dauert es länger, melden wir uns bei Ihnen.',
    },
    unpaid: {
      title: 'Ihre Zahlung ist nicht angekommen',
      text: 'Ihre Zahlung ist im Netzwerk nicht mehr zu sehen, Ihr Auftrag ist also nicht bezahlt. Bitte senden Sie nichts an diese Adresse. Wenn Sie Fragen haben, melden Sie sich bei uns.',
    },
    refunded: {
      title: 'Ihre Zahlung wurde zurückerstattet',
      text: 'So haben wir es mit Ihnen vereinbart. Ihr Auftrag ist damit nicht gebucht.',
    },
  },
  checks: {
    never: 'Wir haben noch nicht im Netzwerk nachgesehen.',
    agreed: 'Zuletzt geprüft um {time} Uhr. Unsere beiden Quellen stimmen überein.',
    'explorer-silent':
      'Zuletzt geprüft um {time} Uhr. Mindestens eine unserer beiden Quellen hat nicht geantwortet; solange das so ist, wird Ihr Auftrag nicht gebucht. Falls Sie schon gezahlt haben, zahlen Sie bitte nicht noch einmal.',
    'explorer-busy':
      'Zuletzt geprüft um {time} Uhr. Eine unserer Quellen nimmt im Moment keine Abfragen mehr an; wir versuchen es ab {next} Uhr erneut. Falls Sie schon gezahlt haben, zahlen Sie bitte nicht noch einmal.',
    'too-many-payments':
      'Zuletzt geprüft um {time} Uhr. An diese Adresse gingen mehr Zahlungen, als wir auswerten können. Bitte rufen Sie uns an, dann sehen wir gemeinsam nach.',
    'explorers-disagree':
      'Zuletzt geprüft um {time} Uhr. Unsere beiden Quellen stimmen noch nicht überein; solange das so ist, wird Ihr Auftrag nicht gebucht.',
    page: 'Diese Seite prüft automatisch weiter.',
  },
  troubles: {
    'order-not-found': {
      title: 'Dieser Link ist ungültig',
      text: 'Öffnen Sie den Link bitte direkt in unserer E-Mail. Klappt das nicht, rufen Sie uns an oder schreiben Sie uns. Zahlen Sie nicht an eine Adresse aus einer anderen Quelle.',
    },
    'order-gone': {
      title: 'Diese Zahlung ist hier nicht mehr zu sehen',
      text: 'Wir haben die Daten dieser Zahlung nicht mehr. Bitte zahlen Sie nicht mehr an die alte Adresse. Wenn Sie Fragen haben, melden Sie sich bei uns.',
    },
    'too-many-requests': {
      title: 'Einen Moment bitte',
      text: 'Diese Seite wurde zu oft abgefragt. Sie versucht es automatisch noch einmal.',
    },
    unreachable: {
      title: 'Unser Server ist gerade nicht erreichbar',
      text: 'Bitte prüfen Sie Ihre Verbindung. Diese Seite versucht es automatisch noch einmal.',
    },
    internal: {
      title: 'Etwas ist schiefgegangen',
      text: 'Das liegt an uns, nicht an Ihnen. Diese Seite versucht es automatisch noch einmal.',
    },
    retry: 'Jetzt erneut versuchen',
    stale: 'Die Seite konnte nicht aktualisiert werden. Sie sehen den Stand von {time} Uhr.',
  },
  rulesHeading: 'Gut zu wissen',
  rules: [
    {
      question: 'Was brauche ich, um mit Bitcoin zu bezahlen?',
      answer:
        'Eine Wallet, also eine App auf Ihrem Telefon, und darin genügend Bitcoin. Bitcoin kaufen Sie an einer Kryptobörse oder, falls Ihre Wallet das anbietet, direkt in der App. Das kann einen Tag oder länger dauern. Beginnen Sie mit der Zahlung deshalb erst, wenn genug in der Wallet ist. Wenn Sie unsicher sind, rufen Sie uns an, bevor Sie etwas senden. Sie können auch einfach in Euro bezahlen.',
    },
    {
      question: 'Welchen Betrag sende ich?',
      answer:
        'Genau den Betrag, der auf dieser Seite steht, in einer einzigen Zahlung. Die Netzwerkgebühr rechnet Ihre Wallet hinzu. Wählen Sie dort „normal“ oder „schnell“, denn bei einer niedrigen Gebühr kann die Bestätigung Stunden dauern. Eine Abweichung von bis zu einem halben Prozent ist kein Problem.',
    },
    {
      question: 'Was, wenn ich zu spät zahle?',
      answer:
        'Dann wird Ihr Auftrag nicht automatisch gebucht, denn der Kurs kann sich geändert haben. Wir melden uns und klären mit Ihnen, ob wir die Zahlung trotzdem annehmen oder zurückerstatten.',
    },
    {
      question: 'Was, wenn ich zu wenig sende?',
      answer:
        'Senden Sie den Rest bitte vor Ablauf der Frist an dieselbe Adresse; wie viel fehlt, steht auf dieser Seite. Fehlt danach noch etwas, wird Ihr Auftrag nicht gebucht, und wir melden uns wegen der Differenz bei Ihnen.',
    },
    {
      question: 'Was, wenn ich zu viel sende?',
      answer:
        'Dann ist Ihr Auftrag trotzdem gebucht. Wegen der Differenz melden wir uns bei Ihnen, es sei denn, sie ist für eine Rückzahlung zu klein.',
    },
    {
      question: 'Lässt sich eine Zahlung zurücknehmen?',
      answer:
        'Nein, eine Zahlung mit Bitcoin ist endgültig. Prüfen Sie deshalb vor dem Senden genau, ob die Adresse in Ihrer Wallet mit der auf dieser Seite übereinstimmt. Wir fragen Sie nie nach Ihren Wiederherstellungswörtern oder nach einem Passwort.',
    },
  ],
  contactHeading: 'Unsicher? Rufen Sie uns vorher an oder schreiben Sie uns',
  contactText: 'Nennen Sie uns die Referenz Ihrer Zahlung, dann sehen wir gemeinsam nach.',
  writeSubject: 'Meine Zahlung mit Bitcoin',
};
