import type { Words } from '../dictionary.ts';

/** The home page: the services, each of which has a page. */
export const services: Words['services'] = {
  heading: 'Alles, was Ihr Haus braucht, wenn Sie nicht da sind',
  intro: 'Eine Leistung oder alle zusammen: Sie haben die Wahl.',
  cards: {
    keys: {
      title: 'Schlüsselverwaltung und Gästeempfang',
      text: 'Wir öffnen die Tür, wenn Ihr Besuch kommt.',
      features: [
        'Sichere Verwahrung Ihrer Schlüssel',
        'Übergabe an Gäste und Familie, die Sie uns nennen',
        'Empfang und Verabschiedung der Gäste, Einlass für Lieferanten',
        'Leerung Ihres Briefkastens',
      ],
    },
    cleaning: {
      title: 'Hausreinigung',
      text: 'Sauber bei Ihrer Ankunft. Aufgeräumt nach Ihrer Abreise.',
      features: [
        'Regelmäßige Reinigung',
        'Grundreinigung',
        'Fensterreinigung',
        'Reinigung und Willkommensservice vor Ihrer Ankunft',
      ],
    },
    pool: {
      title: 'Poolpflege',
      text: 'Ein gepflegter Pool, das ganze Jahr über.',
      features: [
        'Kontrolle der Wasserqualität',
        'Reinigung von Boden, Wänden und Wasserlinie',
        'Kontrolle von Pumpe und Filter',
        'Nachricht, sobald etwas ersetzt werden muss',
      ],
    },
    works: {
      title: 'Koordination von Arbeiten und technische Instandhaltung',
      text: 'Wir sind da, wenn der Handwerker kommt, damit Sie nicht herfliegen müssen.',
      features: [
        'Termine mit Handwerkern und Zugang zum Haus',
        'Aufsicht über die Arbeiten und Bericht an Sie',
        'Kontrolle von Wasser, Strom und Gas',
        'Kontrolle von Lüftung und Klimaanlage',
      ],
    },
    always: {
      title: '24/7-Service',
      text: 'Ein Rohrbruch richtet sich nicht nach Bürozeiten. Wir im Notfall auch nicht.',
      features: [
        'Im Notfall Tag und Nacht erreichbar',
        'Besuch vor Ort, um zu sehen, was los ist',
        'Der richtige Handwerker, wenn einer nötig ist',
        'Zwischenberichte, bis das Problem gelöst ist',
      ],
    },
    rental: {
      title: 'Ferienvermietung',
      text: 'Sie sagen, wann Ihr Haus frei ist, wir kümmern uns um die Gäste.',
      features: [
        'Vermarktung und Inserate',
        'Buchungen und Belegungsplan',
        'Kommunikation mit den Gästen',
        'Check-in und Check-out mit Schlüsselübergabe',
        'Koordination von Reinigung und Wäsche',
        'Hauskontrollen und Schadensabwicklung',
      ],
    },
  },
  contact: 'Kontakt aufnehmen',
  chat: 'Per WhatsApp schreiben',
};

/** The home page: prices, and the calculator of a quote. */
export const pricing: Words['pricing'] = {
  heading: 'Klare Preise',
  intro: 'Ein Basispaket zum festen Monatspreis, dazu Extras nach Bedarf.',
  withoutVat: 'zzgl. MwSt.',
  base: {
    title: 'Basispaket',
    perMonth: 'pro Monat, inklusive MwSt.',
    includes: 'Inbegriffen',
    inclusions: {
      garden: 'Gartenpflege',
      pool: 'Poolpflege',
      utilities: 'Kontrolle von Wasser, Strom und Gas',
      mailkeys: 'Post- und Schlüsselverwaltung',
      inspections: '2 oder 4 Hauskontrollen pro Monat, nach Absprache',
      hvac: 'Kontrolle von Lüftung und Klimaanlage',
    },
  },
  extras: {
    title: 'Extras',
    note: 'Preise je Auftrag, nicht pro Monat. Wie wir Extras ohne Preisangabe berechnen, steht in Ihrem Angebot.',
    items: {
      groceries: 'Einkaufsservice vor Ihrer Ankunft',
      handyman: 'Kleine Reparatur',
      emergency: 'Notfalleinsatz',
      deepclean: 'Grundreinigung',
      windowwash: 'Fensterreinigung',
      pest: 'Schädlingsbekämpfung',
      carclean: 'Autowäsche',
      weeklyinspections: 'Zusätzliche wöchentliche Hauskontrollen',
      rentalprep: 'Vorbereitung für Feriengäste',
      welcomeclean: 'Reinigung und Willkommensservice',
      seasonal: 'Haus für Sommer oder Winter vorbereiten',
    },
    materials: 'ohne Material',
    onRequest: 'auf Anfrage',
    nameColumn: 'Extra',
    priceColumn: 'Preis',
  },
  rental: {
    title: 'Paket Ferienvermietung',
    fee: 'des Mietpreises',
    includes: 'Im Paket Ferienvermietung inbegriffen',
    hint: 'Mit einem Klick übernehmen Sie das Paket Ferienvermietung in Ihre Nachricht.',
  },
};
