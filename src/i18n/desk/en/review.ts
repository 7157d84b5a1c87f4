import type { DeskWords } from '../desk-words.ts';

export const review: DeskWords['review'] = {
  title: 'Review and sign',
  hint: 'Artificial intelligence wrote this piece. Whoever signs it is named on the page, with the date, in place of that label.',
  checks: {
    facts: 'The facts agree with the sources',
    names: 'Names, numbers and dates are right',
    tone: 'The tone is ours, and nobody is treated unfairly',
    links: 'Every source link works and leads to the right report',
  },
  name: 'Your name',
  nameHint: 'If you are signed in with an account of your own, its name is used.',
  saveFirst: 'Save your changes first; only the stored text can be signed.',
  sign: 'Sign',
  signing: 'Working…',
  done: 'Signed',
  failed: 'Signing failed',
  signed: 'Reviewed by {name}, {date}',
};
