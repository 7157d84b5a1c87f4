import { endpoint } from '#adapters/http/endpoint.ts';
import { translatingFor } from '#adapters/translating.ts';
import { writeText, writingSchema } from '#core/writing/write-text.ts';

export default endpoint({
  asks: 'editor',
  input: writingSchema,
  run: (wish, { editor, afterAnswer }) =>
    writeText(translatingFor({ accessToken: editor.accessToken, afterAnswer, names: [] }), wish),
  answer: ({ slug, language }) => ({ slug, language }),
});
