import type { Words } from '../dictionary.ts';

/** The words of the four drawn moments on each service’s page, except emergencies. */
export const serviceMoments: Words['servicePages']['moments'] = {
  keys: {
    heading: 'Wo Ihr Schlüssel ist',
    moments: {
      received: {
        title: 'Bei der Übergabe',
        text: 'Sie geben uns die Schlüssel, und wir vereinbaren mit Ihnen, wer ins Haus darf.',
      },
      kept: { title: 'Sicher verwahrt', text: 'Wir verwahren Ihre Schlüssel, solange der Vertrag läuft.' },
      used: {
        title: 'Im Einsatz',
        text: 'Wir empfangen die Personen, die Sie uns genannt haben, und öffnen Handwerkern für vereinbarte Arbeiten die Tür.',
      },
      returned: {
        title: 'Wieder bei Ihnen',
        text: 'Sobald der Vertrag endet, bekommen Sie alle Schlüssel zurück.',
      },
    },
  },
  cleaning: {
    heading: 'Von Ihrer Abreise bis zur nächsten Ankunft',
    moments: {
      leave: { title: 'Sie reisen ab', text: 'Schließen Sie einfach ab. Das Aufräumen übernehmen wir.' },
      clean: {
        title: 'Wir putzen',
        text: 'Raum für Raum. Grund- und Fensterreinigung buchen Sie, wann immer sie nötig sind.',
      },
      beds: {
        title: 'Wir beziehen die Betten',
        text: 'Schränke gelüftet, frische Handtücher in den Bädern.',
      },
      ready: { title: 'Sie kommen an', text: 'Am vereinbarten Tag ist alles bereit.' },
    },
  },
  pool: {
    heading: 'Ihr Pool im Jahreslauf',
    moments: {
      spring: {
        title: 'Frühling',
        text: 'Das Wasser wird wärmer, und die Algen beginnen zu wachsen. Wir reinigen Boden, Wände und Wasserlinie.',
      },
      summer: {
        title: 'Sommer',
        text: 'Hitze und häufiges Baden zehren am Chlor. Wir prüfen die Wasserqualität.',
      },
      autumn: {
        title: 'Herbst',
        text: 'Regen und Wind bringen Kiefernnadeln und Saharastaub. Wir holen beides aus Ihrem Pool.',
      },
      winter: {
        title: 'Winter',
        text: 'Niemand badet, aber die Pumpe läuft weiter. Wir prüfen weiterhin Wasser, Pumpe und Filter.',
      },
    },
  },
  works: {
    heading: 'Von der Kontrolle bis zum Bericht',
    moments: {
      check: {
        title: 'Wir kontrollieren',
        text: 'Wasser, Strom, Gas, Lüftung und Klimaanlage, auch wenn nichts zu reparieren ist.',
      },
      approval: {
        title: 'Sie entscheiden',
        text: 'Sie kennen den Preis, bevor die Arbeiten beginnen, und stimmen zu.',
      },
      work: {
        title: 'Wir sind da',
        text: 'Wir vereinbaren die Termine, öffnen den Handwerkern die Tür und beaufsichtigen die Arbeiten.',
      },
      report: {
        title: 'Sie hören von uns',
        text: 'Sie erhalten einen Bericht über die ausgeführten Arbeiten.',
      },
    },
  },
  rental: {
    heading: 'Ein Aufenthalt in Ihrem Haus',
    moments: {
      booking: {
        title: 'Buchung',
        text: 'Wir inserieren Ihr Haus, nehmen Buchungen an und führen den Belegungsplan.',
      },
      arrival: {
        title: 'Ankunft',
        text: 'Wir empfangen Ihre Gäste und übergeben den Schlüssel.',
      },
      stay: {
        title: 'Während des Aufenthalts',
        text: 'Ihre Gäste wenden sich an uns; Sie selbst müssen sich um nichts kümmern.',
      },
      departure: {
        title: 'Abreise',
        text: 'Wir verabschieden die Gäste, kontrollieren das Haus und organisieren Reinigung und Wäsche.',
      },
    },
  },
};
