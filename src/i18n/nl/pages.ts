/** The blog: its overview, its search and the pages of posts. */
export const blog = {
  title: 'Blog',
  intro:
    'Praktische artikelen over onderhoud, sleutels, zwembad, tuin en verhuur, voor wie een huis op Ibiza heeft.',
  older: 'Oudere artikelen',
  newer: 'Nieuwere artikelen',
  newest: 'Nieuwste artikelen',
  latest: 'Nieuwste artikelen',
  read: 'Lees het artikel',
  page: 'Pagina {n}',
  pageTitle: 'Blog, pagina {n}',
  pageDescription: 'Eerder verschenen artikelen over huis, zwembad en tuin op Ibiza, pagina {n}.',
  pagination: 'Bladeren door de artikelen',
  fallbackNotice: 'Er zijn nog geen artikelen in uw taal. Hieronder staan onze Nederlandse artikelen.',
  fallbackLink: 'Alle Nederlandse artikelen',
  none: 'Er zijn nog geen artikelen gepubliceerd.',
  articleNotFound: 'Artikel niet gevonden.',
  articleNotFoundText:
    'Misschien is het verplaatst of verwijderd. In het overzicht vindt u al onze artikelen.',
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
    withMost: 'Artikelen met de meeste van uw zoekwoorden',
    noneWithAll: 'Geen artikel bevat al uw zoekwoorden. Deze artikelen bevatten de meeste ervan.',
    found: 'Gevonden artikelen: {n}',
  },
  feedTitle: '{name}: blog',
  feedDescription: 'Artikelen voor wie een huis op Ibiza heeft.',
  feedLink: 'RSS-feed',
} as const;

