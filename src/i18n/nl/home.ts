/** The top of the home page. */
export const hero = {
  heading: 'Uw huis op Ibiza, in goede handen',
  intro:
    'Wij bewaren uw sleutels, ontvangen uw gasten en houden huis, zwembad en tuin in orde, of u er nu bent of niet.',
  contact: 'Vraag een gratis offerte aan',
  chat: 'Chat via WhatsApp',
  promise: 'Bij spoed dag en nacht bereikbaar',
} as const;

/** The home page: reasons to choose this business. */
export const why = {
  heading: 'Waarom eigenaren voor ons kiezen',
  items: [
    {
      title: 'Eén aanspreekpunt',
      text: 'Voor alles kunt u bij ons terecht, en u hoeft het maar één keer te vertellen.',
    },
    {
      title: 'Regelmatige controles',
      text: 'Wij lopen uw huis na, zodat een klein gebrek klein blijft.',
    },
    {
      title: 'In {n} talen',
      text: 'U kunt ons schrijven in het {languages}.',
    },
    {
      title: 'In euro’s of met Bitcoin',
      text: 'Dat beslist u pas als u de offerte hebt.',
    },
  ],
} as const;

/** The home page: a day in the life of a key, from morning to night. */
export const day = {
  heading: 'Een dag uit het leven van uw sleutel',
  times: {
    morning: { title: 'Ochtend', text: 'Wij openen de deur voor de vakman en zien toe op het werk.' },
    midday: { title: 'Middag', text: 'Wij controleren water, pomp en filter van uw zwembad.' },
    evening: { title: 'Avond', text: 'Wij ontvangen uw gasten en geven hun een sleutel.' },
    night: { title: 'Nacht', text: 'Uw sleutel is weer veilig bij ons.' },
  },
} as const;

/** The home page: who the business is. */
export const about = {
  heading: 'Over ons',
  paragraphs: [
    'Wij zorgen voor huizen op Ibiza waar de eigenaar maar een deel van het jaar verblijft. Die huizen staan ’s winters leeg, zitten ’s zomers vol en hebben altijd iemand nodig die een oogje in het zeil houdt.',
    'Dat begint bij de sleutel. Wie uw sleutel heeft, heeft uw vertrouwen.',
    'Op een eiland gaat alles via mensen die elkaar kennen. Met ons netwerk van vaklieden regelen wij wat er bij een huis komt kijken, van een lekkende kraan tot een heel seizoen verhuur.',
  ],
  values: {
    local: {
      title: 'Kennis van het eiland',
      text: 'Wij werken hier het hele jaar en weten wat zon, zout en leegstand met een huis doen.',
    },
    reliability: {
      title: 'Betrouwbaarheid',
      text: 'Wat wij afspreken, staat in uw offerte. Als iets niet lukt, laten wij het u weten.',
    },
    network: { title: 'Lokaal netwerk', text: 'Wij kennen onze vaklieden, en zij kennen ons.' },
    quality: {
      title: 'Kwaliteit',
      text: 'Wij laten elk huis achter zoals wij ons eigen huis graag aantreffen.',
    },
  },
  stat: { value: '24/7', label: 'bereikbaar bij spoed' },
  mission: {
    title: 'Onze missie',
    text: 'Een huis op Ibiza dat u rust geeft, geen zorgen.',
  },
  badges: ['Gratis offertes', 'Een verslag na elk controlebezoek', 'Prijzen vooraf bekend'],
} as const;

/** The home page: the steps from the first message to regular care. */
export const how = {
  heading: 'Zo gaan wij te werk',
  intro: 'Van uw eerste bericht tot doorlopend beheer, in vier stappen.',
  /** `Service.astro` shows the fourth on the page of the keys, too. */
  steps: [
    { title: 'Kennismaken', text: 'U belt of schrijft ons en vertelt over uw huis en uw wensen.' },
    {
      title: 'Huis bekijken',
      text: 'Wij bekijken het huis, de tuin en de installaties en bespreken wat er nodig is.',
    },
    {
      title: 'Offerte maken',
      text: 'U krijgt een offerte voor wat u kiest: het basispakket, met of zonder extra’s, of losse diensten.',
    },
    {
      title: 'Sleutels overdragen',
      text: 'Na uw akkoord op de offerte geeft u ons de sleutels en gaan wij aan de slag.',
    },
  ],
} as const;
