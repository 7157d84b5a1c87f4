import { Fragment, type Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { ordinaryBlocks } from '../document/ordinary-blocks.ts';

/** Shows HTML that the editor cannot edit as one block, with a button that converts it to normal text. */
export function lockedBlock(
  words: DeskWords,
): (node: Node, view: EditorView, getPos: () => number | undefined) => NodeView {
  const texts = words.writing.editor;
  return (node, view, getPos) => {
    const source = String(node.attrs['source']);
    const dom = document.createElement('div');
    dom.role = 'group';
    dom.className = 'locked-block';
    dom.contentEditable = 'false';
    dom.setAttribute('aria-label', texts.locked);
    const about = Object.assign(document.createElement('p'), {
      className: 'soft',
      textContent: texts.lockedHint,
    });
    const shown = document.createElement('div');
    const convert = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'link',
      textContent: texts.unlock,
    });
    convert.addEventListener('click', () => {
      void ordinaryBlocks(source, { origin: location.origin }).then((blocks) => {
        const pos = getPos();
        if (pos === undefined || view.isDestroyed) return;
        view.dispatch(
          view.state.tr.replaceWith(pos, pos + node.nodeSize, Fragment.from(blocks)).scrollIntoView(),
        );
        view.focus();
      });
    });
    dom.append(about, shown, convert);
    void showSafely(shown, source);
    return { dom, ignoreMutation: () => true, stopEvent: ({ target }) => target === convert };
  };
}

/** Shows the source if the renderer does not load, fails on the source or returns nothing. */
async function showSafely(box: HTMLElement, source: string): Promise<void> {
  const reader = await import('#core/post/text/body.ts').catch(() => undefined);
  const html = reader && safeOrNone(() => reader.safeBody({ content: source, title: '' }));
  if (html) box.innerHTML = html;
  else box.append(Object.assign(document.createElement('pre'), { textContent: source }));
}

function safeOrNone(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
