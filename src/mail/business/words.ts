export const businessWords = {
  subject: 'Bericht van {name}',
  subjectWithText: 'Bericht van {name}: {subject}',
  unstored: '[NIET BEWAARD] {subject}',
  unstoredText:
    'De database was niet bereikbaar. Dit bericht staat daarom nog niet bij de aanvragen. Neem het daar over met de verzegelde tekst onderaan.',
  reminder: 'Nog open: {subject}',
  reminderText: 'Dit bericht staat nog open. Uw streven is een antwoord binnen {hours} uur.',
  from: 'Van',
  phone: 'Telefoon',
  topic: 'Onderwerp',
  language: 'Taal',
  page: 'Pagina',
  received: 'Ontvangen',
  submission: 'Kenmerk',
  message: 'Bericht',
  quote: 'Prijsoverzicht',
  replaced: 'De bezoeker maakte dit prijsoverzicht met een oudere prijslijst. Hier staan de prijzen van nu.',
  desk: 'Alle aanvragen: {url}',
  reply: 'Beantwoord deze mail om de bezoeker te schrijven.',
  replyRefused:
    'De maildienst aanvaardt het adres van de bezoeker niet als antwoordadres. Schrijf de bezoeker zelf op het adres hierboven.',
  sealed: 'Verzegelde tekst',
} as const;
