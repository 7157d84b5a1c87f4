/** The page about paying with Bitcoin. */
export const bitcoin = {
  heading: 'Betalen met Bitcoin',
  intro:
    'Betaalt u liever met Bitcoin? Dat kan. Onze prijzen zijn in euro’s; wij rekenen het bedrag in BTC voor u uit.',
  stepsHeading: 'Zo werkt het',
  steps: {
    quote: { title: 'Offerte', text: 'U vraagt een offerte aan. Daarin staat de prijs gewoon in euro’s.' },
    acceptance: {
      title: 'Akkoord',
      text: 'U keurt de offerte goed en laat weten dat u met Bitcoin wilt betalen.',
    },
    address: {
      title: 'Adres en bedrag',
      text: 'U krijgt van ons het exacte bedrag in BTC en een Bitcoinadres dat alleen voor uw opdracht is.',
    },
    confirmation: {
      title: 'Bevestiging',
      text: 'U betaalt, het netwerk bevestigt uw betaling en uw opdracht is geboekt.',
    },
  },
  priceHeading: 'Het bedrag in bitcoin',
  priceText: 'Het exacte bedrag in BTC krijgt u van ons na uw akkoord op de offerte.',
  price: {
    current: 'Koers van één bitcoin',
    loading: 'Koers laden…',
    error: 'Koers niet beschikbaar',
    failed: 'Prijs ophalen mislukt.',
    withoutPrice: 'U kunt wel een offerte aanvragen. Wij rekenen het bedrag in BTC dan voor u uit.',
    none: 'Onze prijzen in euro’s',
    noneText: 'U hoeft zelf niet te rekenen: wij bepalen het bedrag in BTC voor u.',
    retry: 'Opnieuw proberen',
    retrying: 'Bezig…',
    euro: 'In euro’s',
    dollar: 'In dollars',
    source: 'Bron: {source}',
    fresh: 'Actueel',
    stale: 'Niet meer actueel',
    guide: 'Deze koers is alleen een indicatie.',
    convert: 'Euro’s omrekenen',
    amount: 'Bedrag in euro’s',
    amountHint: 'Vul een bedrag in, zoals 380 of 52,50.',
    result: 'Dat is in bitcoin',
    noResult: '–',
    fromQuote: 'Bedrag uit uw prijsoverzicht: {sum}',
    fromQuoteText: 'De eerste maand en de eenmalige extra’s die u hebt gekozen.',
  },
  faqHeading: 'Veelgestelde vragen',
  faq: [
    {
      question: 'Wanneer is mijn opdracht geboekt?',
      answer: 'Zodra het Bitcoinnetwerk uw betaling heeft bevestigd.',
    },
    {
      question: 'Naar welk adres stuur ik de betaling?',
      answer:
        'Na uw akkoord op de offerte sturen wij u een bericht met een uniek adres en het exacte bedrag in BTC. Stuur nooit iets naar een adres dat u ergens anders hebt gevonden. Bel ons bij twijfel altijd eerst.',
    },
    {
      question: 'Welk bedrag moet ik overmaken?',
      answer: 'Precies het bedrag in BTC uit ons bericht. Uw wallet rekent de netwerkkosten er zelf nog bij.',
    },
    {
      question: 'Wat als ik te laat, te weinig of te veel betaal?',
      answer:
        'Bij het adres leest u tot wanneer het bedrag in BTC geldt. Een tekort van hoogstens een half procent is geen probleem. Is het tekort groter, stuur de rest dan vóór dat moment naar hetzelfde adres; op uw betaalpagina ziet u hoeveel. Als u te laat betaalt of de rest niet op tijd komt, boeken wij uw opdracht niet automatisch, maar nemen wij contact met u op. Bij een te hoog bedrag is uw opdracht gewoon geboekt; over het verschil hoort u van ons, behalve als het te klein is om terug te sturen.',
    },
    {
      question: 'Kan ik ook gewoon in euro’s betalen?',
      answer: 'Ja, natuurlijk. Bitcoin mag, maar hoeft niet.',
    },
  ],
  contactHeading: 'Liever eerst overleggen?',
  contactText: 'Wij leggen het u graag uit, zeker als dit uw eerste betaling met Bitcoin is.',
  contact: 'Neem contact op',
} as const;

