import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  isSameText,
  postFieldNames,
  postFields,
  rowOfText,
  untranslatedCopyOf,
  emptyForm,
  formOf,
} from './fields.ts';
import { formEntries, rowEntries } from './written-entries.ts';

const text = {
  title: 'Zon',
  excerpt: 'Kort',
  content: 'Tekst',
  metaTitle: 'Zon',
  metaDescription: 'Over zon',
};

describe('the text fields of a post', () => {
  test('have one line in titles, and several lines elsewhere', () => {
    const parsed = postFieldNames.map((name) => [name, v.parse(formEntries[name], 'Zon\nZee')]);
    expect(Object.fromEntries(parsed)).toEqual({
      ...{ title: 'Zon Zee', excerpt: 'Zon\nZee', content: 'Zon\nZee' },
      ...{ metaTitle: 'Zon Zee', metaDescription: 'Zon\nZee' },
    });
  });

  test('are limited, and only title and content are required', () => {
    for (const name of postFieldNames) {
      const { maxLength } = postFields[name];
      const accepts = (value: string) => v.is(formEntries[name], value);
      expect([name, accepts('a'.repeat(maxLength)), accepts('a'.repeat(maxLength + 1))]).toEqual([
        name,
        true,
        false,
      ]);
      expect([name, accepts('')]).toEqual([name, !['title', 'content'].includes(name)]);
    }
  });

  test('become null in a row only if their column has no default', () => {
    expect(rowOfText({ ...text, excerpt: '', metaTitle: undefined, metaDescription: undefined })).toEqual({
      ...{ title: 'Zon', excerpt: '', content: 'Tekst', meta_title: null, meta_description: null },
    });
    expect(
      Object.entries(rowEntries)
        .filter(([, entry]) => v.is(entry, null))
        .map(([column]) => column),
    ).toEqual(['meta_title', 'meta_description']);
  });

  test('are copied to another language without the texts for search engines', () => {
    expect(untranslatedCopyOf(text)).toEqual({ ...text, metaTitle: undefined, metaDescription: undefined });
  });

  test('are the same only if every field is the same', () => {
    expect(isSameText(text, { ...text })).toBe(true);
    for (const name of postFieldNames) expect(isSameText(text, { ...text, [name]: 'x' })).toBe(false);
  });

  test('are empty in an empty form', () => {
    expect(emptyForm()).toEqual(formOf({}));
    expect(formOf({ ...text, excerpt: null })).toEqual({ ...text, excerpt: '' });
  });
});
