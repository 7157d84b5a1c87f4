import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import type { PreviewMail } from '#core/preview/preview.ts';
import { letterWriter } from '../compose-letter.ts';
import { aPostSnapshot } from '../../../tests/support/content/post-snapshot.ts';

const aMail = (changes: Partial<PreviewMail> = {}): PreviewMail => ({
  id: 'one',
  lang: 'nl',
  createdAt: new Date('2026-11-21T12:00:00Z'),
  expiresAt: new Date('2026-11-28T12:00:00Z'),
  posts: [
    aPostSnapshot({
      id: 'es',
      slug: 'pool-es',
      locale: 'es',
      translation: 'pending',
      obstacle: 'post-untranslated',
    }),
    aPostSnapshot(),
  ],
  recipient: 'anna@example.com',
  ...changes,
});

const compose = letterWriter('https://www.example.com', {
  previewLink: ({ id }) => `/preview?t=${id}`,
  orderLink: ({ id }) => id,
});

describe('preview mail', () => {
  test.each(locales)('contains the link to the preview and the languages of the article (%s)', (lang) => {
    const letter = compose({ kind: 'preview', preview: aMail({ lang }) });
    expect(letter.to).toEqual({ editor: 'anna@example.com' });
    expect(letter.subject).toContain('Het <b>zwembad</b>');
    expect(letter.html).not.toContain('<b>');
    for (const body of [letter.html, letter.text]) {
      expect(body).toContain('https://www.example.com/preview?t=one');
      expect(body).toContain('Español');
    }
    expect(letter).toEqual(compose({ kind: 'preview', preview: aMail({ lang }) }));
  });

  test('goes to the business if the preview names no recipient', () => {
    expect(compose({ kind: 'preview', preview: aMail({ recipient: undefined }) }).to).toBe('business');
  });
});
