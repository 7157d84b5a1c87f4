import type { Words } from '../dictionary.ts';

/** A sheet of paper for each service, such as an owner receives, about an invented house. */
export const serviceSamples: Words['servicePages']['samples'] = {
  note: 'Ein Beispiel: Haus und Angaben sind erfunden.',
  keys: {
    title: 'Schlüsselbuch',
    fact: { label: 'Anhänger', value: 'Nr. 17' },
    by: 'Eingetragen von',
    rows: {
      received: 'Von Ihnen erhalten: zwei Hausschlüssel und ein Torschlüssel.',
      inspection: '{keyOut} Uhr: für die Hauskontrolle entnommen. Zurück um {keyBack} Uhr.',
      newTap:
        '{keyOut} Uhr: entnommen, um dem Handwerker für den vereinbarten neuen Hahn zu öffnen. Wir blieben dabei; zurück um {keyBack} Uhr.',
      guests:
        '{keyOut} Uhr: ein Hausschlüssel an die Gäste, die Sie uns genannt hatten. Zurück am {lastDay}; alle drei Schlüssel sind wieder sicher verwahrt.',
    },
  },
  cleaning: {
    title: 'Bereit für Ihre Ankunft',
    fact: { label: 'Ihre Ankunft', value: '12. Juli, 18:30 Uhr' },
    by: 'Vorbereitet von',
    done: [
      'Betten bezogen, Schränke gelüftet',
      'Bäder geputzt, frische Handtücher',
      'Küche sauber, Kühlschrank kalt',
      'Zimmer gelüftet, Fensterläden offen',
      'Böden gesaugt und gewischt',
      'Terrasse gefegt, Sonnenschirme draußen',
      'Warmwasser an, Lampen geprüft',
    ],
    photo: 'Schlafzimmer, 16:40\u00a0Uhr',
  },
  pool: {
    title: 'Wasserprotokoll',
    fact: { label: 'Besuch', value: '4. August, 9:20 Uhr' },
    by: 'Gemessen von',
    measures: {
      ph: { name: 'pH-Wert', value: '7,4', good: 'gut: 7,2 bis 7,6', was: '7,8 bei Ankunft' },
      chlorine: { name: 'Freies Chlor', value: '1,2 mg/l', good: 'gut: 0,5 bis 2 mg/l' },
    },
    checked: 'Geprüft',
    rows: [
      {
        name: 'pH-Wert',
        text: 'Bei unserer Ankunft 7,8. Wir haben pH-Minus zugegeben und nachgemessen: 7,4.',
      },
      { name: 'Chlor', text: '1,2 mg/l, nichts zugegeben.' },
      { name: 'Körbe', text: 'Skimmer- und Pumpenkorb geleert.' },
      { name: 'Wasserlinie', text: 'Rundum gebürstet, keine Algen.' },
      { name: 'Pumpe und Filter', text: 'Pumpe läuft, Filter rückgespült.' },
    ],
  },
  works: {
    title: 'Angebot: Wasserhahn im Gästebad',
    by: 'Erstellt von',
    labour: 'Alten Hahn ausbauen, neuen einbauen',
    materials: { name: 'Material', text: 'Eine Mischbatterie' },
    total: 'Summe',
    question: 'Sollen wir das so machen?',
    answers: ['Annehmen', 'Ablehnen'],
  },
  always: {
    title: 'Notfalleinsatz: Wasser in der Küche',
    fact: { label: 'Einsatz', value: '6. Dezember' },
    by: 'Bericht von',
    rows: [
      {
        name: '21:40\u00a0Uhr',
        text: 'Ihr Anruf: Wasser auf dem Küchenboden. Ihre Gäste drehen den Haupthahn zu.',
      },
      { name: '21:42\u00a0Uhr', text: 'Am Telefon sagen wir Ihnen: Bis 22:30\u00a0Uhr sind wir da.' },
      { name: '22:25\u00a0Uhr', text: 'Im Haus: Der Schlauch unter der Spüle ist geplatzt.' },
      {
        name: '22:35\u00a0Uhr',
        text: 'Das Ventil unter der Spüle ist zu, Ihre Gäste haben wieder Wasser. Wir trocknen den Boden.',
      },
      { name: '22:55\u00a0Uhr', text: 'Wir rufen Sie an und berichten.' },
    ],
    costs: 'Was es kostet',
    question: 'Darf ein Installateur den Schlauch morgen ersetzen? Das kostet {price}.',
    answers: ['Ja, bitte', 'Nein, vorerst nicht'],
  },
  rental: {
    title: 'Abrechnung für Juli',
    fact: { label: 'Aufenthalte', value: '3, zusammen 24 Nächte' },
    by: 'Erstellt von',
    income: { name: 'Mieteinnahmen', text: 'Drei Aufenthalte' },
    fee: { name: 'Unser Anteil', text: '{percent} des Mietpreises' },
    cleaning: { name: 'Reinigung und Wäsche', text: 'Drei Gästewechsel' },
    total: 'Auszahlung an Sie',
  },
};
