import { describe, expect, test } from 'vitest';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { replyLink } from './reply-link.ts';

const anna = {
  email: 'anna@example.com',
  name: 'Anna Schmidt',
  subject: '',
  message: 'Guten Tag\nWas kostet es?',
};
const { answer } = deskWords('de').enquiries;

describe('replyLink', () => {
  test('greets and thanks the visitor in the reply, and quotes the visitor’s message', () => {
    const link = new URL(replyLink(anna, answer));
    expect(link.protocol + decodeURIComponent(link.pathname)).toBe('mailto:anna@example.com');
    expect(link.searchParams.get('subject')).toBe('Re: Ihre Nachricht');
    expect(link.searchParams.get('body')).toBe(
      'Guten Tag Anna Schmidt,\r\n\r\nvielen Dank für Ihre Nachricht.\r\n\r\n\r\n\r\nMit freundlichen Grüßen\r\n\r\n\r\n\r\n> Guten Tag\r\n> Was kostet es?',
    );
  });

  test('keeps the subject of the visitor’s message', () => {
    expect(
      new URL(replyLink({ ...anna, subject: 'Pool & Garten' }, answer)).searchParams.get('subject'),
    ).toBe('Re: Pool & Garten');
  });

  test('adds no recipient or header that a visitor typed into a field', () => {
    const link = replyLink(
      {
        ...anna,
        email: 'a@example.com?bcc=all@example.com&x=1',
        subject: 'Hi\r\nBcc: all@example.com',
        message: '&bcc=all@example.com',
      },
      answer,
    );
    expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link).not.toMatch(/[\r\n]/);
  });

  // camcops#180, intermine#98: Outlook opens no longer link.
  test('quotes as much of a long message in any script as a mail program accepts', () => {
    for (const message of ['😀'.repeat(2000), 'Здравствуйте, мы ищем человека. '.repeat(60)]) {
      const link = replyLink({ ...anna, message }, answer);
      expect(link.length).toBeLessThanOrEqual(1900);
      expect(new URL(link).searchParams.get('body')).toMatch(/^Guten Tag Anna Schmidt,[^]*> [^]{60,}…$/);
    }
  });
});
