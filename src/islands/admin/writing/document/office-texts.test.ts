import { describe, expect, test } from 'vitest';
import { allowedAttributes, allowedTags } from '#core/html/tags.ts';
import { textOf } from '#core/html/words.ts';
import { pastedHtml } from '#core/post/pasted/pasted.ts';
import { bodyDifference } from '#core/post/text/body-difference.ts';
import { safeBody } from '#core/post/text/body.ts';
import { pageLines, writtenLines } from '../../../../../tests/support/pasted/lines.ts';
import { officeTexts } from '../../../../../tests/support/pasted/office-texts.ts';
import { schema } from './schema.ts';
import { openSource, sourceOf } from './source.ts';

const clean = (clipboard: string) => pastedHtml(clipboard, { origin: 'https://our.example' }).html;
const page = (content: string) => safeBody({ content, title: '' });

/** Returns the text that the editor stores after a paste into an empty field. */
function stored(clipboard: string): string {
  const { children } = openSource(clean(clipboard)).doc;
  return sourceOf(schema.node('doc', null, children), openSource(''));
}

describe('pasted office texts', () => {
  test('include 101 different texts in four languages', () => {
    expect(new Set(officeTexts.map(({ clipboard }) => clipboard)).size).toBe(101);
    expect(new Set(officeTexts.map(({ name }) => /\((..)\)$/.exec(name)?.[1])).size).toBe(4);
  });

  test.each(officeTexts)(
    'keep exactly the words and the formatting on the page: $name',
    ({ clipboard, written }) => {
      const lines = writtenLines(written);
      for (const content of [clean(clipboard), stored(clipboard)])
        expect(pageLines(page(content))).toEqual(lines);
    },
  );

  test.each(officeTexts)('contain only allowed markup after cleaning: $name', ({ clipboard }) => {
    const html = clean(clipboard);
    const attributes = new Set(Object.values(allowedAttributes).flat());
    for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z]+\d?)\b([^>]*)>/g)) {
      expect(Object.keys(allowedTags)).toContain(tag);
      for (const [, name] of rest.matchAll(/\s([a-z-]+)=/g)) expect(attributes).toContain(name);
    }
    expect(clean(html)).toBe(html);
    expect(clean(stored(clipboard))).toBe(html);
  });

  test.each(officeTexts)(
    'open without locked blocks, and stay the same when they are saved: $name',
    ({ clipboard }) => {
      const content = stored(clipboard);
      const opened = openSource(content);
      expect(opened.doc.children.map(({ type }) => type.name)).not.toContain('locked');
      expect(sourceOf(opened.doc, opened)).toBe(content);
      // With an empty original, no stored source can be reused, so every block is converted to HTML again.
      expect(sourceOf(opened.doc, openSource(''))).toBe(content);
    },
  );

  test.each(officeTexts.map((text, index) => ({ ...text, other: officeTexts.at(index - 1) ?? text })))(
    'show no changes in the history when they are compared with themselves: $name',
    ({ clipboard, other }) => {
      const [before, after] = [stored(other.clipboard), stored(clipboard)];
      expect(bodyDifference(after, after).every(({ kind }) => kind === 'same')).toBe(true);
      const parts = bodyDifference(before, after).flatMap((block) => block.parts);
      const words = (left: string) => parts.filter(({ kind }) => kind !== left).map(({ text }) => text);
      expect(lettersOf(words('removed'))).toBe(lettersOf([textOf(withWords(after))]));
      expect(lettersOf(words('added'))).toBe(lettersOf([textOf(withWords(before))]));
    },
  );
});

const withWords = (html: string): string => html.replaceAll(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '[$1]');

const lettersOf = (texts: readonly string[]): string => texts.join('').replaceAll(/\s+/g, '');