/** The page on which a customer pays an order in Bitcoin. */
export const bitcoinOrder = {
  heading: 'Uw betaling met Bitcoin',
  intro:
    'Deze pagina is alleen voor u. Hier ziet u hoeveel u betaalt, naar welk adres u dat stuurt en of uw betaling is aangekomen.',
  noScript: 'Deze pagina werkt alleen met JavaScript. U vindt het adres en het bedrag ook in onze e-mail.',
  order: {
    loading: 'Wij zoeken uw betaling op…',
    test: 'Dit is een proefbetaling op een testnetwerk. Stuur geen echte bitcoins.',
    what: 'Waarvoor',
    reference: 'Kenmerk',
    asked: 'Gevraagd bedrag',
    amount: 'U betaalt precies',
    rest: 'Nog te betalen',
    euro: '{euro}, bij een koers van {price} per bitcoin',
    address: 'Naar dit Bitcoinadres',
    checkAddress: 'Controleer vóór het betalen of het adres in uw wallet net zo begint en eindigt als hier.',
    code: 'QR-code met het adres en het bedrag',
    scan: 'Als uw wallet op een ander toestel staat, scant u deze code met dat toestel.',
    openWallet: 'Wallet openen',
    sats: 'Dat is {n} sats',
    fee: 'Cryptobeurzen halen hun kosten vaak van uw bedrag af. Als u via zo’n beurs betaalt, telt u de kosten er zelf bij op, zodat precies dit bedrag bij ons aankomt.',
    walletOnly: 'Kopieer het bedrag en het adres als er niets gebeurt.',
    copyAmount: 'Bedrag kopiëren',
    copyAddress: 'Adres kopiëren',
    copied: 'Gekopieerd',
    failed: 'Kopiëren lukte niet. Selecteer de tekst zelf.',
    timeLeft: 'Nog {time} geldig',
    minutesLeft: 'U hebt nog {n} minuten om te betalen.',
    minuteLeft: 'U hebt nog één minuut om te betalen.',
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
      text: 'Stuur precies dit bedrag naar dit adres, in één keer. Zodra wij uw betaling zien, leest u dat hier.',
    },
    timeUp: {
      title: 'Dit bedrag geldt niet meer',
      text: 'Stuur niets meer naar dit adres. Als u al hebt betaald, hoeft u niets te doen: wij blijven kijken of uw betaling aankomt.',
    },
    partial: {
      title: 'Er ontbreekt nog iets',
      text: 'Wij zien al een deel van het bedrag. Stuur de rest naar hetzelfde adres voordat de tijd om is. Wij tellen uw betalingen bij elkaar op.',
    },
    seen: {
      title: 'Wij zien uw betaling',
      text: 'Het netwerk moet uw betaling nog bevestigen; meestal duurt dat tien minuten tot een uur. U kunt deze pagina gerust sluiten. Zodra het zover is, krijgt u een e-mail van ons.',
    },
    seenLate: {
      title: 'Uw betaling is er, maar te laat',
      text: 'Toen uw betaling op het netwerk verscheen, gold dit bedrag niet meer of hadden wij ons betaalverzoek al ingetrokken. Stuur niets meer. Zodra het netwerk uw betaling heeft bevestigd, nemen wij contact met u op.',
    },
    confirmed: {
      title: 'Betaald: uw opdracht is geboekt',
      text: 'Dank u wel. Het netwerk heeft uw betaling bevestigd. U hoeft niets meer te doen.',
    },
    overpaid: {
      title: 'Betaald: uw opdracht is geboekt',
      text: 'Het netwerk heeft uw betaling bevestigd. U hebt meer gestuurd dan wij vroegen. Over het verschil hoort u van ons.',
    },
    underpaid: {
      title: 'Er is te weinig aangekomen',
      text: 'Uw opdracht is nog niet geboekt. Stuur niets meer naar dit adres. Over het verschil nemen wij contact met u op.',
    },
    late: {
      title: 'Uw betaling kwam te laat',
      text: 'Het netwerk heeft uw betaling bevestigd, maar dit bedrag gold al niet meer of wij hadden ons betaalverzoek al ingetrokken. Wij nemen contact met u op om samen te bepalen of wij uw betaling alsnog accepteren of terugbetalen.',
    },
    expired: {
      title: 'Er is geen betaling aangekomen',
      text: 'Dit bedrag geldt niet meer, dus stuur niets meer naar dit adres. Vraag ons om een nieuw bedrag als u alsnog met Bitcoin wilt betalen.',
    },
    cancelled: {
      title: 'Dit betaalverzoek is ingetrokken',
      text: 'Stuur niets naar dit adres. Bel of mail ons als u dit niet had verwacht.',
    },
    accepted: {
      title: 'In orde: uw opdracht is geboekt',
      text: 'Wij accepteren uw betaling zoals die is aangekomen. U hoeft niets meer te doen.',
    },
    reorganised: {
      title: 'De bevestiging is vervallen',
      text: 'Het netwerk heeft de bevestiging van uw betaling ingetrokken. Meestal komt er vanzelf een nieuwe; u hoeft niets te doen. Als die uitblijft, nemen wij contact met u op.',
    },
    unpaid: {
      title: 'Uw betaling is niet aangekomen',
      text: 'Uw betaling staat niet meer op het netwerk, dus uw opdracht is niet betaald. Stuur niets naar dit adres. Bel of mail ons gerust als u vragen hebt.',
    },
    refunded: {
      title: 'Uw betaling is terugbetaald',
      text: 'Dat hebben wij zo met u afgesproken. Deze betaling telt dus niet mee voor uw opdracht.',
    },
  },
  checks: {
    never: 'Wij hebben nog niet op het netwerk gekeken.',
    agreed: 'Onze laatste controle was om {time}. Onze twee bronnen melden hetzelfde.',
    'explorer-silent':
      'Onze laatste controle was om {time}. Minstens één van onze twee bronnen gaf geen antwoord; wij boeken pas iets als ze allebei antwoorden. Betaal niet nog eens als u al hebt betaald.',
    'explorer-busy':
      'Onze laatste controle was om {time}. Een van onze bronnen is overbelast; na {next} proberen wij het opnieuw. Betaal niet nog eens als u al hebt betaald.',
    'too-many-payments':
      'Onze laatste controle was om {time}. Op dit adres kwamen meer betalingen binnen dan deze pagina aankan. Bel ons, dan zoeken wij het samen uit.',
    'explorers-disagree':
      'Onze laatste controle was om {time}. Zolang onze twee bronnen niet hetzelfde melden, boeken wij niets.',
    page: 'Deze pagina wordt vanzelf bijgewerkt.',
  },
  troubles: {
    'order-not-found': {
      title: 'Deze link klopt niet',
      text: 'Open de link rechtstreeks vanuit onze e-mail. Bel of mail ons als dat niet helpt. Stuur niets naar een adres dat u ergens anders vindt.',
    },
    'order-gone': {
      title: 'Deze betaling is hier niet meer te zien',
      text: 'Wij hebben de gegevens van deze betaling niet meer; stuur dus niets meer naar het oude adres. Bel of mail ons als u vragen hebt.',
    },
    'too-many-requests': {
      title: 'Even geduld',
      text: 'Deze pagina is te vaak achter elkaar geopend. De pagina probeert het vanzelf opnieuw.',
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
      question: 'Wat heb ik nodig om met Bitcoin te betalen?',
      answer:
        'Een wallet (een app op uw telefoon) met genoeg bitcoin. U koopt bitcoin bij een cryptobeurs of, bij sommige wallets, in de app zelf. Dat duurt soms een dag of langer, dus betaal pas als u genoeg hebt. Bel ons bij twijfel voordat u iets verstuurt. U kunt ook gewoon in euro’s betalen.',
    },
    {
      question: 'Hoeveel stuur ik?',
      answer:
        'Precies het bedrag dat hier staat, in één keer. Uw wallet rekent de netwerkkosten er zelf nog bij. Kies voor die kosten “normaal” of “snel”: bij lagere kosten wacht u soms uren op de bevestiging. Een verschil van hoogstens een half procent is geen probleem.',
    },
    {
      question: 'Wat als ik te laat betaal?',
      answer:
        'Omdat de koers dan veranderd kan zijn, boeken wij uw opdracht niet automatisch. Wij nemen contact met u op om samen te bepalen of wij uw betaling alsnog accepteren of terugbetalen.',
    },
    {
      question: 'Wat als ik te weinig stuur?',
      answer:
        'Stuur de rest naar hetzelfde adres voordat de tijd om is. Op deze pagina ziet u hoeveel u nog moet betalen. Komt de rest niet op tijd, dan is uw opdracht nog niet geboekt en nemen wij contact met u op over het verschil.',
    },
    {
      question: 'Wat als ik te veel stuur?',
      answer:
        'Dan is uw opdracht gewoon geboekt. Over het verschil hoort u van ons, behalve als het te klein is om terug te sturen.',
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
