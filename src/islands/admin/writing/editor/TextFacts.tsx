import type { Node } from 'prosemirror-model';
import { NodeSelection, TextSelection, type Selection } from 'prosemirror-state';
import { useMemo } from 'react';
import { minutesToRead } from '#core/post/text/reading-time.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { useDebounced } from '../../parts/use-debounced.ts';
import { schema } from '../document/schema.ts';
import { imagesWithoutWords } from './hints.ts';
import type { Editor } from './use-editor.ts';

/** What the editor should know of a text: its length, its headings, and its images without a description. */
export function TextFacts({ editor }: { editor: Editor }) {
  const { words } = useDesk();
  const texts = words.writing.editor.facts;
  const doc = useDebounced(editor.state.doc);
  const { length, headings, undescribed } = useMemo(() => factsOf(doc), [doc]);

  /** The facts are some keystrokes old, so `find` looks for the place again in the text as it is now. */
  function go(find: (now: Node) => Selection | undefined) {
    const { view } = editor;
    const found = find(view.state.doc);
    if (found) view.dispatch(view.state.tr.setSelection(found).scrollIntoView());
    view.focus();
  }

  return (
    <div className="text-facts">
      {length > 0 && (
        <p className="soft">
          {fill(texts.length, { words: counted(texts.words, length), minutes: minutesToRead(length) })}
        </p>
      )}
      {undescribed.length > 0 && (
        <p className="soft">
          <Button
            variant="link"
            text={fill(texts.undescribed, { n: undescribed.length })}
            onClick={() =>
              go((now) => {
                const [lacking] = imagesWithoutWords(now);
                return lacking && NodeSelection.create(now, lacking.pos);
              })
            }
          />
        </p>
      )}
      {headings.length > 0 && (
        <details>
          <summary>{counted(texts.outline, headings.length)}</summary>
          <ol className="plain">
            {headings.map(({ text, level, pos }, index) => (
              <li key={pos} data-level={level}>
                <Button
                  variant="link"
                  text={text}
                  onClick={() =>
                    go((now) => {
                      const heading = headingsIn(now)[index];
                      return heading && TextSelection.near(now.resolve(heading.pos + 1));
                    })
                  }
                />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

const factsOf = (doc: Node) => ({
  length: wordsIn(doc),
  headings: headingsIn(doc),
  undescribed: imagesWithoutWords(doc),
});

const wordsIn = (doc: Node): number =>
  doc.textBetween(0, doc.content.size, ' ', ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

function headingsIn(doc: Node): { text: string; level: number; pos: number }[] {
  const found: { text: string; level: number; pos: number }[] = [];
  doc.forEach((block, pos) => {
    if (block.type === schema.nodes.heading && block.textContent !== '')
      found.push({ text: block.textContent, level: Number(block.attrs['level']), pos });
  });
  return found;
}
