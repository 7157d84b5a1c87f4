import type { Words } from '../dictionary.ts';

export const quote: Words['quote'] = {
  title: 'Quote request',
  extras: 'Extras, one-time',
  monthly: 'Total per month',
  oneTime: 'Total one-time',
  openSum: 'not counting what is on request',
  valid: 'Prices valid until {date}',
  replaced: 'Prices have changed since this quote was made. You see today’s prices here.',
  heading: 'Your quote',
  hint: 'What you tick goes with your message.',
  ask: 'Request this quote',
  copy: 'Copy link',
  copied: 'The link has been copied.',
  copyFailed: 'Copying did not work. This is the link:',
  chat: 'Send by WhatsApp',
  print: 'Print',
  online: 'This quote online',
};
