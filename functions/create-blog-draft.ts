import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { createDraft, draftSchema } from '#core/publishing/create-draft.ts';

export default endpoint({
  asks: 'editor',
  input: draftSchema,
  run: (draft, { editor, afterAnswer }) =>
    createDraft(publishingFor({ accessToken: editor.accessToken, afterAnswer }), draft),
  answer: (created) => created,
});
