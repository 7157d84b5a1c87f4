import { describe, expect, test } from 'vitest';
import { chatLink, mailLink, phoneText, siteOf, telLink } from './contact-links.ts';

describe('contact links', () => {
  test('contain the phone number without spaces in the address, and with no-break spaces in the text', () => {
    expect(telLink()).toMatch(/^tel:\+\d+$/);
    expect(phoneText()).not.toContain(' ');
  });

  test('URL-encode the message in the chat link', () => {
    const message = 'Buenos días & ¿qué tal? 100 % #1';
    expect(new URL(chatLink(message)).searchParams.get('text')).toBe(message);
  });

  test('name the site that they lead to', () => {
    expect(['https://www.example.com/about', 'https://my.example.com/'].map(siteOf)).toEqual([
      'example.com',
      'my.example.com',
    ]);
  });

  test('add a mail subject only if the caller provides one', () => {
    expect(mailLink()).not.toContain('?');
    expect(mailLink('Offerte & vraag')).toContain('?subject=Offerte%20%26%20vraag');
  });
});
