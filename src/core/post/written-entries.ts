import * as v from 'valibot';
import { validLine } from '../html/valid-text.ts';
import type { PostColumn, PostFieldName } from './fields.ts';
import { optionalText, postLimits, requiredText } from './post.ts';

/** What a valid text field of a post is, by its name in the forms of the desk. */
export const formEntries = {
  title: requiredText({ name: 'A title', maxLength: postLimits.title }, validLine),
  excerpt: optionalText(postLimits.excerpt),
  content: requiredText({ name: 'A text', maxLength: postLimits.content }),
  metaTitle: optionalText(postLimits.metaTitle, validLine),
  metaDescription: optionalText(postLimits.metaDescription),
} satisfies Record<PostFieldName, v.GenericSchema>;

const { title, excerpt, content, metaTitle: meta_title, metaDescription: meta_description } = formEntries;

/** Schemas of the text fields, by column. The schemas do not check whether a page can render the text. */
export const inputEntries = { title, excerpt, content, meta_title, meta_description } satisfies ByColumn;

/** Like `inputEntries`, but with the field names that the endpoint `create-multilingual-blog` accepts. */
export const articleEntries = {
  title_nl: title,
  excerpt_nl: excerpt,
  html_nl: content,
  meta_title,
  meta_description,
};

export const rowEntries = {
  title: v.string(),
  excerpt: v.string(),
  content: v.string(),
  meta_title: v.nullable(v.string()),
  meta_description: v.nullable(v.string()),
} satisfies ByColumn;

type ByColumn = Record<PostColumn, v.GenericSchema>;
