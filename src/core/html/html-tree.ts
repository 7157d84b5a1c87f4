import { isTag, type ChildNode, type Element, type ParentNode } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';

/**
 * Parses HTML into a tree. Stops where the tree would exceed `maxDepth` levels, so that a caller may walk the tree
 * recursively.
 */
export function htmlTree(html: string, options: { decodeEntities?: boolean } = {}): ChildNode[] {
  const handler = new BoundedHandler();
  new Parser(handler, options).end(html);
  return handler.dom;
}

/** Sanitised HTML has at most 100 levels, so this limit never cuts off an article. */
const maxDepth = 200;

class BoundedHandler extends DomHandler {
  #parser: Parser | undefined;

  constructor() {
    super(undefined, { withStartIndices: true, withEndIndices: true });
  }

  override onparserinit(parser: Parser): void {
    super.onparserinit(parser);
    this.#parser = parser;
  }

  override onopentag(name: string, attribs: Record<string, string>): void {
    super.onopentag(name, attribs);
    if (this.tagStack.length > maxDepth) this.#parser?.pause();
  }

  /** An unclosed element ends before the tag that implicitly closes it. The parser alone would include that tag. */
  override onclosetag(_name?: string, isImplied = false): void {
    const element = this.tagStack.at(-1);
    super.onclosetag();
    if (element === undefined) return;
    const next = this.#parser?.startIndex ?? 0;
    if (!isImplied) closed.add(element);
    else if (next > (element.startIndex ?? 0)) element.endIndex = next - 1;
  }
}

const closed = new WeakSet<ParentNode>();

export const isClosed = (element: Element): boolean => closed.has(element);

export function isElement<Name extends string>(
  node: ChildNode | undefined,
  ...names: Name[]
): node is Element & { name: Name } {
  return node !== undefined && isTag(node) && names.some((name) => name === node.name);
}

/** Where a node begins and ends in the HTML. */
export const rangeOf = ({ startIndex, endIndex }: ChildNode): { start: number; end: number } => ({
  start: startIndex ?? 0,
  end: (endIndex ?? -1) + 1,
});

/** Returns the HTML of a node as it was written. */
export function sourceOf(html: string, node: ChildNode): string {
  const { start, end } = rangeOf(node);
  return html.slice(start, end);
}

/** Returns the opening tag of an element as it was written. */
export function openingTag(html: string, element: Element): string {
  const source = sourceOf(html, element);
  // Browsers treat a `</p>` without an opening tag as an empty paragraph.
  if (source.startsWith('</')) return `<${element.name}>`;
  const inside = element.firstChild?.startIndex;
  if (typeof inside === 'number') return source.slice(0, inside - (element.startIndex ?? 0));
  return isClosed(element) ? source.slice(0, source.lastIndexOf('</')) : source;
}
