import type { MailWords } from '../mail-words.ts';

export const mail: MailWords = {
  subject: 'We have received your message',
  greeting: 'Hello,',
  received:
    'Thank you for your message of {date}. It has reached us safely, and you will have an answer within 24 hours.',
  quote: 'This quote goes with your message:',
  urgent: 'Is it urgent? Then please call us: {phone}.',
  notYou:
    'Did you not write to us? Then somebody mistyped an e-mail address. There is nothing you need to do.',
  regards: 'Kind regards,',
};
