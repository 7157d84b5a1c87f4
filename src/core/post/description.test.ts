import { describe, expect, test } from 'vitest';
import { postDescription } from './description.ts';

const aPost = {
  metaDescription: undefined,
  excerpt: '',
  content: '## Pomp\n\nControleer **elke week** de pomp.',
};

describe('postDescription', () => {
  test('returns the meta description, or else the excerpt, or else the beginning of the text', () => {
    expect(postDescription({ ...aPost, metaDescription: 'Voor zoekers', excerpt: 'Kort' })).toBe(
      'Voor zoekers',
    );
    expect(postDescription({ ...aPost, excerpt: 'Kort' })).toBe('Kort');
    expect(postDescription(aPost)).toBe('Pomp Controleer elke week de pomp.');
  });

  test('shortens a long description between two words, unless less than half would remain', () => {
    const long = postDescription({ ...aPost, excerpt: 'woorden genoeg '.repeat(20) });
    expect(long.length).toBeLessThanOrEqual(160);
    expect(long).toMatch(/^woorden genoeg .*(woorden|genoeg)…$/);
    const words = `${'x'.repeat(120)} ${'y'.repeat(37)}`;
    expect(postDescription({ ...aPost, excerpt: `${words}zz` })).toBe(`${words}zz`);
    expect(postDescription({ ...aPost, excerpt: `${words}zzz` })).toBe(`${'x'.repeat(120)}…`);
    const early = `${'x'.repeat(70)} ${'y'.repeat(200)}`;
    expect(postDescription({ ...aPost, excerpt: early })).toBe(`${early.slice(0, 159)}…`);
    expect(postDescription({ ...aPost, excerpt: 'x'.repeat(300) }).length).toBeLessThanOrEqual(160);
  });
});
