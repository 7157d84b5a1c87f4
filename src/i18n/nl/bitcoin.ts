export const bitcoin = {
  heading: 'Betalen met Bitcoin',
  intro:
    'Onze prijzen zijn in euro’s, maar u kunt ook met Bitcoin betalen. Het bedrag in BTC rekenen wij voor u uit.',
  stepsHeading: 'Zo werkt het',
  steps: [
    { title: 'Offerte', text: 'U vraagt een offerte aan. Daarin staat de prijs gewoon in euro’s.' },
    { title: 'Akkoord', text: 'U keurt de offerte goed en laat weten dat u met Bitcoin wilt betalen.' },
    {
      title: 'Adres en bedrag',
      text: 'U krijgt van ons het exacte bedrag in BTC en een Bitcoinadres dat alleen voor deze opdracht is.',
    },
    {
      title: 'Bevestiging',
      text: 'U betaalt. Zodra het netwerk de betaling heeft bevestigd, is uw opdracht geboekt.',
    },
  ],
  priceHeading: 'De bitcoinkoers',
  priceText:
    'Deze koers is indicatief. Het exacte bedrag in BTC krijgt u van ons na uw akkoord op de offerte.',
  price: {
    current: 'Koers van één bitcoin',
    loading: 'Koers laden…',
    error: 'Koers niet beschikbaar',
    failed: 'Prijs ophalen mislukt.',
    withoutPrice: 'U kunt wel een offerte aanvragen; het bedrag in BTC rekenen wij dan voor u uit.',
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
    fromQuote: 'Bedrag uit uw prijsoverzicht: {sum}',
    fromQuoteText: 'De eerste maand en de eenmalige extra’s die u hebt gekozen.',
  },
  faqHeading: 'Veelgestelde vragen',
  faq: [
    {
      question: 'Wanneer is mijn opdracht geboekt?',
      answer: 'Zodra uw betaling op het Bitcoinnetwerk is bevestigd.',
    },
    {
      question: 'Naar welk adres stuur ik de betaling?',
      answer:
        'Na uw akkoord op de offerte sturen wij u een uniek adres en het exacte bedrag in BTC. Gebruik nooit een adres dat u ergens anders hebt gevonden. Bel ons eerst als u twijfelt.',
    },
    {
      question: 'Welk bedrag moet ik overmaken?',
      answer:
        'Precies het bedrag in BTC dat in ons bericht staat. Uw wallet telt de netwerkkosten daar nog bij op.',
    },
    {
      question: 'Wat als ik te laat, te weinig of te veel betaal?',
      answer:
        'Het bedrag in BTC geldt een beperkte tijd; bij het adres staat tot wanneer. Betaalt u te laat of te weinig, dan wordt uw opdracht niet automatisch geboekt, maar nemen wij eerst contact met u op. Betaalt u te veel, dan is uw opdracht gewoon geboekt; over het verschil hoort u van ons, tenzij het te klein is om terug te sturen.',
    },
    {
      question: 'Kan ik ook gewoon in euro’s betalen?',
      answer: 'Ja, natuurlijk. Bitcoin mag, maar hoeft niet.',
    },
  ],
  contactHeading: 'Liever eerst overleggen?',
  contactText: 'Wij leggen het graag uit, ook als dit uw eerste betaling met Bitcoin is.',
  contact: 'Neem contact op',
} as const;

