export const bitcoin = {
  heading: 'Betalen met Bitcoin',
  intro:
    'U kunt onze diensten betalen met Bitcoin. De prijzen staan in euro’s; het bedrag in BTC berekenen wij voor u.',
  stepsHeading: 'Zo werkt het',
  steps: [
    { title: 'Offerte', text: 'U vraagt gewoon een offerte aan. De prijs staat daarin in euro’s.' },
    { title: 'Akkoord', text: 'U keurt de offerte goed en laat weten dat u met Bitcoin wilt betalen.' },
    {
      title: 'Adres en bedrag',
      text: 'U ontvangt een Bitcoinadres dat alleen voor deze opdracht is, en het exacte bedrag in BTC.',
    },
    {
      title: 'Bevestiging',
      text: 'U betaalt. Zodra het netwerk de betaling heeft bevestigd, is uw opdracht geboekt.',
    },
  ],
  priceHeading: 'De bitcoinkoers van dit moment',
  priceText:
    'De koers is een richtlijn. Welk bedrag u in BTC betaalt, staat in het bericht dat u na uw akkoord van ons krijgt.',
  price: {
    current: 'Koers van één bitcoin',
    loading: 'Koers laden…',
    error: 'Koers niet beschikbaar',
    failed: 'Prijs ophalen mislukt.',
    withoutPrice: 'U kunt gewoon een offerte aanvragen: het bedrag in BTC berekenen wij dan voor u.',
    retry: 'Opnieuw proberen',
    retrying: 'Bezig…',
    euro: 'In euro’s',
    dollar: 'In dollars',
    source: 'Bron: {source}',
    fresh: 'Actueel',
    stale: 'Niet meer actueel',
    convert: 'Euro’s omrekenen',
    amount: 'Bedrag in euro’s',
    amountHint: 'Vul een bedrag in, zoals 380 of 52,50.',
    result: 'Dat is in Bitcoin',
    noResult: '–',
    fromQuote: 'Bedrag van uw prijsoverzicht: {sum}',
    fromQuoteText: 'De eerste maand en de eenmalige extra’s die u hebt gekozen.',
  },
  faqHeading: 'Veelgestelde vragen',
  faq: [
    {
      question: 'Wanneer is mijn opdracht geboekt?',
      answer: 'Zodra uw betaling op het Bitcoinnetwerk is bevestigd.',
    },
    {
      question: 'Waar vind ik het adres waarop ik betaal?',
      answer:
        'Na uw akkoord op de offerte sturen wij u een uniek adres en het exacte bedrag in BTC. Betaal nooit op een adres dat u ergens anders hebt gevonden. Twijfelt u, bel ons dan eerst.',
    },
    {
      question: 'Welk bedrag moet ik overmaken?',
      answer:
        'Precies het bedrag in BTC dat in ons bericht staat. De netwerkkosten betaalt u daarbovenop vanuit uw wallet.',
    },
    {
      question: 'Wat als ik te laat, te weinig of te veel betaal?',
      answer:
        'Het bedrag in BTC geldt een beperkte tijd; bij het adres staat hoelang. Betaalt u later of te weinig, dan wordt uw opdracht niet automatisch geboekt. Betaalt u te veel, dan wel. In al die gevallen nemen wij contact met u op.',
    },
    {
      question: 'Kan ik ook gewoon in euro’s betalen?',
      answer: 'Ja. Bitcoin is een mogelijkheid, geen voorwaarde.',
    },
  ],
  contactHeading: 'Liever eerst overleggen?',
  contactText: 'Wij leggen het graag uit, ook als dit uw eerste betaling met Bitcoin is.',
  contact: 'Neem contact op',
} as const;

