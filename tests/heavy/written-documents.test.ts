import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeBody } from '#core/post/text/body.ts';
import { openSource, sourceOf } from '#islands/admin/writing/document/source.ts';
import { writeHtml } from '#islands/admin/writing/document/write-html.ts';
import { markupSeen } from '../support/pages/same-markup.ts';
import { writtenDocument } from '../support/pages/written-documents.ts';

const page = (content: string) => markupSeen(safeBody({ content, title: '' }));

test('a thousand allowed documents survive the editor, as HTML and as Markdown', () => {
  fc.assert(
    fc.property(writtenDocument, (content) => {
      const opened = openSource(content);
      expect(sourceOf(opened.doc, opened)).toBe(content);
      expect(page(opened.doc.children.map(writeHtml).join('\n\n'))).toEqual(page(content));
      const asMarkdown = { ...openSource(''), isMarkdown: true };
      expect(page(sourceOf(opened.doc, asMarkdown))).toEqual(page(content));
    }),
    { numRuns: 1000 },
  );
});
