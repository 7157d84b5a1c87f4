export const bitcoinBusinessWords = {
  changes: {
    seen: {
      subject: 'Bitcoinbetaling zichtbaar: {who}',
      text: 'De betaling staat op het netwerk, maar is nog niet bevestigd. Er is nog niets geboekt.',
    },
    vanished: {
      subject: 'Bitcoinbetaling weer verdwenen: {who}',
      text: 'De betaling die op het netwerk te zien was, is vervangen of ingetrokken. Er is niets geboekt. Ook de klant krijgt hierover een mail.',
    },
    confirmed: {
      subject: 'Betaald met Bitcoin: {who}',
      text: 'Volgens beide bronnen is de betaling bevestigd. De opdracht is geboekt.',
    },
    overpaid: {
      subject: 'Te veel betaald met Bitcoin: {who}',
      text: 'De betaling is bevestigd en de opdracht is geboekt, maar er kwam meer binnen dan gevraagd. Spreek met de klant af wat er met het verschil gebeurt, en leg dat vast op de pagina hieronder.',
    },
    underpaid: {
      subject: 'Te weinig betaald met Bitcoin: {who}',
      text: 'De betaaltermijn is verstreken en er is minder binnengekomen dan gevraagd. De opdracht is niet geboekt. Spreek met de klant af of u de betaling accepteert of terugbetaalt, en leg dat vast op de pagina hieronder.',
    },
    late: {
      subject: 'Te laat betaald met Bitcoin: {who}',
      text: 'De betaling is bevestigd, maar kwam binnen toen de betaaltermijn al was verstreken. De opdracht is niet geboekt. Spreek met de klant af of u de betaling accepteert of terugbetaalt, en leg dat vast op de pagina hieronder.',
    },
    expired: {
      subject: 'Niet betaald met Bitcoin: {who}',
      text: 'De betaaltermijn is verstreken en er is niets binnengekomen. Wil de klant alsnog betalen, maak dan een nieuw betaalverzoek.',
    },
    reorganised: {
      subject: 'Let op, bevestiging vervallen: {who}',
      text: 'Het Bitcoinnetwerk had deze geboekte betaling bevestigd, maar die bevestiging geldt niet meer. Meestal wordt de betaling vanzelf opnieuw bevestigd. Voer de opdracht pas uit als dat is gebeurd. De boeking blijft staan, en de klant heeft hierover geen mail gekregen. Komt de betaling niet terug, leg dat dan vast op de pagina hieronder.',
    },
    reconfirmed: {
      subject: 'Weer bevestigd: {who}',
      text: 'Het Bitcoinnetwerk heeft de geboekte betaling opnieuw bevestigd. U kunt de opdracht weer gewoon uitvoeren.',
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
