import { DOMSerializer, type Fragment } from 'prosemirror-model';
import { schema } from './schema.ts';

/** Marks text that an editor copied in this desk. The editor library’s own mark also appears in other programs. */
const ownMark = 'data-desk-copy';

/** Whether the HTML was copied in this desk, so that it needs no cleaning. */
export const isOwnCopy = (html: string): boolean => html.includes(ownMark);

class MarkingSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const copied = super.serializeFragment(fragment, options, target);
    if (target === undefined) copied.firstElementChild?.setAttribute(ownMark, '');
    return copied;
  }
}

export const ownCopies: DOMSerializer = new MarkingSerializer(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);
