import { DOMSerializer, type Fragment } from 'prosemirror-model';
import { schema } from './schema.ts';

/**
 * Marks the first element of what was copied here. Other programs use the same editor library, whose own mark would look like
 * ours.
 */
const ownMark = 'data-desk-copy';

/** Whether the HTML was copied or cut in an editor of this desk, and so is clean and complete. */
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

/** Serialises what is copied or cut, with the mark that `isOwnCopy` recognises. */
export const ownCopies: DOMSerializer = new MarkingSerializer(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);
