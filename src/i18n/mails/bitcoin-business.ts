export const bitcoinBusinessWords = {
  changes: {
    seen: {
      subject: 'Bitcoinbetaling zichtbaar: {who}',
      text: 'De betaling staat op het netwerk, maar is nog niet bevestigd. De opdracht is dus nog niet geboekt.',
    },
    vanished: {
      subject: 'Bitcoinbetaling weer verdwenen: {who}',
      text: 'De betaling was op het netwerk te zien, maar is vervangen of ingetrokken. De opdracht is niet geboekt. Ook de klant krijgt hierover een mail.',
    },
    confirmed: {
      subject: 'Betaald met Bitcoin: {who}',
      text: 'Beide bronnen melden dat de betaling is bevestigd. De opdracht is geboekt.',
    },
    overpaid: {
      subject: 'Te veel betaald met Bitcoin: {who}',
      text: 'De betaling is bevestigd en de opdracht is geboekt, maar er kwam meer binnen dan gevraagd. Spreek met de klant af wat er met het verschil gebeurt, en leg dat vast op de pagina hieronder.',
    },
    underpaid: {
      subject: 'Te weinig betaald met Bitcoin: {who}',
      text: 'Toen de betaaltermijn verstreek, was er minder binnengekomen dan gevraagd. De opdracht is niet geboekt. Spreek met de klant af of u de betaling accepteert of terugbetaalt, en leg dat vast op de pagina hieronder.',
    },
    late: {
      subject: 'Te laat betaald met Bitcoin: {who}',
      text: 'De betaling is bevestigd, maar kwam binnen toen de betaaltermijn al was verstreken. De opdracht is niet geboekt. Spreek met de klant af of u de betaling accepteert of terugbetaalt, en leg dat vast op de pagina hieronder.',
    },
    expired: {
      subject: 'Niet betaald met Bitcoin: {who}',
      text: 'De betaaltermijn is verstreken zonder dat er iets is binnengekomen. Maak een nieuw betaalverzoek als de klant alsnog wil betalen.',
    },
    reorganised: {
      subject: 'Let op, bevestiging vervallen: {who}',
      text: 'Deze betaling is geboekt, maar de bevestiging door het Bitcoinnetwerk geldt niet meer. Meestal volgt er vanzelf een nieuwe; voer de opdracht pas daarna uit. De boeking blijft staan en de klant heeft hierover geen mail gekregen. Als de betaling niet terugkomt, legt u dat vast op de pagina hieronder.',
    },
    reconfirmed: {
      subject: 'Weer bevestigd: {who}',
      text: 'Het Bitcoinnetwerk heeft de geboekte betaling opnieuw bevestigd. U kunt de opdracht gewoon uitvoeren.',
    },
  },
  test: 'Dit is een betaling op een testnetwerk: er is geen echt geld mee gemoeid.',
  someone: 'klant verwijderd',
  customer: 'Klant',
  description: 'Waarvoor',
  reference: 'Kenmerk',
  asked: 'Gevraagd',
  seen: 'Zichtbaar op het netwerk',
  confirmed: 'Daarvan bevestigd',
  address: 'Adres',
  transaction: 'Transactie',
  at: 'Vastgesteld',
  open: 'Alle betalingen:',
} as const;
