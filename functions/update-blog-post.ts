import { endpoint } from '#adapters/http/endpoint.ts';
import { imagesLeftOut } from '#adapters/http/images-left-out.ts';
import { savingWithOwnImages } from '#adapters/pictures/image-tools.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { revisePost, revisionSchema } from '#core/publishing/revise-post.ts';

export default endpoint({
  asks: 'editor',
  input: revisionSchema,
  run: (revision, { editor, afterAnswer }) =>
    savingWithOwnImages(editor, {
      text: revision,
      field: 'content',
      save: (own) => revisePost(publishingFor({ accessToken: editor.accessToken, afterAnswer }), own),
    }),
  answer: ({ slug, revision, rebuild, contentVersion, leftOut }) => ({
    slug,
    revision,
    ...(rebuild === undefined ? {} : { rebuild, content_version: contentVersion }),
    ...imagesLeftOut(leftOut),
  }),
});
