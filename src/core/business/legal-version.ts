/** A version of the legal texts (privacy, cookies, terms) that visitors could read from a day on. */
import * as v from 'valibot';
import { locales } from '../locale.ts';
import { legalPages } from './business.ts';

const texts = v.array(v.string());
const table = v.object({ heads: texts, rows: v.array(texts) });
const section = v.object({
  heading: v.string(),
  paragraphs: texts,
  list: v.optional(texts),
  table: v.optional(table),
});
const text = v.object({ title: v.string(), intro: v.string(), sections: v.array(section), added: texts });

export const legalTextsSchema = v.object(v.entriesFromList(locales, text));

export const legalVersionSchema = v.object({
  document: v.picklist(legalPages),
  /** The day when the texts were stored, such as `2026-11-26`. Later versions of that day end in `.2`, `.3` etc. */
  version: v.string(),
  texts: legalTextsSchema,
});

export type LegalVersion = v.InferOutput<typeof legalVersionSchema>;
export type LegalTexts = v.InferOutput<typeof legalTextsSchema>;
export type LegalText = v.InferOutput<typeof text>;
