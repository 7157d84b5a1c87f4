/** The home page: the services, each of which has a page. */
export const services = {
  heading: 'Alles wat uw huis nodig heeft als u er niet bent',
  intro: 'Eén dienst of alles samen: u kiest.',
  cards: {
    keys: {
      title: 'Sleutelbeheer en ontvangst',
      text: 'Wij openen de deur voor wie u verwacht, ook als u er niet bent.',
      features: [
        'Uw sleutels veilig bewaard',
        'Sleutels overhandigd aan de gasten en familie die u aanwijst',
        'Gasten ontvangen en uitgezwaaid, leveranciers binnengelaten',
        'Uw post binnengehaald',
      ],
    },
    cleaning: {
      title: 'Schoonmaak van uw huis',
      text: 'Een fris huis bij aankomst, een opgeruimd huis na vertrek.',
      features: [
        'Regelmatige schoonmaak',
        'Grote schoonmaak',
        'Ramen lappen',
        'Schoonmaak en welkomstservice vóór uw komst',
      ],
    },
    pool: {
      title: 'Zwembadonderhoud',
      text: 'Wij zorgen voor helder water, in het seizoen en daarbuiten.',
      features: [
        'Controle van de waterkwaliteit',
        'Reiniging van bodem, wanden en waterlijn',
        'Controle van pomp en filter',
        'Bericht zodra iets aan vervanging toe is',
      ],
    },
    works: {
      title: 'Coördinatie van werkzaamheden en technisch onderhoud',
      text: 'Wij zien toe op het werk, zodat u niet hoeft over te komen.',
      features: [
        'Planning en ontvangst van vaklieden',
        'Toezicht op het werk en bericht over de voortgang',
        'Controle van water, stroom en gas',
        'Controle van ventilatie en airconditioning',
      ],
    },
    always: {
      title: '24/7-service',
      text: 'Een lekkage houdt zich niet aan kantooruren. Wij bij spoed ook niet.',
      features: [
        'Bij spoed dag en nacht bereikbaar',
        'Een bezoek om te zien wat er aan de hand is',
        'De juiste vakman, als er een nodig is',
        'Bericht over de voortgang, tot alles is opgelost',
      ],
    },
    rental: {
      title: 'Verhuurbeheer',
      text: 'U bepaalt wanneer uw huis vrij is, wij zorgen voor de gasten.',
      features: [
        'Marketing en advertenties voor uw huis',
        'Boekingen en planning',
        'Communicatie met gasten',
        'In- en uitchecken met sleuteloverdracht',
        'Coördinatie van schoonmaak en linnengoed',
        'Controlebezoeken en afhandeling van schade',
      ],
    },
  },
  contact: 'Neem contact op',
  chat: 'Chat via WhatsApp',
} as const;

/** The home page: prices, and the calculator of a quote. */
export const pricing = {
  heading: 'Duidelijke prijzen',
  intro: 'Eén basispakket voor een vast bedrag per maand, en extra’s wanneer u ze nodig hebt.',
  /** Stands beside the name of an extra whose price is without VAT. */
  withoutVat: 'excl. btw',
  base: {
    title: 'Basispakket',
    perMonth: 'per maand, inclusief btw',
    includes: 'Inbegrepen',
    inclusions: {
      garden: 'Tuinverzorging',
      pool: 'Zwembadonderhoud',
      utilities: 'Controle van water, stroom en gas',
      mailkeys: 'Post- en sleutelbeheer',
      inspections: '2 of 4 controlebezoeken per maand, zoals afgesproken',
      hvac: 'Controle van ventilatie en airconditioning',
    },
  },
  extras: {
    title: 'Extra’s',
    note: 'Extra’s met een prijs betaalt u per keer, niet per maand. Of dat ook voor extra’s op aanvraag geldt, leest u in uw offerte.',
    items: {
      groceries: 'Boodschappen doen vóór uw aankomst',
      handyman: 'Klus door de klusjesman',
      emergency: 'Spoedbezoek',
      deepclean: 'Grote schoonmaak',
      windowwash: 'Ramen lappen',
      pest: 'Ongediertebestrijding',
      carclean: 'Auto wassen',
      weeklyinspections: 'Extra wekelijkse controlebezoeken',
      rentalprep: 'Huis klaarmaken voor verhuur',
      welcomeclean: 'Schoonmaak en welkomstservice',
      seasonal: 'Huis zomerklaar of winterklaar maken',
    },
    materials: 'exclusief materiaal',
    onRequest: 'op aanvraag',
    nameColumn: 'Extra',
    priceColumn: 'Prijs',
  },
  rental: {
    title: 'Verhuurpakket',
    fee: 'van de huurprijs',
    includes: 'Inbegrepen in het verhuurpakket',
    hint: 'Met deze knop voegt u het verhuurpakket toe aan uw bericht.',
  },
} as const;
