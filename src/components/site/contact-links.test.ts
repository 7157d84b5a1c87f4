import { describe, expect, test } from 'vitest';
import { chatLink, mailLink, phoneText, telLink } from './contact-links.ts';

describe('contact links', () => {
  test('links digits only, and shows a number that never breaks', () => {
    expect(telLink()).toMatch(/^tel:\+\d+$/);
    expect(phoneText()).not.toContain(' ');
  });

  test('escapes any message for the chat', () => {
    const message = 'Buenos días & ¿qué tal? 100 % #1';
    expect(new URL(chatLink(message)).searchParams.get('text')).toBe(message);
  });

  test('adds a mail subject only if one is given', () => {
    expect(mailLink()).not.toContain('?');
    expect(mailLink('Offerte & vraag')).toContain('?subject=Offerte%20%26%20vraag');
  });
});