export const bitcoinOrder = {
  heading: 'Uw betaling met Bitcoin',
  intro:
    'Deze pagina is alleen voor u. U ziet hoeveel u betaalt, naar welk adres en of uw betaling is aangekomen.',
  noScript:
    'Deze pagina werkt alleen met JavaScript. Het adres en het bedrag staan ook in onze e-mail aan u.',
  order: {
    loading: 'Uw betaling wordt opgezocht…',
    test: 'Dit is een proefbetaling op een testnetwerk. Stuur hierheen geen echte bitcoins.',
    what: 'Waarvoor',
    reference: 'Kenmerk',
    asked: 'Gevraagd bedrag',
    amount: 'U betaalt precies',
    rest: 'Er ontbreekt nog',
    euro: '{euro}, bij een koers van {price} per bitcoin',
    address: 'Naar dit Bitcoinadres',
    checkAddress: 'Vergelijk in uw wallet het begin en het einde van het adres met wat hier staat.',
    code: 'QR-code met het adres en het bedrag',
    scan: 'Op een ander toestel? Scan dan deze code met uw wallet.',
    openWallet: 'Wallet openen',
    sats: 'Dat is {n} sats',
    fee: 'Betaalt u via een beurs? Die houdt de kosten vaak in op het bedrag. Tel ze er dan bij op, zodat hier precies dit bedrag aankomt.',
    walletOnly: 'Gebeurt er niets? Kopieer dan het bedrag en het adres.',
    copyAmount: 'Bedrag kopiëren',
    copyAddress: 'Adres kopiëren',
    copied: 'Gekopieerd',
    failed: 'Kopiëren lukte niet. Selecteer de tekst zelf.',
    timeLeft: 'Nog {time} geldig',
    minutesLeft: 'Nog {n} minuten om te betalen.',
    minuteLeft: 'Nog één minuut om te betalen.',
    until: 'Dit bedrag geldt tot {moment} (tijd op Ibiza).',
    received: 'Gezien op het netwerk',
    confirmed: 'Daarvan bevestigd',
    confirmations: 'Bevestigingen',
    confirmationsOf: '{n} van {needed}',
    transaction: 'Transactie',
    copyTransaction: 'Transactie kopiëren',
    refunded: 'Terugbetaald met transactie',
    stepsTitle: 'Uw betaling volgen',
    steps: { sent: 'Betaling versturen', seen: 'Gezien', confirmed: 'Bevestigd en geboekt' },
    stepDone: 'klaar',
  },
  states: {
    open: {
      title: 'Klaar om te betalen',
      text: 'Stuur precies dit bedrag, in één keer, naar dit adres. Zodra wij uw betaling zien, verschijnt dat hier vanzelf.',
    },
    timeUp: {
      title: 'Dit bedrag geldt niet meer',
      text: 'Betaal nu niet meer op dit adres. Hebt u al betaald? Dan hoeft u niets te doen: wij blijven kijken of uw betaling aankomt.',
    },
    partial: {
      title: 'Er ontbreekt nog iets',
      text: 'Een deel van uw betaling is gezien. Stuur de rest naar hetzelfde adres zolang dit bedrag nog geldt. Wij tellen uw betalingen dan bij elkaar op.',
    },
    seen: {
      title: 'Uw betaling is gezien',
      text: 'Het netwerk moet uw betaling nog bevestigen. Meestal duurt dat tien minuten tot een uur. U mag deze pagina sluiten: zodra uw betaling is bevestigd, krijgt u een e-mail.',
    },
    seenLate: {
      title: 'Uw betaling is gezien, maar kwam te laat',
      text: 'Uw betaling kwam binnen toen dit bedrag niet meer gold of nadat wij ons betaalverzoek hadden ingetrokken. Stuur niets meer. Zodra het netwerk uw betaling heeft bevestigd, nemen wij contact met u op.',
    },
    confirmed: {
      title: 'Betaald: uw opdracht is geboekt',
      text: 'Het netwerk heeft uw betaling bevestigd. Dank u wel. U hoeft niets meer te doen.',
    },
    overpaid: {
      title: 'Betaald: uw opdracht is geboekt',
      text: 'Het netwerk heeft uw betaling bevestigd. U stuurde meer dan gevraagd; over het verschil nemen wij contact met u op.',
    },
    underpaid: {
      title: 'Er is te weinig aangekomen',
      text: 'Uw opdracht is nog niet geboekt. Stuur niets meer naar dit adres: wij nemen contact met u op over het verschil.',
    },
    late: {
      title: 'Uw betaling kwam te laat',
      text: 'De betaling is bevestigd, maar kwam binnen toen dit bedrag niet meer gold of nadat wij ons betaalverzoek hadden ingetrokken. Wij nemen contact met u op om af te spreken of wij de betaling alsnog aannemen of terugbetalen.',
    },
    expired: {
      title: 'Er is geen betaling aangekomen',
      text: 'Dit bedrag geldt niet meer. Betaal niet meer op dit adres. Wilt u nog betalen, vraag ons dan om een nieuw bedrag.',
    },
    cancelled: {
      title: 'Deze betaling is ingetrokken',
      text: 'Betaal niet op dit adres. Verwachtte u dit niet, neem dan contact met ons op.',
    },
    accepted: {
      title: 'In orde: uw opdracht is geboekt',
      text: 'Wij hebben uw betaling aangenomen zoals die is aangekomen. U hoeft niets meer te doen.',
    },
    reorganised: {
      title: 'De bevestiging is vervallen',
      text: 'Het netwerk bevestigt uw betaling op dit moment niet meer. Meestal komt de bevestiging er vanzelf weer; u hoeft niets te doen. Duurt het langer, dan nemen wij contact met u op.',
    },
    unpaid: {
      title: 'Uw betaling is niet aangekomen',
      text: 'Uw betaling staat niet meer op het netwerk, en uw opdracht is daarom niet betaald. Stuur niets naar dit adres. Neem contact met ons op als u vragen hebt.',
    },
    refunded: {
      title: 'Uw betaling is terugbetaald',
      text: 'Zo hebben wij het met u afgesproken. Uw opdracht is met deze betaling niet geboekt.',
    },
  },
  looks: {
    never: 'Wij hebben nog niet op het netwerk gekeken.',
    agreed: 'Laatst gekeken om {time}. Onze twee bronnen melden hetzelfde.',
    'explorer-silent':
      'Laatst gekeken om {time}. Onze twee bronnen gaven niet allebei antwoord; zolang dat zo is, boeken wij niets. Hebt u al betaald, betaal dan niet nog eens.',
    'explorer-busy':
      'Laatst gekeken om {time}. Een van onze bronnen krijgt nu te veel vragen; vanaf {next} proberen wij het opnieuw. Hebt u al betaald, betaal dan niet nog eens.',
    'too-many-payments':
      'Laatst gekeken om {time}. Op dit adres kwamen meer betalingen binnen dan wij kunnen uitlezen. Bel ons, dan kijken wij het met u na.',
    'explorers-disagree':
      'Laatst gekeken om {time}. Onze twee bronnen melden nog niet hetzelfde; zolang dat zo is, boeken wij niets.',
    page: 'Deze pagina wordt vanzelf bijgewerkt.',
  },
  troubles: {
    'order-not-found': {
      title: 'Deze link klopt niet',
      text: 'Open hem rechtstreeks vanuit onze e-mail. Werkt dat niet, bel of mail ons dan. Betaal niet op een adres dat u ergens anders vindt.',
    },
    'order-gone': {
      title: 'Deze betaling is hier niet meer te zien',
      text: 'De gegevens zijn verwijderd of de bewaartermijn is verstreken. Betaal niet meer op het oude adres. Neem bij vragen contact met ons op.',
    },
    'too-many-requests': {
      title: 'Even geduld',
      text: 'Deze pagina is te vaak opgevraagd en probeert het vanzelf opnieuw.',
    },
    unreachable: {
      title: 'Wij zijn nu niet te bereiken',
      text: 'Controleer uw verbinding. Deze pagina probeert het vanzelf opnieuw.',
    },
    internal: {
      title: 'Er ging iets mis',
      text: 'Dat ligt aan ons, niet aan u. Deze pagina probeert het vanzelf opnieuw.',
    },
    retry: 'Nu opnieuw proberen',
    stale: 'Bijwerken lukte niet. U ziet de stand van {time}.',
  },
  rulesHeading: 'Goed om te weten',
  rules: [
    {
      question: 'Is dit uw eerste betaling met Bitcoin?',
      answer:
        'U hebt een wallet nodig (een app op uw telefoon) met genoeg bitcoin erin. Bitcoin koopt u bij een beurs, en in sommige wallets ook rechtstreeks. Dat kan een dag of langer duren: begin dus pas met betalen als u genoeg bitcoin hebt. Twijfelt u, bel ons dan voordat u iets verstuurt. U kunt ook gewoon in euro’s betalen.',
    },
    {
      question: 'Hoeveel stuur ik?',
      answer:
        'Precies het bedrag dat hier staat, in één keer. De netwerkkosten betaalt u daarbovenop vanuit uw wallet. Kies “normaal” of “snel”: met lage kosten kan de bevestiging uren duren. Een verschil tot een half procent is geen probleem.',
    },
    {
      question: 'Wat als ik te laat betaal?',
      answer:
        'Dan wordt uw opdracht niet automatisch geboekt, omdat de koers veranderd kan zijn. Wij nemen contact met u op om af te spreken of wij de betaling alsnog aannemen of terugbetalen.',
    },
    {
      question: 'Wat als ik te weinig stuur?',
      answer:
        'Zolang het gevraagde bedrag nog geldt, kunt u de rest naar hetzelfde adres sturen. Hoeveel dat is, staat op deze pagina. Geldt het bedrag niet meer, dan is uw opdracht nog niet geboekt en nemen wij contact met u op over het verschil.',
    },
    {
      question: 'Wat als ik te veel stuur?',
      answer:
        'Dan is uw opdracht geboekt. Over het verschil nemen wij contact met u op, tenzij het zo klein is dat het niet terug te sturen is.',
    },
    {
      question: 'Kan ik een betaling terugdraaien?',
      answer:
        'Nee, een betaling met Bitcoin is definitief. Kijk daarom goed of het adres in uw wallet hetzelfde is als hier. Wij vragen u nooit om uw herstelwoorden of om een wachtwoord.',
    },
  ],
  contactHeading: 'Twijfelt u? Bel of mail ons eerst',
  contactText: 'Noem het kenmerk van uw betaling, dan kijken wij met u mee.',
  writeSubject: 'Mijn betaling met Bitcoin',
} as const;