/** The daily news, its overview, and the page about how it is written. */
export const news = {
  title: 'Nieuws van Ibiza, {date}',
  sources: 'Bronnen',
  collectedTitle: 'Nieuws van Ibiza, {date}: de koppen',
  collectedExcerpt:
    'Recente berichten uit de media van het eiland, verzameld op {date}, met een link naar elk bericht.',
  collectedNote:
    'Een programma heeft deze koppen voor u verzameld, in de taal van de bron. Met elke link opent u het bericht zelf.',
  filter: 'Kies wat u wilt lezen',
  all: 'Alle artikelen',
  only: 'Nieuws',
  howWeWrite: {
    heading: 'Zo schrijven wij het nieuws',
    intro:
      'Een deel van het werk laten wij aan een programma over, de rest doen wij zelf. Hier leest u wie wat doet en waaraan u dat ziet.',
    sections: [
      {
        heading: 'Verzamelen',
        text: 'Elke dag leest een programma voor ons de nieuwsfeeds van de kranten en overheden op het eiland. Het zoekt uit wat nieuw is en houdt één bericht over als verschillende bronnen hetzelfde melden.',
      },
      {
        heading: 'Schrijven',
        text: 'Een taalmodel, een vorm van AI, haalt voor ons de feiten uit die berichten en noteert bij elk feit hoe dat letterlijk in het bericht staat. Met die feiten schrijft het in elke taal een korte tekst. Onder elke alinea noemen wij de bronnen, met een link.',
      },
      {
        heading: 'Controleren',
        text: 'Daarna laten wij een programma elke zin met het bericht vergelijken. Volgens vaste regels controleert het de namen, getallen, dagen en citaten; een tweede controle gaat na of de zin nog hetzelfde zegt als het bericht. Een zin die niet klopt, laten wij het taalmodel één keer herschrijven; helpt dat niet, dan schrappen wij de hele zin.',
      },
      {
        heading: 'Nalezen',
        text: 'Sommige onderwerpen zijn gevoelig, zoals een ongeluk, een misdrijf of een rechtszaak. Een tekst daarover publiceren wij pas als een redacteur ernaar heeft gekeken. Hetzelfde geldt voor een tekst die het programma niet met het bericht kon vergelijken. De redacteur ziet elke zin naast de woorden uit het bericht en kan de zin laten staan, wijzigen of schrappen. Pas als een redacteur genoeg tijd heeft genomen om alles te lezen, vervangen wij “nog niet nagelezen” door de naam van die redacteur.',
      },
      {
        heading: 'Vermelden',
        text: 'Als een tekst nog niet is nagelezen, vermelden wij dat overal: op de pagina zelf, in de overzichten, in de feed en op de afbeelding die verschijnt als u de pagina deelt.',
      },
      {
        heading: 'Corrigeren',
        text: 'Schrijf ons als u een fout ziet, dan verbeteren wij die. Als wij een tekst corrigeren die al op de site staat, vermelden wij de datum op de pagina.',
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
  newer: 'Recenter nieuws',
  newest: 'Laatste nieuws',
} as const;

/** What the partner does, in words of the business, so without quotation marks. The page around it: `partners`. */
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
    'Zonnepanelen schoonmaken is het enige wat deze partner doet, en juist daarom werken wij graag samen. U kent de prijs vóór elk bezoek en geeft eerst uw akkoord. In de offerte staat ook van wie u de rekening krijgt.',
} as const;

/** The page of the partners. */
export const partners = {
  heading: '{partner} maakt uw zonnepanelen schoon',
  intro: 'Saharastof en zeezout blijven op zonnepanelen liggen tot iemand ze eraf wast.',
  features: 'Wat deze partner voor u doet',
  recommendation: 'Waarom wij deze partner aanraden',
  ask: 'Stel ons uw vraag over zonnepanelen',
  visit: 'Bezoek {site}',
  newWindow: 'opent in een nieuw venster',
  visitHeading: 'Zo verloopt een bezoek',
  visitMoments: {
    dust: {
      title: 'Stof en zout',
      text: 'Daaronder vangen de panelen minder zon.',
    },
    door: {
      title: 'Wij doen de deur open',
      text: 'Wij maken de afspraak en laten onze partner binnen.',
    },
    clean: {
      title: 'Schone panelen',
      text: 'De panelen vangen weer volop zon.',
    },
    report: {
      title: 'U hoort van ons',
      text: 'Wij zien erop toe dat alles netjes wordt achtergelaten en laten u weten wanneer het werk klaar is.',
    },
  },
  collaborateHeading: 'Wilt u met ons samenwerken?',
  collaborateText: 'Bent u vakman of leverancier op Ibiza? Vertel ons wat u doet.',
  joining: [
    {
      title: 'Wie bij ons past',
      text: 'Vaklieden en leveranciers op Ibiza die afspraken nakomen, netjes met het huis omgaan en eerlijk zeggen wat zij aantreffen.',
    },
    {
      title: 'Wat u van ons krijgt',
      text: 'Wij doen de deur open, vertellen vooraf wat er moet gebeuren en vragen de eigenaar om akkoord. U kunt gewoon aan het werk.',
    },
    {
      title: 'Zo begint het',
      text: 'Vertel ons wat u doet en waar op het eiland. Wij nemen contact met u op om kennis te maken.',
    },
  ],
  collaborate: 'Werk met ons samen',
} as const;

/** The page to which the link in a preview mail leads. */
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
    'Het artikel blijft een concept. De redactie ziet dat u het hebt afgewezen en leest wat u erbij schrijft.',
  note: 'Toelichting voor de redactie (niet verplicht)',
  yesReject: 'Ja, afwijzen',
  back: 'Terug naar de voorvertoning',
  published: 'Met deze link gepubliceerd op {moment}: {languages}.',
  rejected: 'Met deze link afgewezen op {moment}. Het artikel is een concept gebleven.',
  rejectedNote: 'Toelichting: {note}',
  view: 'Bekijken op de site ({language})',
  lookAgain: 'Opnieuw bekijken',
  alerts: {
    'decided-before': 'Over dit artikel was al beslist, dus uw keuze heeft niets veranderd.',
    changed:
      'Het artikel is gewijzigd nadat u het had geopend. Daarom is het nog niet gepubliceerd. Bekijk het hieronder nog eens.',
    'nothing-ready': 'Er viel niets te publiceren.',
    'form-expired': 'Uw formulier was verlopen, dus er is niets gebeurd. Kies hieronder opnieuw.',
  },
  troubles: {
    unknown: {
      title: 'Deze link klopt niet',
      text: 'Open de link rechtstreeks vanuit de e-mail. Vraag de redactie om een nieuwe voorvertoning als dat niet helpt.',
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
      text: 'Wij hebben de fout genoteerd. Probeer het later opnieuw.',
    },
  },
} as const;

/** The legal pages: their contents, and the list of earlier versions. */
export const legalVersions = {
  contents: 'Op deze pagina',
  of: 'Versie van {date}',
  reading: 'Dit is de versie van {date}. De geldende tekst:',
  earlier: 'Eerdere versies',
} as const;
