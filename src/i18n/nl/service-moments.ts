/** The words of the four drawn moments on each service’s page, except emergencies. */
export const serviceMoments = {
  keys: {
    heading: 'Waar uw sleutel is',
    moments: {
      received: {
        title: 'Bij de overdracht',
        text: 'U geeft ons de sleutels en wij spreken met u af wie er binnen mag.',
      },
      kept: { title: 'Veilig bewaard', text: 'Uw sleutels blijven bij ons zolang de opdracht loopt.' },
      used: {
        title: 'In gebruik',
        text: 'Wij ontvangen de mensen die u hebt aangewezen en laten vaklieden binnen voor werk dat met u is afgesproken.',
      },
      returned: { title: 'Weer bij u', text: 'Aan het einde van de opdracht krijgt u al uw sleutels terug.' },
    },
  },
  cleaning: {
    heading: 'Van uw vertrek tot uw volgende komst',
    moments: {
      leave: { title: 'U vertrekt', text: 'Doe de deur achter u op slot. Het opruimen doen wij.' },
      clean: {
        title: 'Wij maken schoon',
        text: 'Kamer voor kamer. De grote schoonmaak en de ramen doen wij wanneer u dat vraagt.',
      },
      beds: { title: 'Wij maken de bedden op', text: 'Kasten gelucht, schone handdoeken in de badkamers.' },
      ready: { title: 'U komt aan', text: 'Op de afgesproken dag is alles klaar.' },
    },
  },
  pool: {
    heading: 'Het jaar van uw zwembad',
    moments: {
      spring: {
        title: 'Lente',
        text: 'Het water wordt warmer en de algen beginnen te groeien. Wij reinigen de bodem, de wanden en de waterlijn.',
      },
      summer: {
        title: 'Zomer',
        text: 'Door hitte en zwemmers raakt het chloor sneller op. Wij controleren de waterkwaliteit.',
      },
      autumn: {
        title: 'Herfst',
        text: 'Regen en wind brengen dennennaalden en stof uit de Sahara mee. Wij maken uw zwembad weer schoon.',
      },
      winter: {
        title: 'Winter',
        text: 'Niemand zwemt, maar de pomp draait door. Wij blijven het water, de pomp en het filter controleren.',
      },
    },
  },
  works: {
    heading: 'Van controle tot verslag',
    moments: {
      check: {
        title: 'Wij controleren',
        text: 'Water, stroom, gas, ventilatie en airconditioning, ook als er niets te repareren valt.',
      },
      approval: {
        title: 'U beslist',
        text: 'U kent de prijs voordat het werk begint, en u geeft akkoord.',
      },
      work: {
        title: 'Wij zijn erbij',
        text: 'Wij plannen de vaklieden in, laten ze binnen en houden toezicht op het werk.',
      },
      report: {
        title: 'U hoort van ons',
        text: 'U krijgt een verslag van wat er is gedaan.',
      },
    },
  },
  rental: {
    heading: 'Een verblijf in uw huis',
    moments: {
      booking: {
        title: 'Boeking',
        text: 'Wij plaatsen de advertenties, nemen boekingen aan en houden de planning bij.',
      },
      arrival: {
        title: 'Aankomst',
        text: 'Wij ontvangen uw gasten en geven hun de sleutel.',
      },
      stay: {
        title: 'Tijdens het verblijf',
        text: 'Uw gasten hebben contact met ons. U hebt er geen omkijken naar.',
      },
      departure: {
        title: 'Vertrek',
        text: 'Wij checken uw gasten uit, lopen het huis na en regelen schoonmaak en linnengoed.',
      },
    },
  },
} as const;
