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
      question: 'Wat als ik te laat betaal, te weinig of te veel?',
      answer:
        'Het bedrag in BTC geldt een vaste tijd; die staat bij het adres. Betaalt u later of te weinig, dan boeken wij uw opdracht niet vanzelf. Betaalt u te veel, dan is zij wel geboekt. In alle gevallen nemen wij contact met u op.',
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

/** The page that the link of a preview leads to. */
export const preview = {
  title: 'Voorbeeld: {title}',
  pageLanguage: 'Taal van deze pagina',
  intro: 'Zo staat dit artikel op de site zodra het is gepubliceerd. U ziet altijd de nieuwste tekst.',
  until: 'Gemaild op {sent}. De link werkt tot {until}.',
  languages: 'Talen van dit artikel',
  missing: 'Deze taal is er niet.',
  changed: 'gewijzigd sinds de mail',
  ready: 'Klaar om te publiceren: {languages}.',
  obstacles: {
    'post-untranslated': 'Nog niet vertaald, en daarom niet te publiceren: {languages}.',
    'image-alt-missing':
      'Nog zonder beschrijving van de afbeelding, en daarom niet te publiceren: {languages}.',
  },
  nothingReady: 'Er is niets te publiceren: wat vertaald is, staat al op de site.',
  publish: 'Publiceren…',
  reject: 'Afwijzen…',
  confirmPublish: 'Dit artikel publiceren?',
  confirmPublishText: 'Deze talen komen op de site: {languages}.',
  yesPublish: 'Ja, publiceren',
  confirmReject: 'Dit artikel afwijzen?',
  confirmRejectText: 'Het artikel blijft een concept. De redactie ziet dat het is afgewezen, en waarom.',
  note: 'Toelichting voor de redactie (niet verplicht)',
  yesReject: 'Ja, afwijzen',
  back: 'Terug naar het voorbeeld',
  published: 'Gepubliceerd op {moment} met deze link: {languages}.',
  rejected: 'Afgewezen op {moment} met deze link. Het artikel is een concept gebleven.',
  rejectedNote: 'Toelichting: {note}',
  view: 'Bekijken op de site ({language})',
  lookAgain: 'Opnieuw kijken',
  alerts: {
    'decided-before': 'Over dit voorbeeld was al besloten. Er is nu niets meer gebeurd.',
    changed:
      'Het artikel is gewijzigd nadat u het bekeek. Er is niets gepubliceerd. Bekijk het hieronder nog eens.',
    'nothing-ready': 'Er was niets te publiceren.',
    'form-expired': 'Dit formulier was te oud. Er is niets gebeurd; kies hieronder opnieuw.',
  },
  troubles: {
    unknown: {
      title: 'Deze link klopt niet',
      text: 'Open hem rechtstreeks uit de mail. Werkt dat niet, vraag de redactie dan om een nieuw voorbeeld.',
    },
    expired: {
      title: 'Deze link is verlopen',
      text: 'Een voorbeeld is {days} dagen te bekijken. Vraag de redactie om een nieuw voorbeeld.',
    },
    gone: { title: 'Dit artikel is er niet meer', text: 'De redactie heeft het verwijderd.' },
    foreign: {
      title: 'Dit formulier kwam van een andere site',
      text: 'Er is niets gebeurd. Open de link rechtstreeks uit de mail.',
    },
    failed: {
      title: 'Er ging iets mis',
      text: 'Het is vastgelegd. Probeer het later opnieuw.',
    },
  },
} as const;
