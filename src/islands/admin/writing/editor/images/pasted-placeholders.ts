import { Fragment, type Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { schema } from '../../document/schema.ts';

/** Creates temporary URLs, which end with the image’s number. An image with such a URL is the placeholder of an upload. */
export class ImageAddresses {
  readonly #prefix = `/${crypto.randomUUID()}/`;

  of(number: number): string {
    return `${this.#prefix}${number}`;
  }

  numberOf({ attrs }: Node): number | undefined {
    const src: unknown = attrs['src'];
    return typeof src === 'string' && src.startsWith(this.#prefix)
      ? Number(src.slice(this.#prefix.length))
      : undefined;
  }
}

/** Moves each pasted image to its own line below the surrounding text. Removes images that cannot be uploaded. */
export function onOwnLines(
  blocks: readonly Node[],
  addresses: ImageAddresses,
  isSent: (number: number) => boolean,
): Node[] {
  const lineFor = (image: Node): Node[] => {
    const number = addresses.numberOf(image);
    if (number === undefined || !isSent(number)) return [];
    return [schema.node('paragraph', null, [schema.node('image', image.attrs)])];
  };
  return blocks.flatMap((block): Node[] => {
    if (block.type === schema.nodes.figure && addresses.numberOf(block) !== undefined)
      return [
        ...lineFor(block),
        ...(block.childCount > 0 ? [schema.node('paragraph', null, block.content)] : []),
      ];
    // An image to upload becomes a paragraph, which a pair cannot contain, so the pair is split.
    const isToSend = (child: Node) => addresses.numberOf(child) !== undefined;
    if (block.type === schema.nodes.pair && block.children.some(isToSend))
      return onOwnLines(block.children, addresses, isSent);
    if (!block.isTextblock)
      return [
        block.isLeaf
          ? block
          : block.copy(Fragment.from(filled(onOwnLines(block.children, addresses, isSent), block))),
      ];
    const images = block.children.filter(isToSend);
    if (images.length === 0) return [block];
    const words = block.children.filter((child) => !images.includes(child));
    const isEmpty = words.every((child) => child.isText && child.textContent.trim() === '');
    return [...(isEmpty ? [] : [block.copy(Fragment.from(words))]), ...images.flatMap(lineFor)];
  });
}

const filled = (children: Node[], { type }: Node): Node[] =>
  children.length === 0 && type.name !== 'table_row' ? [schema.node('paragraph')] : children;

/** Removes the placeholders of pasted images. Returns the positions at which the uploaded images belong. */
export function takePlaceholders(tr: Transaction, addresses: ImageAddresses): PastedImage[] {
  const images: PastedImage[] = [];
  tr.doc.descendants((node, pos) => {
    const number = addresses.numberOf(node);
    // Earlier images are deleted first, and each deletion shifts this position by one.
    if (number !== undefined)
      images.push({ number, alt: String(node.attrs['alt']), pos: pos - images.length });
  });
  for (const { pos } of images) tr.delete(pos, pos + 1);
  return images;
}

export type PastedImage = { number: number; alt: string; pos: number };
