import { isTag, isText, type ChildNode } from 'domhandler';
import { htmlTree } from '../../html/html-tree.ts';
import { isBlock } from '../../html/tags.ts';
import { htmlIfAny } from './markup.ts';

/** Returns the visible words of each block. An image becomes its alternative text, with size and URL as a mark. */
export function shownBlocks(content: string): ShownBlock[] {
  const reader = new BlockReader();
  reader.read(htmlTree(htmlIfAny(content)), { marks: [], tag: 'p' });
  return reader.blocks;
}

class BlockReader {
  readonly blocks: ShownBlock[] = [];
  #open: ShownBlock | undefined;

  read(nodes: readonly ChildNode[], context: Context): void {
    for (const node of nodes) {
      if (isText(node))
        this.#add(context.tag === 'pre' ? node.data : node.data.replaceAll(/[ \t\n\f]+/g, ' '), context);
      else if (isTag(node)) {
        const { name, attribs } = node;
        const marked = (mark: string): Context => ({ ...context, marks: [...context.marks, mark] });
        if (name === 'br' || name === 'hr') this.#open = undefined;
        else if (name === 'img')
          this.#add(
            `[${attribs['alt'] ?? ''}]`,
            marked(`img ${context.size ?? 'text'} ${attribs['src'] ?? ''}`),
          );
        else if (name === 'figure')
          this.#block(node.children, { ...context, tag: name, size: attribs['class'] ?? context.size });
        else if (name === 'a') this.read(node.children, marked(`a ${attribs['href'] ?? ''}`));
        else if (!isBlock(name)) this.read(node.children, marked(sameLook[name] ?? name));
        else this.#block(node.children, { ...context, tag: name === 'p' ? context.tag : name });
      }
    }
  }

  #block(children: readonly ChildNode[], context: Context): void {
    this.#open = undefined;
    this.read(children, context);
    this.#open = undefined;
  }

  #add(text: string, { marks, tag }: Context): void {
    if (this.#open === undefined && text.trim() === '') return;
    if (this.#open === undefined) this.blocks.push((this.#open = { tag, words: [] }));
    const { words } = this.#open;
    const key = [...new Set(marks)].sort();
    for (const word of text.match(/\s+|[^\s]+/g) ?? []) words.push({ text: word, marks: key });
  }
}

const sameLook: Partial<Record<string, string>> = { b: 'strong', i: 'em', del: 's' };

/** `size` is the class of the figure around an image: `wide` or `pair`. */
type Context = { marks: readonly string[]; tag: string; size?: string | undefined };

/** `marks` lists tag names such as `strong`. The mark of a link or an image also contains the URL. */
export type ShownWord = { text: string; marks: readonly string[] };
/** `tag` is the innermost block element around the words, such as `h2`. A `p` inside another block does not count. */
export type ShownBlock = { tag: string; words: ShownWord[] };
