/** The start page: what needs somebody now. */
export const today = {
  loading: 'Kijken wat er te doen is…',
  failed: 'Wat er te doen is, kon niet worden opgehaald.',
  retry: 'Opnieuw proberen',
  done: 'Alles is gedaan. Er wacht niets op u.',
  all: 'Alle {n} tonen',
  enquiries: {
    title: 'Open aanvragen',
    someone: 'Een bezoeker',
    toAll: 'Naar de aanvragen',
    held: {
      one: '1 bericht wordt vastgehouden omdat het op reclame lijkt.',
      other: '{n} berichten worden vastgehouden omdat ze op reclame lijken.',
    },
  },
  untitled: 'Zonder titel',
  becomes: {
    online: 'wordt online gezet',
    gone: 'gaat van de site',
  },
  badges: {
    enquiries: {
      one: '1 open aanvraag',
      other: '{n} open aanvragen',
    },
    articles: {
      one: '1 vertaling vraagt aandacht',
      other: '{n} vertalingen vragen aandacht',
    },
    payments: {
      one: '1 betaling om over te beslissen',
      other: '{n} betalingen om over te beslissen',
    },
    news: {
      one: '1 nieuwsbericht na te lezen',
      other: '{n} nieuwsberichten na te lezen',
    },
  },
  kinds: {
    payments: 'Betalingen om over te beslissen',
    failed: 'Vertaling mislukt',
    outdated: 'Vertaling is verouderd',
    unread: 'Vertaling nalezen',
    news: 'Nieuws nalezen',
    scheduled: 'Gaat vanzelf naar de site',
    drafts: 'Onafgemaakte artikelen',
    unsaved: 'Nog niet opgeslagen',
    onItsWay: 'Onderweg naar de site',
  },
} as const;
