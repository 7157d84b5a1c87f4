export const bitcoin = {
  heading: 'Betalen met Bitcoin',
  intro:
    'U kunt onze diensten betalen met Bitcoin. De prijzen staan in euro’s; het bedrag in BTC berekenen wij voor u.',
  stepsHeading: 'Zo werkt het',
  steps: [
    { title: 'Offerte', text: 'U vraagt een offerte aan, zoals altijd. De prijs staat daarin in euro’s.' },
    { title: 'Akkoord', text: 'U keurt de offerte goed en laat weten dat u met Bitcoin wilt betalen.' },
    {
      title: 'Adres en bedrag',
      text: 'U ontvangt een uniek Bitcoinadres, alleen voor deze opdracht, en het exacte bedrag in BTC.',
    },
    {
      title: 'Bevestiging',
      text: 'U betaalt. Zodra het netwerk de betaling heeft bevestigd, is uw opdracht geboekt.',
    },
  ],
  priceHeading: 'De bitcoinprijs van dit moment',
  priceText:
    'De prijs is een richtlijn. Welk bedrag u in BTC betaalt, staat in het bericht dat u na uw akkoord van ons krijgt.',
  price: {
    current: 'Wat een bitcoin kost',
    loading: 'Prijs laden…',
    error: 'Prijsfout',
    failed: 'Prijs ophalen mislukt',
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
    fromQuote: 'Bedrag van uw offerte: {sum}',
    fromQuoteText: 'De eerste maand en wat u eenmalig heeft gekozen.',
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
        'Na uw akkoord op de offerte sturen wij u een uniek adres en het exacte bedrag in BTC. Betaal nooit op een adres dat u ergens anders heeft gevonden. Twijfelt u, bel ons dan eerst.',
    },
    {
      question: 'Welk bedrag moet ik overmaken?',
      answer:
        'Precies het bedrag in BTC dat in ons bericht staat. De netwerkkosten van uw wallet komen daar voor u bij.',
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

export const partners = {
  heading: 'Onze partner voor zonnepanelen',
  intro:
    'Stof uit de Sahara en zout van zee blijven op panelen liggen. Voor het schoonmaken van zonnepanelen werken wij samen met een specialist.',
  features: 'Wat deze partner voor u doet',
  recommendation: 'Waarom wij deze partner aanraden',
  visit: 'Bezoek de website',
  newWindow: 'opent in een nieuw venster',
  collaborateHeading: 'Ook samenwerken?',
  collaborateText: 'Levert u goed werk aan huizen op Ibiza? Laat ons weten wat u doet.',
  collaborate: 'Samenwerken met ons',
} as const;
