export const blog = {
  title: 'Blog',
  intro:
    'Praktische artikelen over onderhoud, sleutels, zwembad, tuin en verhuur, voor wie een huis op Ibiza heeft.',
  older: 'Oudere artikelen',
  newer: 'Nieuwere artikelen',
  newest: 'Nieuwste artikelen',
  latest: 'Nieuwste artikelen',
  page: 'Pagina {n}',
  pageTitle: 'Blog, pagina {n}',
  pageDescription: 'Eerder verschenen artikelen over huis, zwembad en tuin op Ibiza, pagina {n}.',
  pagination: 'Bladeren door de artikelen',
  fallbackNotice: 'Er zijn nog geen artikelen in uw taal. Hieronder staan onze Nederlandse artikelen.',
  fallbackLink: 'Alle Nederlandse artikelen',
  none: 'Er zijn nog geen artikelen gepubliceerd.',
  articleNotFound: 'Artikel niet gevonden.',
  articleNotFoundText:
    'Misschien is het artikel verplaatst of verwijderd. In het overzicht vindt u alle artikelen.',
  backToBlog: 'Terug naar de blog',
  publishedOn: 'Gepubliceerd op {date}',
  author: 'Door {name}',
  readingTime: '{n} min. leestijd',
  otherLanguages: 'Dit artikel in een andere taal',
  machine: 'Deze tekst is automatisch vertaald en nog niet nagelezen.',
  writtenByAi: 'Deze tekst is geschreven door kunstmatige intelligentie en nog niet nagelezen.',
  reviewedBy: 'Nagelezen door {name} op {date}',
  correctedOn: 'Gecorrigeerd op {date}',
  original: 'Lees het origineel in het Nederlands',
  shortLabels: {
    'written-by-ai': 'AI-tekst, niet nagelezen',
    'machine-translated': 'automatisch vertaald, niet nagelezen',
  },
  contents: 'In dit artikel',
  related: 'Lees ook',
  previousPost: 'Vorig artikel',
  nextPost: 'Volgend artikel',
  share: 'Delen',
  shareWhatsApp: 'Deel via WhatsApp',
  shareEmail: 'Deel per e-mail',
  copyLink: 'Link kopiëren',
  copied: 'Link gekopieerd',
  search: {
    label: 'Zoek in de artikelen',
    placeholder: 'Bijvoorbeeld: zwembad',
    button: 'Zoeken',
    searching: 'Bezig met zoeken…',
    none: 'Niets gevonden voor “{q}”.',
    failed: 'Zoeken lukt nu niet. Probeer het straks opnieuw.',
    retry: 'Opnieuw proberen',
    results: 'Gevonden artikelen',
    found: 'Gevonden artikelen: {n}',
  },
  feedTitle: '{name}: blog',
  feedDescription: 'Artikelen voor wie een huis op Ibiza heeft.',
  feedLink: 'RSS-feed',
} as const;

export const news = {
  title: 'Nieuws van Ibiza, {date}',
  sources: 'Bronnen',
  collectedTitle: 'Nieuws van Ibiza, {date}: de koppen',
  collectedExcerpt:
    'Recente berichten uit de media van het eiland, verzameld op {date}, met een link naar elk bericht.',
  collectedNote:
    'Deze koppen zijn automatisch verzameld en staan in de taal van de bron. Elke link leidt naar het bericht zelf.',
  filter: 'Kies wat u wilt lezen',
  all: 'Alle artikelen',
  only: 'Nieuws',
  howWeWrite: {
    heading: 'Zo schrijven wij het nieuws',
    intro: 'Wat doet een programma, wat doet een mens, en waaraan ziet u het verschil?',
    sections: [
      {
        heading: 'Verzamelen',
        text: 'Elke ochtend leest een programma voor ons de nieuwsfeeds van kranten en overheden op het eiland. Het zoekt eruit wat nieuw is. Gaan meer berichten over dezelfde gebeurtenis, dan blijft er één over.',
      },
      {
        heading: 'Schrijven',
        text: 'Een taalmodel haalt de feiten uit die berichten en noteert bij elk feit uit welke woorden het blijkt. Met die feiten schrijft het in elke taal een korte tekst. De bronnen vindt u onder elke alinea, met een link.',
      },
      {
        heading: 'Controleren',
        text: 'Daarna wordt elke zin met het bericht vergeleken. Een programma kijkt volgens vaste regels of de namen, getallen, dagen en citaten kloppen; bij een tweede controle gaat het erom of er nog hetzelfde staat als in het bericht. Een zin die niet klopt, wordt één keer herschreven; helpt dat niet, dan gaat de zin eruit.',
      },
      {
        heading: 'Nalezen',
        text: 'Gaat een tekst over iets gevoeligs, zoals een ongeluk, een misdrijf of een rechtszaak, dan publiceren wij die pas als een redacteur ernaar heeft gekeken. Hetzelfde geldt voor een tekst die niet met het bericht kon worden vergeleken. De redacteur ziet elke zin naast de woorden uit het bericht en beslist: laten staan, wijzigen of schrappen. Wij vervangen “nog niet nagelezen” pas door de naam van de redacteur als die de tekst ten minste de volle leestijd open heeft gehad.',
      },
      {
        heading: 'Vermelden',
        text: 'Is een tekst nog niet nagelezen, dan ziet u dat overal: op de pagina zelf, in overzichten, in de feed en op de afbeelding die verschijnt als u de pagina deelt.',
      },
      {
        heading: 'Corrigeren',
        text: 'Ziet u een fout? Laat het ons weten, dan verbeteren wij die. Als wij een nieuwstekst na publicatie corrigeren, leest u op de pagina op welke datum dat was.',
      },
    ],
    counts: 'Tot nu toe',
    written: 'Geschreven zinnen',
    struck: 'Geschrapte zinnen',
    corrected: 'Gecorrigeerde teksten',
    report: 'Een fout melden',
  },
  heading: 'Nieuws van Ibiza',
  intro: 'Kort nieuws van het eiland, altijd met bronnen.',
  pageTitle: 'Nieuws van Ibiza, pagina {n}',
  pageDescription: 'Eerder nieuws van Ibiza, pagina {n}.',
  none: 'Er is nog geen nieuws in het Nederlands.',
  feedTitle: '{name}: nieuws van Ibiza',
  feedDescription: 'Kort nieuws van Ibiza, met bronnen.',
  older: 'Ouder nieuws',
  newer: 'Nieuwer nieuws',
  newest: 'Laatste nieuws',
} as const;

