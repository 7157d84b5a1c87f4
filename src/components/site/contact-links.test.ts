import { expect, test } from 'vitest';
import { chatLink, mailLink, phoneText, telLink } from './contact-links.ts';

test('a phone link holds digits only, the shown number never breaks', () => {
  expect(telLink()).toMatch(/^tel:\+\d+$/);
  expect(phoneText()).not.toContain(' ');
});

test('a message survives its way into the chat, whatever is in it', () => {
  const message = 'Buenos días & ¿qué tal? 100 % #1';
  expect(new URL(chatLink(message)).searchParams.get('text')).toBe(message);
});

test('a mail carries a subject only where one is given', () => {
  expect(mailLink()).not.toContain('?');
  expect(mailLink('Offerte & vraag')).toContain('?subject=Offerte%20%26%20vraag');
});
