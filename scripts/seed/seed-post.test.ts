import { describe, expect, test } from 'vitest';
import { seedPost } from './seed-post.ts';

const text = (front: string, body = '\nWater.\n') => `---\n${front}\n---\n${body}`;

describe('seedPost', () => {
  test('reads slug base and language from the file name, and other fields from the front matter', () => {
    const front =
      'title: Zwembad: zo blijft het schoon\nexcerpt: "Met \\"zout\\""\npublishedAt: 2026-05-18T08:00:00Z';
    expect(seedPost({ file: 'zwembad-onderhoud.nl.md', text: text(front) })).toEqual({
      slug_base: 'zwembad-onderhoud',
      language: 'nl',
      title: 'Zwembad: zo blijft het schoon',
      excerpt: 'Met "zout"',
      content: 'Water.',
      meta_title: null,
      meta_description: null,
      is_published: true,
      published_at: '2026-05-18T08:00:00Z',
      translation: 'source',
    });
  });

  test('marks a draft as unpublished, without a publication date', () => {
    const row = seedPost({ file: 'kamin.de.md', text: text('title: Kamin\ndraft: true') });
    expect(row).toMatchObject({ is_published: false, published_at: null, translation: 'reviewed' });
  });

  test('treats a horizontal rule after the front matter as part of the text', () => {
    const row = seedPost({ file: 'a.en.md', text: text('title: A\ndraft: true', 'One\n\n---\n\nTwo') });
    expect(row.content).toBe('One\n\n---\n\nTwo');
  });

  test.each([
    ['zwembad.md', text('title: A\ndraft: true'), /name is not/],
    ['zwembad.fr.md', text('title: A\ndraft: true'), /name is not/],
    ['Zwem Bad.nl.md', text('title: A\ndraft: true'), /name is not/],
    ['a.nl.md', 'title: A', /does not begin with a front matter/],
    ['a.nl.md', text('title: A\nnonsense'), /line 3 is not “name: value”/],
    ['a.nl.md', text('title: A\ntitle: B'), /line 3 gives title a second time/],
    ['a.nl.md', text('title: "A'), /line 2 opens a quote/],
    ['a.nl.md', text('draft: true'), /“title” is missing/],
    ['a.nl.md', text('title: A\ndraft: true\ntags: b'), /“tags” is no known field/],
    ['a.nl.md', text(`title: ${'A'.repeat(121)}\ndraft: true`), /At most 120/],
    ['a.nl.md', text('title: A\npublishedAt: yesterday'), /publishedAt is a date/],
    ['a.nl.md', text('title: A'), /either publishedAt or “draft: true”/],
    ['a.nl.md', text('title: A\ndraft: true\npublishedAt: 2026-05-18T08:00:00Z'), /not both/],
    ['a.nl.md', text('title: A\ndraft: true', ''), /text is required/],
  ])(
    'throws an error with the file name and the reason for the file %s with content %j',
    (file, content, reason) => {
      expect(() => seedPost({ file, text: content })).toThrow(reason);
      expect(() => seedPost({ file, text: content })).toThrow(file);
    },
  );
});
