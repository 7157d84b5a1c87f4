import { bitcoin, bitcoinOrder } from './bitcoin.ts';
import { contact, quote } from './contact.ts';
import { about, day, hero, how, why } from './home.ts';
import { inspection } from './inspection.ts';
import { pricing, services } from './offer.ts';
import { blog, legalVersions, news, partner, partners, preview } from './pages.ts';
import { servicePages } from './service-pages.ts';

const meta = {
  home: {
    title: 'Woningbeheer en sleutelbeheer op Ibiza',
    description:
      'Sleutelbeheer, schoonmaak, zwembad, tuin en technisch onderhoud voor uw huis op Ibiza. Basispakket met vaste maandprijs, bij spoed dag en nacht bereikbaar.',
  },
  keys: {
    title: 'Sleutelbeheer en ontvangst op Ibiza',
    description:
      'Wij bewaren de sleutels van uw huis op Ibiza, ontvangen uw gasten en halen uw post binnen. Vooraf spreken wij af wie er binnen mag.',
  },
  cleaning: {
    title: 'Schoonmaak van uw huis op Ibiza',
    description:
      'Regelmatige schoonmaak, grote schoonmaak, ramen lappen en een fris huis bij aankomst op Ibiza. U kent de prijs vooraf.',
  },
  pool: {
    title: 'Zwembadonderhoud op Ibiza',
    description:
      'Wij houden uw zwembad op Ibiza schoon en controleren water, pomp en filter, het hele jaar door. Inbegrepen in het basispakket.',
  },
  works: {
    title: 'Werkzaamheden en technisch onderhoud op Ibiza',
    description:
      'Wij plannen vaklieden in voor uw huis op Ibiza, laten ze binnen, zien toe op het werk en controleren de techniek.',
  },
  always: {
    title: '24/7-service voor uw huis op Ibiza',
    description:
      'Lekkage of storing in uw huis op Ibiza? Wij zijn dag en nacht bereikbaar, gaan kijken en laten de juiste vakman komen.',
  },
  rental: {
    title: 'Verhuurbeheer voor uw huis op Ibiza',
    description:
      'Verhuurbeheer van uw huis op Ibiza: advertenties, boekingen, gasten, controles en de coördinatie van de schoonmaak, voor een percentage van de huurprijs.',
  },
  inspection: {
    title: 'Wat wij nakijken bij een controlebezoek',
    description:
      'Wat wij nakijken in uw huis op Ibiza, kamer voor kamer: een checklist om af te drukken, een voorbeeldverslag en uw eerste week bij ons.',
  },
  blog: {
    title: 'Blog over uw huis op Ibiza',
    description:
      'Artikelen voor eigenaren van een huis op Ibiza: onderhoud, zwembad, tuin, sleutels en verhuur.',
  },
  news: {
    title: 'Nieuws van Ibiza',
    description: 'Kort nieuws van Ibiza in het Nederlands, altijd met bronnen en datum.',
  },
  'how-we-write': {
    title: 'Zo schrijven wij het nieuws',
    description:
      'Hoe ons nieuws van Ibiza ontstaat: wat een programma doet, wat een mens doet en waaraan u dat ziet. Met de cijfers tot nu toe.',
  },
  bitcoin: {
    title: 'Betalen met Bitcoin',
    description:
      'Zo betaalt u onze diensten met Bitcoin: na uw akkoord op de offerte krijgt u een uniek adres en het exacte bedrag.',
  },
  partners: {
    title: 'Onze partner voor het schoonmaken van zonnepanelen',
    description: 'Schone zonnepanelen voor uw huis op Ibiza: maak kennis met onze partner.',
  },
  privacy: {
    title: 'Privacyverklaring',
    description: 'Welke gegevens wij gebruiken, waarvoor en hoelang, wie ze krijgt en welke rechten u hebt.',
  },
  terms: {
    title: 'Algemene voorwaarden',
    description:
      'De voorwaarden voor onze diensten op Ibiza: opdracht, prijzen, betaling, sleutels en aansprakelijkheid.',
  },
  cookies: {
    title: 'Cookiebeleid',
    description:
      'Op deze website wordt u niet gevolgd. Lees wat uw browser wel bewaart en waarom daarvoor geen toestemming nodig is.',
  },
  legal: {
    title: 'Colofon',
    description: 'Van wie deze website is, hoe u ons bereikt en welke voorwaarden voor de website gelden.',
  },
  bitcoinOrder: {
    title: 'Uw betaling met Bitcoin',
    description:
      'Uw persoonlijke betaalpagina, met het adres, het bedrag in BTC en de status van uw betaling.',
  },
  thanks: {
    title: 'Bericht verzonden',
    description: 'Uw bericht is bij ons aangekomen. U krijgt binnen {formHours} uur antwoord.',
  },
  notFound: { title: 'Pagina niet gevonden', description: 'Deze pagina bestaat niet (meer).' },
} as const;

const nav = {
  label: 'Hoofdmenu',
  home: 'Home',
  services: 'Diensten',
  pricing: 'Tarieven',
  about: 'Over ons',
  contact: 'Contact',
  blog: 'Blog',
  bitcoin: 'Bitcoin',
  partners: 'Partners',
  menu: 'Menu',
  skip: 'Naar de inhoud',
  quick: 'Direct contact',
  call: 'Bellen',
  chat: 'WhatsApp',
  quote: 'Offerte',
} as const;

const languageSwitch = {
  label: 'Taal',
  choose: 'Taal kiezen',
  suggestion: 'Deze pagina in het Nederlands lezen',
  dismiss: 'Niet meer tonen',
  notTranslated: 'Niet vertaald: naar de blog',
} as const;

const footer = {
  tagline: 'Woningbeheer en sleutelbeheer op Ibiza',
  navigation: 'Navigatie',
  services: 'Diensten',
  inspections: 'Controlebezoeken',
  legal: 'Juridisch',
  contact: 'Contact',
  privacy: 'Privacyverklaring',
  terms: 'Algemene voorwaarden',
  cookies: 'Cookiebeleid',
  legalNotice: 'Colofon',
  igj: 'IGJ-registratie {number}',
  iso: 'ISO 9001, certificaat {number}',
} as const;

const floatingWhatsApp = {
  label: 'Chat met ons via WhatsApp',
  tooltip: 'Vragen? Stuur ons een bericht',
  message: 'Goedendag, ik heb een vraag over het beheer van mijn huis op Ibiza.',
} as const;

const notFound = {
  code: '404',
  heading: 'Oeps! Pagina niet gevonden',
  message: 'Het adres klopt niet helemaal, of de pagina is verhuisd.',
  home: 'Terug naar de homepage',
} as const;

const errors = {
  crash: 'Onverwachte fout!',
  crashText: 'Dit onderdeel werkt nu niet; de rest van de pagina wel.',
  reload: 'Pagina opnieuw laden',
} as const;

/** The Dutch dictionary. All other languages have exactly the same keys and placeholders. */
export const site = {
  meta,
  nav,
  languageSwitch,
  hero,
  services,
  servicePages,
  inspection,
  about,
  day,
  footer,
  legalVersions,
  pricing,
  quote,
  contact,
  why,
  how,
  bitcoin,
  bitcoinOrder,
  blog,
  news,
  notFound,
  partner,
  partners,
  preview,
  floatingWhatsApp,
  errors,
} as const;
