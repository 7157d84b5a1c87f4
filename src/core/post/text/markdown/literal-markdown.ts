import { Renderer, Tokenizer, type Tokens } from 'marked';
import { TextTags } from '../../../html/text-tags.ts';

/**
 * Reads Markdown without the rules that change ordinary text: one “~” means “about”, a line of dashes below a sentence
 * is a rule and no heading, and `<naam>` is a word, because HTML has no such element.
 */
export class LiteralTokenizer extends Tokenizer {
  readonly #tags: TextTags;

  constructor(content: string) {
    super();
    this.#tags = new TextTags(content);
  }

  override del(...args: Parameters<Tokenizer['del']>): Tokens.Del | undefined {
    return args[0].startsWith('~~') ? super.del(...args) : undefined;
  }

  override lheading(): undefined {
    return undefined;
  }

  override tag(src: string): Tokens.Tag | undefined {
    const token = super.tag(src);
    return token && this.#tags.isTag(token.raw) ? token : undefined;
  }

  override html(src: string): Tokens.HTML | undefined {
    const first = /^ {0,3}(<[^<>]*>)/.exec(src)?.[1] ?? '';
    if (this.#tags.escaped(first) !== first) return undefined;
    const token = super.html(src);
    return token && { ...token, text: this.#tags.escaped(token.text) };
  }
}

/** Shows list numbers as they were written, and task lists with ☐ and ☑. */
export class LiteralRenderer extends Renderer {
  override list(token: Tokens.List): string {
    if (!token.ordered) return super.list(token);
    const start = Number(token.start);
    let next = start;
    const items = token.items.map((item) => {
      const number = Number(/^\s*(\d+)/.exec(item.raw)?.[1] ?? next);
      const value = number === next ? '' : ` value="${number}"`;
      next = number + 1;
      return this.listitem(item).replace('<li>', `<li${value}>`);
    });
    return `<ol${start === 1 ? '' : ` start="${start}"`}>\n${items.join('')}</ol>\n`;
  }

  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? '☑ ' : '☐ ';
  }
}
