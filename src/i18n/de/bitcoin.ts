import type { Words } from '../dictionary.ts';

export const bitcoin: Words['bitcoin'] = {
  heading: 'Mit Bitcoin bezahlen',
  intro:
    'Sie können unsere Leistungen mit Bitcoin bezahlen. Die Preise sind in Euro angegeben; den Betrag in BTC berechnen wir für Sie.',
  stepsHeading: 'So funktioniert es',
  steps: [
    { title: 'Angebot', text: 'Sie fordern ganz normal ein Angebot an. Der Preis steht darin in Euro.' },
    {
      title: 'Annahme',
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
  priceHeading: 'Der aktuelle Bitcoin-Kurs',
  priceText:
    'Der Kurs ist ein Richtwert. Welchen Betrag in BTC Sie zahlen, steht in der Nachricht, die Sie nach Annahme des Angebots von uns erhalten.',
  price: {
    current: 'Preis für einen Bitcoin',
    loading: 'Kurs wird geladen\u00a0…',
    error: 'Kurs nicht verfügbar',
    failed: 'Der Kurs konnte nicht geladen werden.',
    withoutPrice: 'Sie können trotzdem ein Angebot anfordern: Den Betrag in BTC berechnen wir dann für Sie.',
    retry: 'Erneut versuchen',
    retrying: 'Einen Moment\u00a0…',
    euro: 'In Euro',
    dollar: 'In Dollar',
    source: 'Quelle: {source}',
    fresh: 'Aktuell',
    stale: 'Nicht mehr aktuell',
    convert: 'Euro umrechnen',
    amount: 'Betrag in Euro',
    amountHint: 'Bitte geben Sie einen Betrag ein, zum Beispiel 380 oder 52,50.',
    result: 'Das entspricht in Bitcoin',
    noResult: '–',
    fromQuote: 'Betrag Ihrer Preisübersicht: {sum}',
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
        'Genau den Betrag in BTC, der in unserer Nachricht steht. Die Netzwerkgebühr Ihrer Wallet kommt hinzu.',
    },
    {
      question: 'Was, wenn ich zu spät, zu wenig oder zu viel zahle?',
      answer:
        'Der Betrag in BTC gilt nur für eine bestimmte Zeit; sie steht bei der Adresse. Zahlen Sie später oder zu wenig, wird Ihr Auftrag nicht automatisch gebucht. Zahlen Sie zu viel, wird er dennoch gebucht. In jedem Fall melden wir uns bei Ihnen.',
    },
    {
      question: 'Kann ich auch einfach in Euro bezahlen?',
      answer: 'Ja. Bitcoin ist eine Möglichkeit, keine Pflicht.',
    },
  ],
  contactHeading: 'Möchten Sie erst mit uns sprechen?',
  contactText: 'Wir erklären es Ihnen gern, auch wenn dies Ihre erste Zahlung mit Bitcoin ist.',
  contact: 'Kontakt aufnehmen',
};

export const bitcoinOrder: Words['bitcoinOrder'] = {
  heading: 'Ihre Zahlung mit Bitcoin',
  intro: 'Diese Seite ist nur für Sie: was Sie zahlen, wohin, und ob es angekommen ist.',
  noScript:
    'Diese Seite funktioniert nur mit JavaScript. Adresse und Betrag stehen auch in unserer E-Mail an Sie.',
  order: {
    loading: 'Ihre Zahlung wird gesucht\u00a0…',
    test: 'Dies ist eine Probezahlung in einem Testnetz. Senden Sie keine echten Bitcoins hierher.',
    what: 'Wofür',
    reference: 'Referenz',
    asked: 'Angeforderter Betrag',
    amount: 'Sie zahlen genau',
    rest: 'Es fehlen noch',
    euro: '{euro}, bei einem Kurs von {price} je Bitcoin',
    address: 'An diese Bitcoin-Adresse',
    checkAddress: 'Vergleichen Sie in Ihrer Wallet Anfang und Ende der Adresse mit dem, was hier steht.',
    code: 'QR-Code mit Adresse und Betrag',
    scan: 'Ist Ihre Wallet auf einem anderen Gerät? Scannen Sie diesen Code.',
    openWallet: 'Wallet öffnen',
    sats: 'Das sind {n} Sats',
    fee: 'Zahlen Sie von einer Börse aus? Börsen ziehen ihre Gebühr oft vom Betrag ab: Erhöhen Sie ihn so, dass hier genau dieser Betrag ankommt.',
    walletOnly: 'Falls nichts geschieht, kopieren Sie Betrag und Adresse.',
    copyAmount: 'Betrag kopieren',
    copyAddress: 'Adresse kopieren',
    copied: 'Kopiert',
    failed: 'Der Text ließ sich nicht kopieren. Markieren Sie ihn bitte selbst.',
    timeLeft: 'Noch {time} gültig',
    minutesLeft: 'Noch {n} Minuten zum Bezahlen.',
    minuteLeft: 'Noch eine Minute zum Bezahlen.',
    until: 'Dieser Betrag gilt bis zum {moment} (Ortszeit Ibiza).',
    received: 'Im Netzwerk gesehen',
    confirmed: 'Davon bestätigt',
    confirmations: 'Bestätigungen',
    confirmationsOf: '{n} von {needed}',
    transaction: 'Transaktion',
    copyTransaction: 'Transaktion kopieren',
    refunded: 'Zurückgezahlt in Transaktion',
    stepsTitle: 'Stand Ihrer Zahlung',
    steps: { sent: 'Zahlung senden', seen: 'Gesehen', confirmed: 'Bestätigt und gebucht' },
    stepDone: 'erledigt',
  },
  states: {
    open: {
      title: 'Bereit für Ihre Zahlung',
      text: 'Senden Sie genau diesen Betrag, in einer Zahlung, an diese Adresse. Sobald wir sie sehen, steht es hier.',
    },
    timeUp: {
      title: 'Die Frist für diesen Betrag ist abgelaufen',
      text: 'Bitte zahlen Sie nicht mehr an diese Adresse. Falls Sie schon gezahlt haben, brauchen Sie nichts zu tun: Wir prüfen weiterhin, ob Ihre Zahlung ankommt.',
    },
    partial: {
      title: 'Es fehlt noch etwas',
      text: 'Ein Teil Ihrer Zahlung ist im Netzwerk zu sehen. Senden Sie den fehlenden Betrag an dieselbe Adresse, bevor die Frist abläuft; alles wird zusammengerechnet.',
    },
    seen: {
      title: 'Wir haben Ihre Zahlung gesehen',
      text: 'Das Netzwerk muss sie noch bestätigen; meist dauert das zehn Minuten bis eine Stunde. Sie können diese Seite schließen: Sobald die Zahlung bestätigt ist, erhalten Sie eine E-Mail.',
    },
    seenLate: {
      title: 'Wir haben Ihre Zahlung gesehen, aber sie kam zu spät',
      text: 'Die Frist für diesen Betrag war schon abgelaufen, oder wir hatten unsere Zahlungsanforderung zurückgezogen. Bitte senden Sie nichts mehr. Sobald das Netzwerk Ihre Zahlung bestätigt hat, melden wir uns bei Ihnen.',
    },
    confirmed: {
      title: 'Bezahlt: Ihr Auftrag ist gebucht',
      text: 'Das Netzwerk hat Ihre Zahlung bestätigt. Vielen Dank. Sie brauchen nichts mehr zu tun.',
    },
    overpaid: {
      title: 'Bezahlt: Ihr Auftrag ist gebucht',
      text: 'Das Netzwerk hat Ihre Zahlung bestätigt. Sie haben mehr gesendet als angefordert; wegen der Differenz melden wir uns bei Ihnen.',
    },
    underpaid: {
      title: 'Es ist zu wenig angekommen',
      text: 'Ihr Auftrag ist noch nicht gebucht. Bitte senden Sie nichts mehr an diese Adresse: Wegen der Differenz melden wir uns bei Ihnen.',
    },
    late: {
      title: 'Ihre Zahlung kam zu spät',
      text: 'Sie ist bestätigt, kam aber erst, als die Frist für diesen Betrag abgelaufen war oder wir unsere Zahlungsanforderung zurückgezogen hatten. Wir melden uns, um mit Ihnen zu klären, ob wir die Zahlung so annehmen oder zurückerstatten.',
    },
    expired: {
      title: 'Es ist keine Zahlung angekommen',
      text: 'Die Frist für diesen Betrag ist abgelaufen. Bitte zahlen Sie nicht mehr an diese Adresse. Wenn Sie noch bezahlen möchten, bitten Sie uns um einen neuen Betrag.',
    },
    cancelled: {
      title: 'Diese Zahlungsanforderung wurde zurückgezogen',
      text: 'Bitte zahlen Sie nicht an diese Adresse. Wenn Sie das nicht erwartet haben, melden Sie sich bei uns.',
    },
    accepted: {
      title: 'Alles in Ordnung: Ihr Auftrag ist gebucht',
      text: 'Wir haben Ihre Zahlung so angenommen, wie sie angekommen ist. Sie brauchen nichts mehr zu tun.',
    },
    reorganised: {
      title: 'Die Bestätigung gilt nicht mehr',
      text: 'Das Netzwerk bestätigt Ihre Zahlung derzeit nicht mehr. Meist wird sie automatisch erneut bestätigt; Sie brauchen nichts zu tun. Dauert es länger, melden wir uns bei Ihnen.',
    },
    unpaid: {
      title: 'Ihre Zahlung ist nicht angekommen',
      text: 'Ihre Zahlung ist nicht mehr im Netzwerk, Ihr Auftrag ist deshalb nicht bezahlt. Bitte senden Sie nichts an diese Adresse. Bei Fragen melden Sie sich bei uns.',
    },
    refunded: {
      title: 'Ihre Zahlung wurde zurückerstattet',
      text: 'So haben wir es mit Ihnen vereinbart. Ihr Auftrag ist mit dieser Zahlung nicht gebucht.',
    },
  },
  looks: {
    never: 'Wir haben noch nicht im Netzwerk nachgesehen.',
    agreed: 'Zuletzt geprüft um {time}. Unsere beiden Quellen stimmen überein.',
    'explorer-silent':
      'Zuletzt geprüft um {time}. Mindestens eine unserer beiden Quellen hat nicht geantwortet; solange das so ist, buchen wir nichts. Falls Sie schon gezahlt haben, zahlen Sie bitte nicht noch einmal.',
    'explorer-busy':
      'Zuletzt geprüft um {time}. Eine unserer Quellen lässt im Moment keine weiteren Abfragen zu; wir fragen ab {next} noch einmal. Falls Sie schon gezahlt haben, zahlen Sie bitte nicht noch einmal.',
    'too-many-payments':
      'Zuletzt geprüft um {time}. An diese Adresse gingen mehr Zahlungen, als wir auswerten können. Rufen Sie uns bitte an; wir sehen gemeinsam nach.',
    'explorers-disagree':
      'Zuletzt geprüft um {time}. Unsere beiden Quellen stimmen noch nicht überein; bis dahin buchen wir nichts.',
    page: 'Diese Seite prüft automatisch weiter.',
  },
  troubles: {
    'order-not-found': {
      title: 'Dieser Link ist ungültig',
      text: 'Öffnen Sie ihn direkt aus unserer E-Mail. Gelingt das nicht, rufen Sie uns bitte an oder schreiben Sie uns. Zahlen Sie nicht an eine Adresse, die Sie anderswo finden.',
    },
    'order-gone': {
      title: 'Diese Zahlung ist hier nicht mehr zu sehen',
      text: 'Die Daten wurden gelöscht, oder unsere Aufbewahrungsfrist ist abgelaufen. Bitte zahlen Sie nicht mehr an die alte Adresse. Bei Fragen melden Sie sich bei uns.',
    },
    'too-many-requests': {
      title: 'Einen Moment bitte',
      text: 'Diese Seite wurde zu oft abgefragt. Sie versucht es automatisch wieder.',
    },
    unreachable: {
      title: 'Wir sind gerade nicht erreichbar',
      text: 'Bitte prüfen Sie Ihre Verbindung. Diese Seite versucht es automatisch wieder.',
    },
    internal: {
      title: 'Etwas ist schiefgegangen',
      text: 'Das liegt an uns, nicht an Ihnen. Diese Seite versucht es automatisch wieder.',
    },
    retry: 'Jetzt erneut versuchen',
    stale: 'Die Seite konnte nicht aktualisiert werden. Sie sehen den Stand von {time}.',
  },
  rulesHeading: 'Gut zu wissen',
  rules: [
    {
      question: 'Ist dies Ihre erste Zahlung mit Bitcoin?',
      answer:
        'Sie brauchen eine Wallet (eine App auf Ihrem Telefon) mit genügend Bitcoin. Bitcoin kaufen Sie bei einer Börse oder in manchen Wallets direkt; das kann einen Tag oder länger dauern, beginnen Sie also erst, wenn sie in Ihrer Wallet sind. Wenn Sie unsicher sind, rufen Sie uns an, bevor Sie etwas senden: Sie können auch einfach in Euro bezahlen.',
    },
    {
      question: 'Welchen Betrag sende ich?',
      answer:
        'Genau den Betrag, der hier steht, in einer Zahlung. Die Netzwerkgebühr Ihrer Wallet kommt hinzu. Wählen Sie „normal“ oder „schnell“: Bei einer niedrigen Gebühr kann die Bestätigung Stunden dauern. Eine Abweichung bis zu einem halben Prozent schadet nicht.',
    },
    {
      question: 'Was, wenn ich zu spät zahle?',
      answer:
        'In diesem Fall wird Ihr Auftrag nicht automatisch gebucht, da sich der Kurs geändert haben kann. Wir melden uns, um mit Ihnen zu klären, ob wir die Zahlung so annehmen oder zurückerstatten.',
    },
    {
      question: 'Was, wenn ich zu wenig sende?',
      answer:
        'Senden Sie den fehlenden Betrag bitte an dieselbe Adresse, bevor die Frist abläuft; er steht auf dieser Seite. Fehlt danach noch etwas, ist Ihr Auftrag nicht gebucht, und wir melden uns wegen der Differenz bei Ihnen.',
    },
    {
      question: 'Was, wenn ich zu viel sende?',
      answer:
        'Ihr Auftrag ist gebucht. Wegen der Differenz melden wir uns bei Ihnen, es sei denn, sie ist zu klein, um sie zurückzusenden.',
    },
    {
      question: 'Lässt sich eine Zahlung zurücknehmen?',
      answer:
        'Nein, eine Zahlung mit Bitcoin ist endgültig. Prüfen Sie deshalb genau, ob die Adresse in Ihrer Wallet dieselbe ist wie hier. Wir fragen Sie nie nach Ihren Wiederherstellungswörtern oder nach einem Passwort.',
    },
  ],
  contactHeading: 'Unsicher? Rufen Sie uns vorher an oder schreiben Sie uns',
  contactText: 'Nennen Sie uns die Referenz Ihrer Zahlung, dann sehen wir gemeinsam nach.',
  writeSubject: 'Meine Zahlung mit Bitcoin',
};
