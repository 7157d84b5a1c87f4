import { DOMSerializer, type Fragment } from 'prosemirror-model';
import { schema } from './schema.ts';

/** On the first element of what was copied here: other programs are built on the same editor, and leave its mark as we would. */
const ownMark = 'data-desk-copy';

/** Copied or cut in an editor of this desk: clean, and with what else only the editor reads. */
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

/** Writes what is copied or cut, for `isOwnCopy` to know. */
export const ownCopies: DOMSerializer = new MarkingSerializer(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);
