import { Fragment, type Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { schema } from '../../document/schema.ts';

/** Creates temporary URLs for pasted pictures until they are uploaded. Each URL ends with the picture’s number. */
export class PictureAddresses {
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

/** Moves each pasted picture to its own line below the surrounding text. Removes pictures that cannot be uploaded. */
export function onOwnLines(
  blocks: readonly Node[],
  addresses: PictureAddresses,
  isSent: (number: number) => boolean,
): Node[] {
  const lineFor = (picture: Node): Node[] => {
    const number = addresses.numberOf(picture);
    if (number === undefined || !isSent(number)) return [];
    return [schema.node('paragraph', null, [schema.node('image', picture.attrs)])];
  };
  return blocks.flatMap((block): Node[] => {
    if (block.type === schema.nodes.figure && addresses.numberOf(block) !== undefined)
      return [
        ...lineFor(block),
        ...(block.childCount > 0 ? [schema.node('paragraph', null, block.content)] : []),
      ];
    // A picture to upload becomes a paragraph, which a pair cannot contain, so the pair is split.
    const isToSend = (child: Node) => addresses.numberOf(child) !== undefined;
    if (block.type === schema.nodes.pair && block.children.some(isToSend))
      return onOwnLines(block.children, addresses, isSent);
    if (!block.isTextblock)
      return [
        block.isLeaf
          ? block
          : block.copy(Fragment.from(filled(onOwnLines(block.children, addresses, isSent), block))),
      ];
    const pictures = block.children.filter(isToSend);
    if (pictures.length === 0) return [block];
    const words = block.children.filter((child) => !pictures.includes(child));
    const isEmpty = words.every((child) => child.isText && child.textContent.trim() === '');
    return [...(isEmpty ? [] : [block.copy(Fragment.from(words))]), ...pictures.flatMap(lineFor)];
  });
}

const filled = (children: Node[], { type }: Node): Node[] =>
  children.length === 0 && type.name !== 'table_row' ? [schema.node('paragraph')] : children;

/** Removes the placeholders of pasted pictures. Returns the positions at which the uploaded pictures belong. */
export function takePlaces(tr: Transaction, addresses: PictureAddresses): PicturePlace[] {
  const places: PicturePlace[] = [];
  tr.doc.descendants((node, pos) => {
    const number = addresses.numberOf(node);
    // Earlier pictures are deleted first, and each deletion shifts this position by one.
    if (number !== undefined)
      places.push({ number, alt: String(node.attrs['alt']), pos: pos - places.length });
  });
  for (const { pos } of places) tr.delete(pos, pos + 1);
  return places;
}

export type PicturePlace = { number: number; alt: string; pos: number };
