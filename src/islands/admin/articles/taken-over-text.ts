import { postFields, type PostFieldName } from '#core/post/fields.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';

/** Names the fields that another editor’s changes have filled. */
export const takenOverText = (fields: readonly PostFieldName[], words: DeskWords): string =>
  fill(words.edit.takenOver, {
    fields: fields.map((field) => words.edit.fields[postFields[field].column]).join(', '),
  });
