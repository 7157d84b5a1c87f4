import { DOMSerializer, type Fragment } from 'prosemirror-model';
import { schema } from './schema.ts';

/** Marks HTML that was copied in this desk. ProseMirror’s own attribute does not: other programs write it too. */
const ownMark = 'data-desk-copy';

/** A copy from this desk needs no cleaning. */
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
