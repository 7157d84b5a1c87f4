/** The mail that brings an enquiry to the business, which reads Dutch. */
export const businessWords = {
  subject: 'Bericht van {name}',
  subjectWithText: 'Bericht van {name}: {subject}',
  unstored: '[NIET BEWAARD] {subject}',
  unstoredText:
    'Dit bericht staat nog niet bij de aanvragen, omdat de database onbereikbaar was. Voeg het daar zelf toe met de verzegelde tekst onder aan deze mail.',
  reminder: 'Nog open: {subject}',
  reminderText: 'Dit bericht staat nog open. Op de site belooft u een antwoord binnen {hours} uur.',
  from: 'Van',
  phone: 'Telefoon',
  topic: 'Onderwerp',
  appointment: 'Gewenste afspraak',
  calendar: 'Voorstel van {name}',
  calendarFile: 'afspraak.ics',
  language: 'Taal',
  page: 'Pagina',
  received: 'Ontvangen',
  submission: 'Kenmerk',
  message: 'Bericht',
  quote: 'Prijsoverzicht',
  replaced: 'De bezoeker gebruikte een oudere prijslijst. In dit prijsoverzicht staan de huidige prijzen.',
  desk: 'Alle aanvragen: {url}',
  reply: 'Uw antwoord op deze mail gaat rechtstreeks naar de bezoeker.',
  replyRefused:
    'De maildienst accepteert het adres van de bezoeker niet als antwoordadres. Beantwoord het bericht daarom met een nieuwe mail aan het adres hierboven.',
  sealed: 'Verzegelde tekst',
} as const;
