import { expect, test } from 'vitest';
import { mailShareLink, whatsAppShareLink } from './share-links.ts';

const post = { title: 'Zon & zee: 100% “klaar”?', address: 'https://example.com/blog/zon-nl' };

test('WhatsApp gets the title and the address, whatever characters are in them', () => {
  const link = new URL(whatsAppShareLink(post));
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect([...link.searchParams]).toEqual([['text', `${post.title}\n${post.address}`]]);
});

test('a mail has the title as its subject and the address as its text', () => {
  const link = new URL(mailShareLink(post));
  expect([link.protocol, link.pathname]).toEqual(['mailto:', '']);
  expect([...link.searchParams]).toEqual([
    ['subject', post.title],
    ['body', post.address],
  ]);
});
