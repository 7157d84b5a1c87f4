/** The confirmation a visitor gets. It repeats nothing of what was written: anybody may enter anybody’s address. */
export const mail = {
  subject: 'Wij hebben uw bericht ontvangen',
  greeting: 'Goedendag,',
  received:
    'Dank u wel voor uw bericht van {date}. Het is goed bij ons aangekomen, en u krijgt binnen 24 uur antwoord.',
  quote: 'Deze offerte hoort bij uw bericht:',
  urgent: 'Is er haast bij? Bel ons dan: {phone}.',
  notYou:
    'Hebt u ons niet geschreven? Dan heeft iemand zich in het e-mailadres vergist. U hoeft niets te doen.',
  regards: 'Met vriendelijke groet,',
} as const;
