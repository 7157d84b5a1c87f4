/** A sheet of paper for each service, such as an owner receives, about an invented house. */
export const serviceSamples = {
  note: 'Voorbeeld: huis en gegevens zijn verzonnen.',
  keys: {
    title: 'Sleutelboek',
    fact: { label: 'Label', value: 'Nr. 17' },
    by: 'Bijgehouden door',
    rows: {
      received: 'Van u ontvangen: twee huissleutels en één sleutel van het hek.',
      inspection: 'Om {keyOut} uur meegenomen voor het controlebezoek. Terug om {keyBack} uur.',
      newTap:
        'Om {keyOut} uur meegenomen om de klusjesman binnen te laten voor de nieuwe kraan, zoals met u afgesproken. Wij bleven erbij; terug om {keyBack} uur.',
      guests:
        'Om {keyOut} uur één huissleutel gegeven aan de gasten die u had aangewezen. Op {lastDay} terug; alle drie de sleutels zijn weer veilig opgeborgen.',
    },
  },
  cleaning: {
    title: 'Klaar voor uw komst',
    fact: { label: 'U komt aan', value: '12 juli, 18:30 uur' },
    by: 'Klaargemaakt door',
    done: [
      'Bedden opgemaakt, kasten gelucht',
      'Badkamers schoon, schone handdoeken',
      'Keuken schoon, koelkast koud',
      'Kamers gelucht, luiken open',
      'Vloeren gestofzuigd en gedweild',
      'Terras geveegd, parasols buiten',
      'Warm water aan, lampen nagekeken',
    ],
    photo: 'Slaapkamer, 16:40\u00a0uur',
  },
  pool: {
    title: 'Watercontrole',
    fact: { label: 'Bezoek', value: '4 augustus, 9:20 uur' },
    by: 'Gemeten door',
    measures: {
      ph: { name: 'pH', value: '7,4', good: 'goed: 7,2 tot 7,6', was: '7,8 bij aankomst' },
      chlorine: { name: 'Vrij chloor', value: '1,2 mg/l', good: 'goed: 0,5 tot 2 mg/l' },
    },
    checked: 'Nagekeken',
    rows: [
      { name: 'pH', text: 'Bij aankomst 7,8. pH-min toegevoegd en opnieuw gemeten: 7,4.' },
      { name: 'Chloor', text: '1,2 mg/l, niets toegevoegd.' },
      { name: 'Mandjes', text: 'Skimmer en pomp: geleegd.' },
      { name: 'Waterlijn', text: 'Rondom geborsteld, geen algen.' },
      { name: 'Pomp en filter', text: 'Pomp draait, filter teruggespoeld.' },
    ],
  },
  works: {
    title: 'Offerte: kraan in de logeerbadkamer',
    by: 'Opgesteld door',
    labour: 'Oude kraan eruit, nieuwe erin',
    materials: { name: 'Materiaal', text: 'Eén mengkraan' },
    total: 'Totaal',
    question: 'Zullen wij aan de slag gaan?',
    answers: ['Akkoord', 'Niet akkoord'],
  },
  always: {
    title: 'Spoedbezoek: water in de keuken',
    fact: { label: 'Bezoek', value: '6 december' },
    by: 'Verslag van',
    rows: [
      {
        name: '21:40\u00a0uur',
        text: 'U belt: water op de keukenvloer. Uw gasten draaien de hoofdkraan dicht.',
      },
      {
        name: '21:42\u00a0uur',
        text: 'Aan de telefoon hoort u dat wij er uiterlijk om 22:30\u00a0uur zijn.',
      },
      { name: '22:25\u00a0uur', text: 'In het huis: de slang onder de gootsteen is gesprongen.' },
      {
        name: '22:35\u00a0uur',
        text: 'Het kraantje onder de gootsteen is dicht, dus uw gasten hebben weer water. Wij drogen de vloer.',
      },
      { name: '22:55\u00a0uur', text: 'Wij bellen u en vertellen wat wij hebben gezien.' },
    ],
    costs: 'Wat het kost',
    question: 'Mag een loodgieter de slang morgen vervangen? Dat kost {price}.',
    answers: ['Ja, graag', 'Nee, nu nog niet'],
  },
  rental: {
    title: 'Afrekening van juli',
    fact: { label: 'Verblijven', value: '3, samen 24 nachten' },
    by: 'Opgesteld door',
    income: { name: 'Huuropbrengst', text: 'Drie verblijven' },
    fee: { name: 'Onze vergoeding', text: '{percent} van de huurprijs' },
    cleaning: { name: 'Schoonmaak en linnengoed', text: 'Drie gastenwissels' },
    total: 'Voor u',
  },
} as const;
