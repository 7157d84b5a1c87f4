import { Fragment, Slice, type Node } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isHtmlSource } from '#core/post/pasted/paste-into.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { imagesNotice, loadCleaner } from '../cleaning.ts';
import { openSource } from '../document/source.ts';
import { pictureFiles, withoutData } from './pictures/pasted-pictures.ts';
import { onOwnLines, PictureAddresses, takePlaces, type PicturePlace } from './pictures/picture-places.ts';
import type { OnPicture } from './pictures/use-uploads.ts';
import { schema } from '../document/schema.ts';

/** In characters, without embedded pictures. A longer paste would freeze the page and is longer than any article. */
const maxPasted = 4_000_000;

/** Returns a message about the paste, or ''. Calls `onPicture` for each picture that must be uploaded. */
export async function pasteInto(
  view: EditorView,
  copied: Copied,
  { words, onPicture }: { words: DeskWords; onPicture: OnPicture },
): Promise<string> {
  const texts = words.writing.paste;
  const { html, data } = withoutData(copied.html);
  if (Math.max(html.length, copied.text.length) > maxPasted) return texts.tooLarge;
  if (html === '' || isHtmlSource(copied.text)) {
    insertBlocks(view, typedBlocks(copied.text));
    return '';
  }
  const cleaner = await loadCleaner();
  if (cleaner === undefined) {
    insertBlocks(view, typedBlocks(copied.text));
    return texts.withoutMarkup;
  }
  const addresses = new PictureAddresses();
  const sources: string[] = [];
  const placeholderFor = (source: string) => addresses.of(sources.push(source) - 1);
  const { html: clean, ...images } = cleaner.pastedHtml(html, { origin: location.origin, placeholderFor });
  const files = pictureFiles(sources, { rtf: copied.rtf, data });
  const blocks = onOwnLines(
    openSource(clean).doc.children,
    addresses,
    (number) => files[number] !== undefined,
  );
  for (const { number, alt, pos } of insertBlocks(view, blocks, addresses)) {
    const file = files[number];
    if (file) onPicture(view, { file, alt, pos, isInText: true });
  }
  const left = files.filter((file) => file === undefined).length;
  return imagesNotice({ ...images, droppedImages: images.droppedImages + left }, words);
}

/** Parses Markdown and HTML. In other text, an empty line starts a paragraph, and other line breaks stay. */
export function typedBlocks(text: string): readonly Node[] {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  if (isHtmlSource(lines) || looksLikeMarkdown.test(lines)) return openSource(lines).doc.children;
  return lines
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => schema.node('paragraph', null, linesOf(paragraph.trim())));
}

const looksLikeMarkdown = /^(#{1,4} |[-*+] |\d+[.)] |> |```|\|.*\|)|\*\*\S|\]\(\S/m;

const linesOf = (paragraph: string): Node[] =>
  paragraph
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [schema.node('hard_break')]),
      ...(line === '' ? [] : [schema.text(line)]),
    ]);

/** Inserts the blocks, but takes out the pictures that must be uploaded, and returns the positions for them. */
function insertBlocks(
  view: EditorView,
  blocks: readonly Node[],
  addresses = new PictureAddresses(),
): PicturePlace[] {
  const [first, ...more] = blocks;
  if (first === undefined) return [];
  const { tr, selection } = view.state;
  const { $from, $to, empty } = selection;
  const isOwnLine = empty && $from.parent.content.size === 0;
  const isEnd = empty && $to.depth > 0 && $to.end(1) - $to.pos === $to.depth - 1;
  if (more.length === 0 && first.type === schema.nodes.paragraph && !isOwnLine)
    tr.replaceSelection(new Slice(Fragment.from(first), 1, 1));
  else if (isEnd && !isOwnLine) {
    const place = $to.after(1);
    tr.insert(place, blocks);
    tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(place)), -1));
  } else tr.replaceSelection(new Slice(Fragment.from(blocks), 0, 0));
  const places = takePlaces(tr, addresses);
  view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'));
  return places;
}

export type Copied = { html: string; text: string; rtf: string };
