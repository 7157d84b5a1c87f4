import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { withoutUnseen } from '#core/html/valid-text.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { isMeantAsWritten } from '../is-meant-as-written.ts';
import { isSafeLink } from '../document/addresses.ts';
import { isOwnCopy } from '../document/own-copies.ts';
import { noNotice, type Notice } from '../notice.ts';
import { linkAround, setLink } from './links/link-commands.ts';
import { pasteInto, type TakeTitle } from './pasting.ts';
import type { OnImage } from './images/use-uploads.ts';
import { findAll } from 'domutils';
import { htmlTree } from '#core/html/html-tree.ts';
import { textIn } from '#core/html/words.ts';

/** Cleans pasted and dropped content, except copies from this desk, text moved by dragging, and pastes into code. */
export function incoming({ words, onImage, onNotice, onTitle }: Receivers) {
  const isOwn = (view: EditorView, data: DataTransfer) =>
    isOwnCopy(data.getData('text/html')) || view.state.selection.$from.parent.type.spec.code === true;

  function take(view: EditorView, data: DataTransfer, pos: number | undefined): void {
    const images = imagesIn(data);
    if (pos !== undefined)
      view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(pos))));
    for (const file of images) onImage(view, { file, pos });
    if (images.length > 0) return;
    const address = withoutUnseen(data.getData('text/plain')).trim();
    const { empty, $from } = view.state.selection;
    const isAtLink = empty && linkAround($from) !== undefined;
    if (
      isAddress(address) &&
      !isAtLink &&
      setLink({ href: address, words: address })(view.state, view.dispatch)
    )
      return;
    const html = isMeantAsWritten(data) ? '' : data.getData('text/html');
    const [text, rtf] = [data.getData('text/plain'), data.getData('text/rtf')];
    const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
    onNotice(noNotice);
    void pasteInto(view, { html, text, rtf, files }, { words, onImage, onTitle }).then(onNotice);
  }

  return {
    paste(view: EditorView, event: ClipboardEvent): boolean {
      if (!view.editable) return refused(event);
      if (event.clipboardData === null || isOwn(view, event.clipboardData)) return false;
      event.preventDefault();
      take(view, event.clipboardData, undefined);
      return true;
    },
    drop(view: EditorView, event: DragEvent): boolean {
      if (!view.editable) return refused(event);
      if (event.dataTransfer === null || view.dragging !== null) return false;
      event.preventDefault();
      take(view, event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
      return true;
    },
  };
}

/** Whether the pasted text is a single web, `mailto:` or `tel:` URL, which becomes a link. */
const isAddress = (text: string): boolean =>
  /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text) && isSafeLink(text);

function refused(event: Event): true {
  event.preventDefault();
  return true;
}

/**
 * Returns the files, if nothing else was copied or dropped. Some are refused with words, and few browsers know the type of a
 * HEIC photo. Browsers and chats write HTML that has only the image beside its file.
 * Excel and Word add an image of the copied words, which is not wanted.
 */
function imagesIn(data: DataTransfer): File[] {
  if (!data.types.some((type) => type.startsWith('text/'))) return [...data.files];
  return isOnlyImage(data) ? [...data.files].filter(({ type }) => type.startsWith('image/')) : [];
}

function isOnlyImage(data: DataTransfer): boolean {
  const tree = htmlTree(data.getData('text/html'));
  // Some programs add the address of the image as text.
  const hasWords = textIn(tree) !== '' || /\s/.test(data.getData('text/plain').trim());
  return (
    findAll(({ name }) => name === 'img', tree).length === 1 && !hasWords && !data.types.includes('text/rtf')
  );
}

type Receivers = {
  words: DeskWords;
  onImage: OnImage;
  onNotice: (notice: Notice) => void;
  onTitle: TakeTitle | undefined;
};
