import { describe, expect, test } from 'vitest';
import { mailShareLink, whatsAppShareLink } from './share-links.ts';

const post = { title: 'Zon & zee: 100% “klaar”?', address: 'https://example.com/blog/zon-nl' };

describe('share links', () => {
  test('pass the title and the address of the post to WhatsApp, whatever characters these contain', () => {
    const link = new URL(whatsAppShareLink(post));
    expect(link.origin + link.pathname).toBe('https://wa.me/');
    expect([...link.searchParams]).toEqual([['text', `${post.title}\n${post.address}`]]);
  });

  test('open a mail with the post’s title as subject and the post’s address as text', () => {
    const link = new URL(mailShareLink(post));
    expect([link.protocol, link.pathname]).toEqual(['mailto:', '']);
    expect([...link.searchParams]).toEqual([
      ['subject', post.title],
      ['body', post.address],
    ]);
  });
});
