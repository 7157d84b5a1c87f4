import type { Words } from '../dictionary.ts';

/** The page about visits of inspection: the checklist to print, an example of a report, and the first week. */
export const inspection: Words['inspection'] = {
  heading: 'Was wir prüfen, wenn Sie nicht da sind',
  intro:
    'Bei jeder Hauskontrolle gehen wir mit einer festen Checkliste durch Ihr Haus, Raum für Raum. Im Bericht lesen Sie danach, was wir gesehen und getan haben.',
  link: 'So läuft eine Hauskontrolle ab',
  checklist: {
    heading: 'Die Checkliste',
    intro: 'Was es in Ihrem Haus nicht gibt, lassen wir weg. Was hier fehlt, nehmen wir auf.',
    print: 'Checkliste drucken',
    house: 'Haus',
    date: 'Datum',
  },
  rooms: [
    {
      name: 'Außenbereich und Briefkasten',
      checks: [
        'Briefkasten geleert',
        'Tor, Türen und Schlösser ohne Einbruchspuren',
        'Dach, Fassade und Dachrinnen vom Boden aus geprüft',
        'Außenbeleuchtung funktioniert',
      ],
      finding: 'Zwei Briefe aus dem Briefkasten auf den Küchentisch gelegt. Sonst in Ordnung.',
    },
    {
      name: 'Wohnzimmer',
      checks: [
        'Fenster, Türen und Läden geschlossen',
        'Keine neuen Feuchtigkeitsflecken oder Risse',
        'Keine Spuren von Schädlingen',
        'Raum gelüftet',
      ],
      finding: 'Keine Auffälligkeiten.',
    },
    {
      name: 'Küche',
      checks: [
        'Kühl- und Gefrierschrank kühlen und schließen gut',
        'Wasser laufen lassen, Abfluss frei',
        'Schrank unter der Spüle trocken',
        'Gas abgedreht, Mülleimer leer',
      ],
      finding: 'Der Kühlschrank steht auf 5\u00a0°C.',
    },
    {
      name: 'Schlafzimmer',
      checks: [
        'Fenster und Läden geschlossen',
        'Kein Schimmel, kein muffiger Geruch',
        'Betten und Matratzen trocken',
        'Schränke gelüftet',
      ],
      finding:
        'Muffiger Geruch im Schrank des Gästezimmers. Gelüftet, Schranktüren einen Spalt offen gelassen.',
    },
    {
      name: 'Bäder',
      checks: [
        'Wasserhähne und Duschen laufen lassen',
        'Toiletten gespült',
        'Abflüsse frei',
        'Silikonfugen unbeschädigt',
      ],
      finding: 'Der Wasserhahn im Gästebad tropft. Für einen neuen bitten wir unten um Ihre Zustimmung.',
    },
    {
      name: 'Terrasse und Garten',
      checks: [
        'Bewässerung funktioniert',
        'Pflanzen und Rasen geprüft',
        'Möbel und Sonnenschirme gesichert',
        'Abläufe und Rinnen frei von Laub',
      ],
      finding: 'Ein Tropfer der Bewässerung war verstopft. Gereinigt, funktioniert wieder.',
    },
    {
      name: 'Pool',
      checks: [
        'Wasserstand in Ordnung',
        'Wasserqualität gemessen',
        'Skimmer- und Pumpenkorb geleert',
        'Pumpe und Filter laufen',
        'Boden, Wände und Wasserlinie sauber',
      ],
      finding: 'Wasserstand 3\u00a0cm zu niedrig, nachgefüllt. Pumpe und Filter in Ordnung.',
    },
    {
      name: 'Technikraum',
      checks: [
        'Wasser- und Stromzähler abgelesen',
        'Boiler und Leitungen dicht',
        'Sicherungen und FI-Schalter geprüft',
        'Klimaanlage und Lüftung laufen lassen',
      ],
      finding: 'Der Wasserverbrauch passt zum Nachfüllen des Pools.',
    },
    {
      name: 'Beim Verlassen',
      checks: [
        'Wasser und Licht wie vereinbart',
        'Fenster und Türen abgeschlossen',
        'Alarmanlage eingeschaltet',
        'Schlüssel wieder sicher verwahrt',
      ],
      finding: 'Alles abgeschlossen, Alarmanlage eingeschaltet, Schlüssel wieder sicher verwahrt.',
    },
  ],
  report: {
    link: 'Musterbericht ansehen',
    heading: 'Ein Musterbericht',
    sample: 'Muster',
    note: 'Haus und Ergebnisse sind frei erfunden. So liest sich ein Bericht nach einer Hauskontrolle.',
    house: 'Musterhaus mit Garten und Pool',
    visit: '{day}, {from}–{until} Uhr',
    inspector: 'Kontrolle durch',
    photo: 'Gästebad, {photo}\u00a0Uhr',
    place: 'Wo',
    status: 'Status',
    finding: 'Was wir gesehen und getan haben',
    states: { fine: 'In Ordnung', attention: 'Behoben', decision: 'Zustimmung nötig' },
    decision: 'Bitte um Ihre Zustimmung',
    question: 'Dürfen wir den Wasserhahn im Gästebad ersetzen lassen?',
    price: 'Arbeit und neuer Hahn laut unserem Angebot: {total}.',
    answers: ['Ja, bitte ersetzen lassen', 'Nein, vorerst nicht'],
    answered: 'Von Ihnen beantwortet am {day}',
  },
  week: {
    heading: 'Ihre erste Woche mit uns',
    intro: 'Vom Schlüssel bis zum ersten Bericht.',
    steps: [
      {
        title: 'Die Schlüssel',
        text: 'Sie geben uns die Schlüssel. Wir vereinbaren, wer ins Haus darf und wann Sie von uns hören.',
      },
      {
        title: 'Ihre Vorgaben',
        text: 'Gemeinsam mit Ihnen halten wir fest, wie alles sein soll: Wasser, Licht, Fensterläden, Alarmanlage und Pool.',
      },
      {
        title: 'Die erste Hauskontrolle',
        text: 'Wir gehen die Checkliste durch und lesen die Zähler ab, damit Abweichungen später auffallen.',
      },
      {
        title: 'Der erste Bericht',
        text: 'Im Bericht steht, was wir gesehen und getan haben und wofür wir Ihre Zustimmung brauchen.',
      },
    ],
  },
};
