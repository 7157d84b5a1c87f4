import * as v from 'valibot';
import { snakeName, type Snake } from '../casing/field-names.ts';
import { validLine, validText } from '../html/valid-text.ts';
import { postFieldNames, postFields, type PostFieldName, type RequiredField } from './fields.ts';
import { optionalText, requiredText } from './post.ts';

/** Schemas of the text fields, by column. The schemas do not check whether a page can render the text. */
export const inputEntries = entriesBy((name) => postFields[name].column) as EntriesBy<'column'>;

/** Like `inputEntries`, but with the field names that the endpoint `create-multilingual-blog` accepts. */
export const articleEntries = entriesBy((name) =>
  snakeName(postFields[name].inArticle),
) as EntriesBy<'inArticle'>;

export const formEntries = entriesBy((name) => name) as {
  [Name in PostFieldName]: EntryOf<Name>;
};

export const rowEntries = Object.fromEntries(
  postFieldNames.map((name) => [
    postFields[name].column,
    'isNull' in postFields[name] ? v.nullable(v.string()) : v.string(),
  ]),
) as RowEntries;

function entriesBy(called: (name: PostFieldName) => string) {
  return Object.fromEntries(postFieldNames.map((name) => [called(name), entryOf(name)]));
}

function entryOf(name: PostFieldName): v.GenericSchema {
  const field = postFields[name];
  const clean = 'isOneLine' in field ? validLine : validText;
  return field.isRequired
    ? requiredText({ name: field.called, maxLength: field.maxLength }, clean)
    : optionalText(field.maxLength, clean);
}

type EntryOf<Name extends PostFieldName> = Name extends RequiredField
  ? ReturnType<typeof requiredText>
  : ReturnType<typeof optionalText>;

type EntriesBy<Called extends 'column' | 'inArticle'> = {
  [Name in PostFieldName as Snake<(typeof postFields)[Name][Called]>]: EntryOf<Name>;
};

type RowEntries = {
  [Name in PostFieldName as (typeof postFields)[Name]['column']]: (typeof postFields)[Name] extends {
    isNull: true;
  }
    ? v.NullableSchema<v.StringSchema<undefined>, undefined>
    : v.StringSchema<undefined>;
};
