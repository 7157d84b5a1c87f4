import { closeHistory } from 'prosemirror-history';
import { Fragment, Slice, type Node } from 'prosemirror-model';
import { Selection, type EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isHtmlSource } from '#core/post/pasted/paste-into.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { notPastedNotice, loadCleaner, type Cleaner } from '../paste-cleaner.ts';
import { noNotice, type Notice } from '../notice.ts';
import { changeTo } from './change-to.ts';
import { openSource } from '../document/source.ts';
import {
  onOwnLines,
  ImageAddresses,
  takePlaceholders,
  type PastedImage,
} from './images/pasted-placeholders.ts';
import type { OnImage } from './images/use-uploads.ts';
import { schema } from '../document/schema.ts';

/** In characters, without embedded images. A longer paste would freeze the page and is longer than any article. */
const maxPasted = 4_000_000;

/** Returns a message about the paste. Calls `onImage` for each image that must be uploaded. */
export async function pasteInto(
  view: EditorView,
  copied: Copied,
  { words, onImage, onTitle }: { words: DeskWords; onImage: OnImage; onTitle?: TakeTitle | undefined },
): Promise<Notice> {
  const texts = words.writing.paste;
  const [cleaner, images] = await Promise.all([
    loadCleaner(),
    import('./images/pasted-images.ts').catch(() => undefined),
  ]);
  if (cleaner === undefined || images === undefined) {
    insertBlocks(view, linesOf(copied.text));
    return copied.html === '' ? noNotice : { text: texts.withoutMarkup };
  }
  const { html, data } = images.withoutData(copied.html);
  if (Math.max(html.length, copied.text.length) > maxPasted) return { text: texts.tooLarge };
  if (html === '' || isHtmlSource(copied.text))
    return pasteText(view, copied.text, { cleaner, words, onTitle });
  const addresses = new ImageAddresses();
  const sources: string[] = [];
  // Each image gets a temporary address that ends with its number in `sources`.
  const placeholderFor = (source: string) => addresses.of(sources.push(source) - 1);
  const { html: clean, ...left } = cleaner.pastedHtml(html, { origin: location.origin, placeholderFor });
  const files = images.imageFiles(sources, { rtf: copied.rtf, data, files: copied.files });
  const blocks = onOwnLines(
    openSource(clean).doc.children,
    addresses,
    (number) => files[number] !== undefined,
  );
  for (const { number, alt, pos } of insertBlocks(view, withoutTitle(view, blocks, onTitle), addresses)) {
    const file = files[number];
    if (file) onImage(view, { file, alt, pos, isInText: true });
  }
  const missing = files.filter((file) => file === undefined).length;
  return { text: notPastedNotice({ ...left, droppedImages: left.droppedImages + missing }, words) };
}

/** Inserts text that has no formatting. If it can be read in another way, the notice offers that reading. */
function pasteText(
  view: EditorView,
  text: string,
  {
    cleaner,
    words: {
      writing: { paste: texts },
    },
    onTitle,
  }: { cleaner: Cleaner; words: DeskWords; onTitle: TakeTitle | undefined },
): Notice {
  const { isMarkdown, joinedLines, markdownWithLines, mayBeMarkdown, plainHtml } = cleaner;
  const markdown = { blocks: () => blocksOf(markdownWithLines(text)), offer: texts.readAsMarkdown };
  const plain = { blocks: () => blocksOf(plainHtml(text)), offer: texts.readAsText };
  const joined = joinedLines(text);
  const [read, other] =
    isHtmlSource(text) || isMarkdown(text)
      ? [markdown, plain]
      : mayBeMarkdown(text)
        ? [plain, markdown]
        : [
            plain,
            joined === undefined
              ? undefined
              : { blocks: () => blocksOf(plainHtml(joined)), offer: texts.joinLines },
          ];
  const before = view.state;
  insertBlocks(view, withoutTitle(view, read.blocks(), onTitle));
  if (other === undefined) return noNotice;
  const { doc } = view.state;
  return {
    text: read === markdown ? texts.isMarkdown : texts.isText,
    offer: {
      text: other.offer,
      isOpen: () => view.state.doc === doc,
      take: () => {
        const { tr } = insertion(before, other.blocks());
        const change = changeTo(tr.doc, view.state);
        // A step of its own, so that one undo shows the text as it was pasted.
        if (change) view.dispatch(closeHistory(change).scrollIntoView());
        view.focus();
      },
    },
  };
}

/** A heading 1 above a text that fills an empty editor is its title. It leaves the text if the form takes it as such. */
function withoutTitle(view: EditorView, blocks: readonly Node[], onTitle?: TakeTitle): readonly Node[] {
  const { doc } = view.state;
  const [first, ...others] = blocks;
  const isTitle =
    doc.childCount === 1 &&
    doc.content.size === 2 &&
    first?.type === schema.nodes.heading &&
    first.attrs['level'] === 1 &&
    first.textContent.trim() !== '' &&
    others.length > 0;
  return isTitle && onTitle?.(first.textContent.trim()) === true ? others : blocks;
}

const linesOf = (text: string): readonly Node[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => schema.node('paragraph', null, [schema.text(line)]));

const blocksOf = (source: string): readonly Node[] =>
  source.trim() === ''
    ? []
    : openSource(source).doc.children.filter(({ attrs }) => !isLinkDefinitions(String(attrs['source'])));

/** The links that these lines define have their addresses when the text is inserted. */
const isLinkDefinitions = (source: string): boolean =>
  source.split(/\n(?=[^\S\n]*\[)/).every((lines) => /^\[[^[\]]+\]:\s*\S[^\n]*$/.test(lines.trim()));

/** Inserts the blocks, but takes out the images that must be uploaded, and returns the positions for them. */
function insertBlocks(
  view: EditorView,
  blocks: readonly Node[],
  addresses = new ImageAddresses(),
): PastedImage[] {
  if (blocks.length === 0) return [];
  const { tr, images } = insertion(view.state, blocks, addresses);
  view.dispatch(tr.scrollIntoView().setMeta('uiEvent', 'paste'));
  return images;
}

function insertion(state: EditorState, blocks: readonly Node[], addresses = new ImageAddresses()) {
  const [first, ...more] = blocks;
  const { tr, selection } = state;
  const { $from, $to, empty } = selection;
  const isOwnLine = empty && $from.parent.content.size === 0;
  // Only the ends of the enclosing nodes, one position each, are between the cursor and the end of the outermost block.
  const isEnd = empty && $to.depth > 0 && $to.end(1) - $to.pos === $to.depth - 1;
  if (first !== undefined && more.length === 0 && first.type === schema.nodes.paragraph && !isOwnLine)
    tr.replaceSelection(new Slice(Fragment.from(first), 1, 1));
  else if (isEnd && !isOwnLine) {
    const end = $to.after(1);
    tr.insert(end, blocks);
    tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(end)), -1));
  } else tr.replaceSelection(new Slice(Fragment.from(blocks), 0, 0));
  return { tr, images: takePlaceholders(tr, addresses) };
}

/** Returns whether the form had no title and takes this one. */
export type TakeTitle = (title: string) => boolean;

export type Copied = { html: string; text: string; rtf: string; files: readonly File[] };
