import { endpoint } from '#adapters/http/endpoint.ts';
import { translatingFor } from '#adapters/translating.ts';
import { translatePost, translationRequestSchema } from '#core/translation/translate-post.ts';
import { site } from '#site-config';

export default endpoint({
  asks: 'editor',
  input: translationRequestSchema,
  run: ({ slug_base, language, changed_only }, { editor, afterAnswer }) =>
    translatePost(
      translatingFor({ accessToken: editor.accessToken, afterAnswer, names: [site.name, site.partner.name] }),
      { slugBase: slug_base, locale: language, changedOnly: changed_only },
    ),
  answer: ({ slug, revision, segments, tokens, rebuild, contentVersion }) => ({
    slug,
    revision,
    translation: 'machine',
    segments,
    tokens,
    ...(rebuild === undefined ? {} : { rebuild, content_version: contentVersion }),
  }),
});
