/** The page of the desk for payments in Bitcoin. */
export const bitcoin = {
  intro:
    'Vraag een klant om een betaling met Bitcoin. De klant krijgt een mail met een eigen pagina: adres, bedrag, en hoe ver de betaling is.',
  busy: 'Bezig…',
  actionFailed: 'Actie mislukt',
  readiness: {
    title: 'Uw wallet',
    before: 'Voordat u kunt beginnen',
    loading: 'Instellingen nakijken…',
    failed: 'De instellingen konden niet worden nagekeken.',
    ready: 'Alles is ingesteld: u kunt om betalingen vragen.',
    notReady: 'U kunt nog niet om betalingen vragen. Dit is er nog te doen:',
    missing: {
      'key-missing':
        'Uw wallet is nog niet gekoppeld. Zoek in uw wallet bij de gegevens van de rekening de openbare sleutel (die begint met zpub of xpub) en geef hem aan de beheerder van uw site. Geef nooit uw herstelwoorden.',
      'key-private':
        'Er is een geheime sleutel ingevuld, waarmee geld kan worden uitgegeven. Hij is niet gebruikt en niet bewaard. Laat de beheerder hem meteen weghalen en neem voor alle zekerheid een nieuwe wallet in gebruik. Geef de beheerder daarna de openbare sleutel (zpub of xpub).',
      'key-checksum':
        'In de openbare sleutel zit een tikfout. Kopieer hem opnieuw uit uw wallet, in zijn geheel.',
      'key-unknown':
        'Wat is ingevuld, is geen openbare sleutel die wij kennen. Neem de sleutel van een rekening met adressen die met bc1q beginnen (zpub of xpub).',
      'key-depth':
        'De openbare sleutel hoort niet bij een rekening, maar bij een hoger of lager deel van de wallet. Neem de sleutel die uw wallet bij de rekening zelf toont.',
      'explorers-missing':
        'De site kan nog niet zien of een betaling is aangekomen. Vraag de beheerder daarvoor twee onafhankelijke diensten in te stellen.',
      'explorers-not-two':
        'Een betaling telt pas als twee diensten van verschillende aanbieders hetzelfde zeggen, en die zijn er nu niet. Vraag de beheerder dat na te kijken.',
      'prices-not-two':
        'De site kan de koers nog niet bepalen: daarvoor zijn twee bronnen nodig. Vraag de beheerder die na te kijken.',
      'mail-missing':
        'De site kan nog geen mail versturen, en de klant krijgt zijn link per mail. Vraag de beheerder de maildienst in te stellen.',
    },
    steps: {
      BITCOIN_XPUB:
        'De openbare sleutel van de rekening in de wallet (zpub of xpub), nooit een geheime sleutel.',
      EXPLORER_URLS:
        'Twee diensten van verschillende aanbieders die op het netwerk kijken of een betaling is aangekomen.',
      PRICE_API_URLS: 'Twee bronnen voor de koers.',
      'RESEND_API_KEY, MAIL_FROM': 'De sleutel van de maildienst, en de afzender.',
    },
    details: 'Hoe het geld in uw wallet komt',
    safe: 'De site kent alleen de openbare sleutel. Daarmee kan de site adressen maken en zien wat er binnenkomt, maar nooit iets uitgeven.',
    network: 'Netwerk',
    networks: { mainnet: 'Bitcoin, echt geld', testnet: 'Testnetwerk, geen echt geld' },
    fingerprint: 'Vingerafdruk van de sleutel',
    firstAddress: 'Eerste adres',
    firstAddressHint:
      'Uw wallet moet als eerste ontvangstadres precies dit adres tonen. Ziet u daar een ander, dan hoort de sleutel bij een andere wallet: vraag dan nog geen betalingen.',
    explorers: 'Bronnen die op het netwerk kijken',
    next: 'Volgend adres',
    given: 'Laatst uitgegeven adres',
    paid: 'Laatste adres dat is betaald',
    number: 'nummer {n}',
    none: 'nog geen',
    gapFine:
      'Elke betaling krijgt een eigen adres. Uw wallet hoeft er {n} ongebruikte op rij over te slaan om alles te vinden; de meeste wallets doen dat tot {usual} vanzelf.',
    gapWide:
      'Elke betaling krijgt een eigen adres, en er zijn er nu {n} op rij ongebruikt. De meeste wallets kijken niet verder dan {usual}. Zet in uw wallet de “gap limit” op minstens {n}, anders ziet u nieuwe betalingen daar niet. Weg zijn ze nooit: de adressen zijn van u.',
    skippedOne: 'Overgeslagen: nummer {first}, {reason}.',
    skipped: 'Overgeslagen: nummer {first} tot en met {last}, {reason}.',
    reasons: {
      'used-before': 'omdat daar al eerder iets op was betaald',
      restored: 'na het terugzetten van een back-up, zodat geen adres twee keer wordt uitgegeven',
    },
    terms:
      'Een bedrag in BTC geldt {minutes} minuten. Een betaling is geboekt na {n} bevestigingen. Hoogstens {max} per betaling.',
  },
  form: {
    title: 'Om een betaling vragen',
    ofEnquiry: 'Betalen met Bitcoin',
    open: 'Om een betaling vragen…',
    approved: 'De klant heeft de offerte goedgekeurd en wil met Bitcoin betalen.',
    amount: 'Bedrag in euro’s',
    amountHint: 'Zoals 380 of 52,50. Het bedrag in BTC ligt vast zodra u erom vraagt.',
    amountOfQuote:
      'Uit het prijsoverzicht: {monthly} per maand en {once} eenmalig. Pas het aan als u iets anders afsprak.',
    amountWrong: 'Vul een bedrag in, zoals 380 of 52,50.',
    description: 'Waarvoor',
    descriptionHint: 'De klant leest dit. Schrijf in de taal van de klant.',
    name: 'Naam van de klant',
    email: 'E-mailadres van de klant',
    language: 'Taal van de klant',
    send: 'Vragen en mailen',
    made: 'Om betaling gevraagd',
    madeText: 'De mail aan {email} gaat binnen vijf minuten weg.',
  },
  filters: { label: 'Welke betalingen', all: 'Alle', watched: 'Lopend', decide: 'Te beslissen' },
  list: {
    title: 'Gevraagde betalingen',
    loading: 'Betalingen laden…',
    failed: 'De betalingen konden niet worden opgehaald.',
    empty: 'Er is nog niet om een betaling gevraagd.',
    emptyOfKind: 'Er zijn geen betalingen van deze soort.',
    more: 'Meer betalingen tonen',
    deleted: 'Gegevens verwijderd',
    toList: 'Naar de betalingen',
  },
  marks: { late: 'Te laat', reorganised: 'Bevestiging vervallen' },
  facts: {
    reference: 'Kenmerk',
    description: 'Waarvoor',
    customer: 'Klant',
    amount: 'Gevraagd',
    amountOf: '{btc}, dat is {euro} bij {price} per bitcoin',
    received: 'Zichtbaar',
    confirmed: 'Bevestigd',
    confirmations: 'Bevestigingen',
    confirmationsOf: '{n} van {needed}',
    address: 'Adres (nummer {n})',
    until: 'Geldig tot',
    lastChecked: 'Laatst gekeken',
    never: 'nog niet',
    agreed: '{moment}, beide bronnen zeggen hetzelfde',
    'explorer-silent': '{moment}, niet beide bronnen antwoordden; er wordt niets geboekt',
    'explorer-busy':
      '{moment}, een van de bronnen staat nu niet meer vragen toe; opnieuw vanaf {next}, tot dan wordt er niets geboekt',
    'too-many-payments': '{moment}, naar dit adres gingen te veel betalingen om te lezen; kijk in uw wallet',
    'explorers-disagree': '{moment}, de bronnen zeggen niet hetzelfde; er wordt niets geboekt',
    lastAgreed: 'Laatst hetzelfde',
    test: 'Testnetwerk',
  },
  decide: {
    underpaid:
      'Er is minder betaald dan gevraagd. Spreek met de klant af of u dit zo accepteert of terugbetaalt, en leg het hier vast.',
    overpaid:
      'Er is meer betaald dan gevraagd; de opdracht is geboekt. Spreek met de klant af wat er met het verschil gebeurt, en leg het hier vast.',
    late: 'Er is betaald nadat de tijd om was; de koers kan veranderd zijn. Spreek met de klant af of u dit zo accepteert of terugbetaalt, en leg het hier vast.',
    unread:
      'De site kan de betalingen op dit adres niet lezen: het zijn er te veel, of er kwam dertig dagen lang geen bruikbaar antwoord. Kijk in uw wallet wat er is aangekomen, spreek het met de klant af, en leg het hier vast.',
    accept: 'Geaccepteerd zoals het is',
    refund: 'Terugbetaald',
    reorganised:
      'De boeking staat nog, maar de betaling is niet meer bevestigd. Komt de betaling niet terug, leg dan vast dat er niet is betaald. Levert u toch, leg dan vast dat u het accepteert.',
    unpaid: 'Niet betaald',
    confirmUnpaid: 'Vastleggen dat er niet is betaald?',
    refundTxid: 'Transactie van de terugbetaling',
    refundTxidHint: 'Mag leeg blijven. De klant ziet de transactie op de eigen pagina.',
    outside:
      'Terugbetalen doet u zelf, met uw wallet: de site kan geen geld versturen. Vraag de klant telefonisch om een eigen Bitcoinadres; het adres waarvan het geld kwam, kan van een beurs zijn.',
    confirmAccept: 'Vastleggen dat u dit accepteert?',
    confirmRefund: 'Vastleggen dat u dit hebt terugbetaald?',
    confirmText: 'De klant leest het op de eigen pagina. U kunt dit niet terugdraaien.',
    confirm: 'Vastleggen',
    done: 'Vastgelegd',
  },
  reorganised:
    'Let op: het netwerk had deze geboekte betaling bevestigd, maar die bevestiging geldt niet meer. Meestal wordt de betaling vanzelf opnieuw bevestigd. Lever niets uit voordat dat zo is, en neem bij twijfel contact op met de klant.',
  actions: {
    copyLink: 'Link van de klant kopiëren',
    copied: 'Link gekopieerd',
    notCopied: 'Kopiëren lukte niet. Open de pagina en kopieer het adres daar.',
    open: 'Pagina van de klant openen',
    check: 'Nu kijken',
    checkedNow: 'Gekeken',
    resend: 'Opnieuw mailen',
    resent: 'De mail gaat binnen vijf minuten weg.',
    withdraw: 'Intrekken…',
    withdrawTitle: 'Deze betaling intrekken?',
    withdrawText: 'De klant krijgt bericht en kan niet meer betalen. Het adres wordt nooit opnieuw gebruikt.',
    confirmWithdraw: 'Intrekken',
    withdrawn: 'Ingetrokken',
  },
  history: {
    title: 'Verloop',
    changes: {
      opened: 'Om betaling gevraagd',
      seen: 'Betaling zichtbaar',
      vanished: 'Betaling weer verdwenen',
      confirmed: 'Bevestigd en geboekt',
      overpaid: 'Bevestigd en geboekt, te veel betaald',
      underpaid: 'Te weinig betaald',
      late: 'Te laat betaald',
      expired: 'Verlopen zonder betaling',
      cancelled: 'Ingetrokken',
      reorganised: 'Bevestiging vervallen',
      reconfirmed: 'Opnieuw bevestigd',
    },
    amounts: '{received} zichtbaar, {confirmed} bevestigd',
    mails: 'Mails',
    toCustomer: 'aan de klant',
    toBusiness: 'aan het bedrijf',
    mailStates: { sent: 'verstuurd op {moment}', waiting: 'gaat zo weg', failed: 'niet verstuurd' },
  },
} as const;
