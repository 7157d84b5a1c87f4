/** The page of a preview shows each language as it will be published, and what may be published from it. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import type { PreviewedPost } from '#core/preview/preview.ts';
import type { PreviewView } from '#core/preview/preview-view.ts';
import { words } from '#i18n/words.ts';
import { previewTroublePage, verdictPage } from './preview-forms.tsx';
import { previewPage } from './preview-page.tsx';
import { aPostSnapshot } from '../../tests/support/content/post-snapshot.ts';
import { textsOf } from '../../tests/support/pages/texts-of.ts';

const aPost = (changes: Partial<PreviewedPost> = {}): PreviewedPost => ({
  ...aPostSnapshot(),
  metaTitle: undefined,
  metaDescription: undefined,
  content: '# Water\n\nTekst <script>alert(1)</script> en *meer*.',
  heroImageUrl: undefined,
  heroImageAlt: undefined,
  writtenByAi: false,
  review: undefined,
  ...changes,
});

const pending = aPost({
  id: 'es',
  slug: 'pool-es',
  locale: 'es',
  translation: 'pending',
  obstacle: 'post-untranslated',
});

function aView(changes: Partial<PreviewView> & { preview?: PreviewView['preview'] } = {}): PreviewView {
  return {
    key: 'id.time.signature',
    lang: 'nl',
    now: new Date('2026-11-22T12:00:00Z'),
    step: undefined,
    preview: {
      id: 'one',
      lang: 'nl',
      createdAt: new Date('2026-11-21T12:00:00Z'),
      expiresAt: new Date('2026-11-28T12:00:00Z'),
      posts: [pending, aPost()],
      postsThen: [pending, aPost()],
      decided: undefined,
    },
    ...changes,
  };
}

describe('previewPage', () => {
  test.each(locales)('shows sanitised texts and no form that submits a decision (%s)', (lang) => {
    const { html } = previewPage(aView({ lang }));
    expect(html).toContain('<h2>Water</h2>');
    expect(html).toContain('Het &lt;b&gt;zwembad&lt;/b&gt;');
    expect(html).not.toContain('alert(1)');
    expect(html).not.toContain('method="post"');
    expect(html).toContain(words(lang).preview.publish);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain('lang="nl"');
  });

  test('marks a text that was changed after the preview mail', () => {
    const { preview } = aView();
    const changed = { ...preview, posts: [pending, aPost({ text: 'b' })] };
    const said = words('nl').preview.changed;
    expect(previewPage(aView()).html).not.toContain(said);
    expect(previewPage(aView({ preview: changed })).html.split(said)).toHaveLength(2);
  });

  test('labels AI-written, machine-translated and reviewed texts, each in the language of the text', () => {
    const { preview } = aView();
    const review = { by: 'Anna <Vermeer>', at: new Date('2026-11-20T12:00:00Z') };
    const shown = (posts: PreviewedPost[]) => previewPage(aView({ preview: { ...preview, posts } })).html;
    const byModel = aPost({ writtenByAi: true });
    const translated = aPost({ id: 'de', locale: 'de', translation: 'machine' });
    const labels = [words('nl').blog.writtenByAi, words('de').blog.machine];
    for (const label of labels) {
      expect(shown([byModel, translated])).toContain(label);
      expect(shown([aPost(), aPost({ id: 'de', locale: 'de', translation: 'reviewed' })])).not.toContain(
        label,
      );
    }
    expect(shown([{ ...byModel, review }])).toContain(
      'Nagelezen door Anna &lt;Vermeer&gt; op 20 november 2026',
    );
    expect(shown([{ ...byModel, review }])).not.toContain(labels[0]);
  });

  test('offers only a rejection if no language is ready to be published', () => {
    const { preview } = aView();
    const live = { ...preview, posts: [pending, aPost({ isPublished: true, publishedAt: new Date(0) })] };
    const { html } = previewPage(aView({ preview: live }));
    expect(html).not.toContain('value="published"');
    expect(html).toContain('value="rejected"');
  });

  test('shows how many pages are live, and puts the current prices above a link to the prices', () => {
    const live = (id: 'nl' | 'de') =>
      aPost({
        id,
        locale: id,
        slug: `pool-${id}`,
        isPublished: true,
        content: '<p class="to-prices"><a href="/#pricing">Prijzen</a></p>',
      });
    const shown = (posts: PreviewedPost[]) => {
      const published = posts.map(({ slug }) => slug);
      const decided = {
        verdict: 'published' as const,
        note: '',
        decidedAt: new Date(0),
        published,
        contentVersion: 7,
      };
      return previewPage(aView({ preview: { ...aView().preview, posts, decided }, step: 'live' })).html;
    };
    expect(shown([live('nl'), live('de')])).toContain('alle 2 pagina’s staan op de site');
    expect(shown([live('nl')])).toContain('de pagina staat op de site');
    expect(shown([live('nl')])).toMatch(/Basispakket<\/th>.*<p class="to-prices">/);
  });

  test('has a Content-Security-Policy that allows only the page’s own style and script', () => {
    const still = previewPage(aView());
    expect(still.contentPolicy).not.toContain('script-src');
    const decided = {
      verdict: 'published' as const,
      note: '',
      decidedAt: new Date('2026-11-22T11:00:00Z'),
      published: ['pool-nl'],
      contentVersion: 7,
    };
    const moving = previewPage(aView({ preview: { ...aView().preview, decided }, step: 'building' }));
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(moving.html) ?? [];
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(moving.html) ?? [];
    for (const text of [script, style])
      expect(moving.contentPolicy).toContain(
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    expect(moving.html).not.toMatch(/ style="| on\w+="/);
  });
});

describe('verdictPage', () => {
  test('requests a reason only for a rejection', () => {
    const publish = verdictPage(aView(), { verdict: 'published', token: 'the.token' }).html;
    expect(publish).toContain('name="form" value="the.token"');
    expect(publish).toContain('Het artikel komt in deze talen op de site: Nederlands.');
    expect(publish).not.toContain('<textarea');
    expect(verdictPage(aView(), { verdict: 'rejected', token: 't' }).html).toContain('<textarea');
  });
});

describe('texts of preview pages', () => {
  test.each(locales)('exist for every error, in %s', (lang) => {
    for (const trouble of ['unknown', 'expired', 'gone', 'foreign', 'failed'] as const)
      expect(previewTroublePage(trouble, { lang }).html).toContain(
        words(lang).preview.troubles[trouble].title,
      );
  });

  test('have the same placeholders in each language, are not empty, and lack straight quotes and three dots', () => {
    const namesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    const dutch = textsOf(words('nl').preview).map(namesOf);
    for (const lang of locales) {
      expect(textsOf(words(lang).preview).map(namesOf)).toEqual(dutch);
      expect(textsOf(words(lang).preview).filter((text) => /["']|\.\.\.|^\s*$/.test(text))).toEqual([]);
    }
  });
});