/** These texts have no quotation marks, because the business wrote them instead of the partner. */
export const partner = {
  tagline: 'Schone panelen vangen meer zon',
  description:
    'Onze partner maakt zonnepanelen op Ibiza schoon zonder agressieve middelen, met oog voor uw dak en uw tuin.',
  features: [
    'Reiniging met zacht water en zachte borstels',
    'Controle op zichtbare schade aan panelen en kabels',
    'Veilig werken op het dak',
    'Bezoek op afspraak, ook als u er niet bent',
  ],
  recommendation:
    'Deze partner doet niets anders dan zonnepanelen schoonmaken, en juist daarom werken wij graag samen. Wij doen de deur open, zien erop toe dat alles netjes wordt achtergelaten en laten u weten wanneer het klaar is.',
} as const;

export const partners = {
  heading: 'Onze partner voor het schoonmaken van zonnepanelen',
  intro:
    'Saharastof en zeezout blijven op zonnepanelen liggen. Het schoonmaken laten wij over aan een specialist.',
  features: 'Wat deze partner voor u doet',
  recommendation: 'Waarom wij deze partner aanraden',
  visit: 'Bezoek de website',
  newWindow: 'opent in een nieuw venster',
  collaborateHeading: 'Ook samenwerken?',
  collaborateText: 'Bent u vakman of leverancier op Ibiza? Vertel ons wat u doet.',
  collaborate: 'Werk met ons samen',
} as const;

export const preview = {
  title: 'Voorvertoning: {title}',
  pageLanguage: 'Taal van deze pagina',
  intro: 'Zo komt dit artikel op de site te staan. U ziet hier altijd de laatste versie.',
  until: 'Gemaild op {sent}. De link werkt tot {until}.',
  languages: 'Talen van dit artikel',
  missing: 'Er is geen versie in deze taal.',
  changed: 'gewijzigd na de e-mail',
  ready: 'Klaar voor publicatie: {languages}.',
  obstacles: {
    'post-untranslated': 'Pas te publiceren als de vertaling er is: {languages}.',
    'image-alt-missing': 'Pas te publiceren als de afbeelding een beschrijving heeft: {languages}.',
  },
  nothingReady: 'Er valt niets te publiceren: alles wat vertaald is, staat al op de site.',
  publish: 'Publiceren…',
  reject: 'Afwijzen…',
  confirmPublish: 'Dit artikel publiceren?',
  confirmPublishText: 'Het artikel komt in deze talen op de site: {languages}.',
  yesPublish: 'Ja, publiceren',
  confirmReject: 'Dit artikel afwijzen?',
  confirmRejectText:
    'Het artikel blijft een concept. De redactie ziet dat u het hebt afgewezen, en leest uw toelichting als u die geeft.',
  note: 'Toelichting voor de redactie (niet verplicht)',
  yesReject: 'Ja, afwijzen',
  back: 'Terug naar de voorvertoning',
  published: 'Met deze link gepubliceerd op {moment}: {languages}.',
  rejected: 'Met deze link afgewezen op {moment}. Het artikel is een concept gebleven.',
  rejectedNote: 'Toelichting: {note}',
  view: 'Bekijken op de site ({language})',
  lookAgain: 'Opnieuw bekijken',
  alerts: {
    'decided-before': 'Over deze voorvertoning was al beslist, dus uw keuze heeft niets veranderd.',
    changed:
      'Nadat u het artikel had bekeken, is het gewijzigd. Daarom is er niets gepubliceerd. Bekijk het hieronder nog eens.',
    'nothing-ready': 'Er viel niets te publiceren.',
    'form-expired': 'Het formulier was verlopen, dus er is niets gebeurd. Maak hieronder opnieuw uw keuze.',
  },
  troubles: {
    unknown: {
      title: 'Deze link klopt niet',
      text: 'Open de link rechtstreeks vanuit de e-mail. Helpt dat niet? Vraag de redactie om een nieuwe voorvertoning.',
    },
    expired: {
      title: 'Deze link is verlopen',
      text: 'Een voorvertoning blijft {days} dagen beschikbaar. Vraag de redactie om een nieuwe.',
    },
    gone: { title: 'Dit artikel is er niet meer', text: 'De redactie heeft het verwijderd.' },
    foreign: {
      title: 'Dit formulier kwam van een andere site',
      text: 'Daarom is er niets gebeurd. Open de link rechtstreeks vanuit de e-mail.',
    },
    failed: {
      title: 'Er ging iets mis',
      text: 'De fout is vastgelegd. Probeer het later opnieuw.',
    },
  },
} as const;

export const legalVersions = {
  of: 'Versie van {date}',
  reading: 'Dit is de versie van {date}. De geldende tekst:',
  earlier: 'Eerdere versies',
} as const;
