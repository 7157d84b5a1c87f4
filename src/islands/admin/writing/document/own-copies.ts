import { DOMSerializer, type Fragment } from 'prosemirror-model';
import { schema } from './schema.ts';

/**
 * An attribute that marks the first element of a text that was copied at this desk. The editor library's own mark does not
 * suffice, because other programs use the same library.
 */
const ownMark = 'data-desk-copy';

/** Whether the HTML was copied or cut in an editor of this desk. Such HTML is clean and complete. */
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

/** Converts a copied or cut text to HTML, with the mark that `isOwnCopy` recognises. */
export const ownCopies: DOMSerializer = new MarkingSerializer(
  DOMSerializer.nodesFromSchema(schema),
  DOMSerializer.marksFromSchema(schema),
);
