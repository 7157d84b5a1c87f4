import { expect, test } from 'vitest';
import { deskWords } from '#i18n/desk/desk-words.ts';
import { replyLink } from './reply-link.ts';

const anna = {
  email: 'anna@example.com',
  name: 'Anna Schmidt',
  subject: '',
  message: 'Guten Tag\nWas kostet es?',
};
const { answer } = deskWords('de').enquiries;

test('an answer begins in the words it is given and quotes the message', () => {
  const link = new URL(replyLink(anna, answer));
  expect(link.protocol + decodeURIComponent(link.pathname)).toBe('mailto:anna@example.com');
  expect(link.searchParams.get('subject')).toBe('Re: Ihre Nachricht');
  expect(link.searchParams.get('body')).toBe(
    'Guten Tag Anna Schmidt,\r\n\r\nvielen Dank für Ihre Nachricht.\r\n\r\n\r\n\r\nMit freundlichen Grüßen\r\n\r\n\r\n\r\n> Guten Tag\r\n> Was kostet es?',
  );
});

test('a subject of the visitor’s own is kept', () => {
  expect(new URL(replyLink({ ...anna, subject: 'Pool & Garten' }, answer)).searchParams.get('subject')).toBe(
    'Re: Pool & Garten',
  );
});

test('nothing a visitor writes adds a recipient or a field to the mail', () => {
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

test('a long message is cut off, never in the middle of a character', () => {
  const body =
    new URL(replyLink({ ...anna, message: '😀'.repeat(2000) }, answer)).searchParams.get('body') ?? '';
  expect(body.isWellFormed()).toBe(true);
  expect(body).toMatch(/😀…$/u);
  expect(replyLink({ ...anna, message: `a${'😀'.repeat(2000)}` }, answer).length).toBeLessThan(12_000);
});
