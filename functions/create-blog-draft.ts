import { endpoint } from '#adapters/http/endpoint.ts';
import { imagesLeftOut } from '#adapters/http/images-left-out.ts';
import { savingWithOwnImages } from '#adapters/pictures/image-tools.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { createDraft, draftSchema } from '#core/publishing/create-draft.ts';

export default endpoint({
  asks: 'editor',
  input: draftSchema,
  run: (draft, { editor, afterAnswer }) =>
    savingWithOwnImages(editor, {
      text: draft,
      field: 'content',
      save: (own) => createDraft(publishingFor({ accessToken: editor.accessToken, afterAnswer }), own),
    }),
  answer: ({ leftOut, ...created }) => ({ ...created, ...imagesLeftOut(leftOut) }),
});