export const bitcoinOrder = {
  heading: 'Uw betaling met Bitcoin',
  intro:
    'Deze pagina is alleen voor u. Hier vindt u het bedrag en het adres, en ziet u of uw betaling is aangekomen.',
  noScript:
    'Deze pagina werkt alleen met JavaScript. Het adres en het bedrag staan ook in onze e-mail aan u.',
  order: {
    loading: 'Uw betaling wordt opgezocht…',
    test: 'Dit is een proefbetaling op een testnetwerk. Stuur geen echte bitcoins.',
    what: 'Waarvoor',
    reference: 'Kenmerk',
    asked: 'Gevraagd bedrag',
    amount: 'U betaalt precies',
    rest: 'Nog te betalen',
    euro: '{euro}, bij een koers van {price} per bitcoin',
    address: 'Naar dit Bitcoinadres',
    checkAddress: 'Kijk in uw wallet of het begin en het einde van het adres hetzelfde zijn als hier.',
    code: 'QR-code met het adres en het bedrag',
    scan: 'Staat uw wallet op een ander toestel? Scan deze code dan met dat toestel.',
    openWallet: 'Wallet openen',
    sats: 'Dat is {n} sats',
    fee: 'Bij betaling via een cryptobeurs gaan de kosten vaak van het bedrag af. Tel ze er dan bij op, zodat bij ons precies dit bedrag aankomt.',
    walletOnly: 'Gebeurt er niets? U kunt het bedrag en het adres ook kopiëren.',
    copyAmount: 'Bedrag kopiëren',
    copyAddress: 'Adres kopiëren',
    copied: 'Gekopieerd',
    failed: 'Kopiëren lukte niet. Selecteer de tekst zelf.',
    timeLeft: 'Nog {time} geldig',
    minutesLeft: 'Nog {n} minuten om te betalen.',
    minuteLeft: 'Nog één minuut om te betalen.',
    until: 'Dit bedrag geldt tot {moment} (tijd op Ibiza).',
    received: 'Zichtbaar op het netwerk',
    confirmed: 'Daarvan bevestigd',
    confirmations: 'Bevestigingen',
    confirmationsOf: '{n} van {needed}',
    transaction: 'Transactie',
    copyTransaction: 'Transactie kopiëren',
    refunded: 'Terugbetaald met transactie',
    stepsTitle: 'Uw betaling volgen',
    steps: { sent: 'Betaling versturen', seen: 'Zichtbaar', confirmed: 'Bevestigd en geboekt' },
    stepDone: 'klaar',
  },
  states: {
    open: {
      title: 'Klaar om te betalen',
      text: 'Stuur precies dit bedrag, in één keer, naar dit adres. Zodra wij uw betaling zien, komt dat hier vanzelf te staan.',
    },
    timeUp: {
      title: 'Dit bedrag geldt niet meer',
      text: 'Stuur niets meer naar dit adres. Als u al hebt betaald, hoeft u niets te doen: wij blijven kijken of uw betaling aankomt.',
    },
    partial: {
      title: 'Er ontbreekt nog iets',
      text: 'Wij zien een deel van het bedrag. De rest kunt u nog naar hetzelfde adres sturen, zolang het gevraagde bedrag geldt. Wij tellen uw betalingen bij elkaar op.',
    },
    seen: {
      title: 'Wij zien uw betaling',
      text: 'Nu moet het netwerk uw betaling nog bevestigen. Meestal duurt dat tien minuten tot een uur. U kunt deze pagina gerust sluiten: zodra het zover is, krijgt u een e-mail.',
    },
    seenLate: {
      title: 'Uw betaling is er, maar te laat',
      text: 'Uw betaling kwam te laat: dit bedrag gold niet meer of wij hadden ons betaalverzoek al ingetrokken. Stuur niets meer. Zodra het netwerk uw betaling heeft bevestigd, nemen wij contact met u op.',
    },
    confirmed: {
      title: 'Betaald: uw opdracht is geboekt',
      text: 'Dank u wel. Het netwerk heeft uw betaling bevestigd; u hoeft niets meer te doen.',
    },
    overpaid: {
      title: 'Betaald: uw opdracht is geboekt',
      text: 'Het netwerk heeft uw betaling bevestigd. U hebt meer gestuurd dan gevraagd; over het verschil hoort u van ons.',
    },
    underpaid: {
      title: 'Er is te weinig aangekomen',
      text: 'Uw opdracht is nog niet geboekt. Stuur niets meer naar dit adres: wij nemen contact met u op over het verschil.',
    },
    late: {
      title: 'Uw betaling kwam te laat',
      text: 'Uw betaling is bevestigd, maar kwam te laat: dit bedrag gold niet meer of wij hadden ons betaalverzoek al ingetrokken. Wij nemen contact met u op en bespreken of wij de betaling alsnog accepteren of terugbetalen.',
    },
    expired: {
      title: 'Er is geen betaling aangekomen',
      text: 'Dit bedrag geldt niet meer, dus stuur niets meer naar dit adres. Vraag ons om een nieuw bedrag als u alsnog wilt betalen.',
    },
    cancelled: {
      title: 'Dit betaalverzoek is ingetrokken',
      text: 'Stuur niets naar dit adres. Had u dit niet verwacht? Bel of mail ons.',
    },
    accepted: {
      title: 'In orde: uw opdracht is geboekt',
      text: 'Wij accepteren uw betaling zoals die bij ons is aangekomen. U hoeft niets meer te doen.',
    },
    reorganised: {
      title: 'De bevestiging is vervallen',
      text: 'Het netwerk had uw betaling bevestigd, maar die bevestiging geldt niet meer. Meestal volgt er vanzelf een nieuwe; u hoeft niets te doen. Alleen als die uitblijft, nemen wij contact met u op.',
    },
    unpaid: {
      title: 'Uw betaling is niet aangekomen',
      text: 'Uw betaling staat niet meer op het netwerk, dus uw opdracht is niet betaald. Stuur niets naar dit adres. Bij vragen kunt u ons bellen of mailen.',
    },
    refunded: {
      title: 'Uw betaling is terugbetaald',
      text: 'Dat hebben wij zo met u afgesproken. Op basis van deze betaling is uw opdracht dus niet geboekt.',
    },
  },
  looks: {
    never: 'Wij hebben nog niet op het netwerk gekeken.',
    agreed: 'Laatste controle om {time}. Onze twee bronnen komen overeen.',
    'explorer-silent':
      'Laatste controle om {time}. Zolang wij niet van beide bronnen antwoord hebben, boeken wij niets. Betaal niet nog eens als u al hebt betaald.',
    'explorer-busy':
      'Laatste controle om {time}. Een van onze bronnen is overbelast; vanaf {next} proberen wij het opnieuw. Betaal niet nog eens als u al hebt betaald.',
    'too-many-payments':
      'Laatste controle om {time}. Op dit adres kwamen zoveel betalingen binnen dat wij ze niet allemaal kunnen uitlezen. Bel ons, dan zoeken wij het samen met u uit.',
    'explorers-disagree':
      'Laatste controle om {time}. Zolang onze twee bronnen niet overeenkomen, boeken wij niets.',
    page: 'Deze pagina wordt vanzelf bijgewerkt.',
  },
  troubles: {
    'order-not-found': {
      title: 'Deze link klopt niet',
      text: 'Open de link rechtstreeks vanuit onze e-mail. Als dat niet werkt, kunt u ons bellen of mailen. Stuur niets naar een adres dat u ergens anders vindt.',
    },
    'order-gone': {
      title: 'Deze betaling is hier niet meer te zien',
      text: 'De gegevens zijn verwijderd of de bewaartermijn is voorbij. Stuur niets meer naar het oude adres. Bij vragen kunt u ons bellen of mailen.',
    },
    'too-many-requests': {
      title: 'Even geduld',
      text: 'Deze pagina is te vaak achter elkaar opgevraagd. Wij proberen het vanzelf opnieuw.',
    },
    unreachable: {
      title: 'Er is nu geen verbinding',
      text: 'Controleer uw internetverbinding. Deze pagina probeert het vanzelf opnieuw.',
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
      question: 'Wat als dit mijn eerste betaling met Bitcoin is?',
      answer:
        'Dan hebt u een wallet nodig: een app op uw telefoon, met genoeg bitcoin erin. Bitcoin koopt u bij een cryptobeurs of, bij sommige wallets, in de app zelf. Dat duurt soms een dag of langer, dus begin pas met betalen als u genoeg hebt. Bel ons bij twijfel voordat u iets verstuurt. U kunt ook gewoon in euro’s betalen.',
    },
    {
      question: 'Hoeveel stuur ik?',
      answer:
        'Precies het bedrag dat hier staat, in één keer. Uw wallet telt de netwerkkosten daar nog bij op. Kies voor die kosten “normaal” of “snel”: bij lagere kosten kan de bevestiging uren duren. Een verschil tot een half procent is geen probleem.',
    },
    {
      question: 'Wat als ik te laat betaal?',
      answer:
        'De koers kan dan zijn veranderd. Daarom wordt uw opdracht niet automatisch geboekt: eerst bespreken wij met u of wij de betaling alsnog accepteren of terugbetalen.',
    },
    {
      question: 'Wat als ik te weinig stuur?',
      answer:
        'Dan stuurt u de rest naar hetzelfde adres, zolang het gevraagde bedrag nog geldt; hoeveel u nog moet betalen, ziet u op deze pagina. Lukt dat niet op tijd, dan wordt uw opdracht niet automatisch geboekt en nemen wij over het verschil contact met u op.',
    },
    {
      question: 'Wat als ik te veel stuur?',
      answer:
        'Dan is uw opdracht gewoon geboekt. Over het verschil hoort u van ons, tenzij het te klein is om terug te sturen.',
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
