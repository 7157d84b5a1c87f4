import { Renderer, Tokenizer, type Tokens } from 'marked';
import { TextTags } from '../../../html/text-tags.ts';

/**
 * Reads Markdown without the rules that change ordinary text: one “~” means “about”, “5*3*2”, “Kund*innen” and the stars
 * of notes in several lines are no emphasis, a line of dashes below a sentence is a rule and no heading, `<naam>` is a
 * word, because HTML has no such element, and `[1]: Bron` is a footnote, because it has no address.
 */
export class LiteralTokenizer extends Tokenizer {
  readonly #tags: TextTags;
  readonly #references: ReadonlySet<string>;

  constructor(content: string) {
    super();
    this.#tags = new TextTags(content);
    this.#references = new Set(
      Array.from(content.matchAll(/\[([^[\]]{1,999})\](?!:)/g), ([, label = '']) =>
        label.toLowerCase().replaceAll(/\s+/g, ' '),
      ),
    );
  }

  override del(...args: Parameters<Tokenizer['del']>): Tokens.Del | undefined {
    return args[0].startsWith('~~') ? super.del(...args) : undefined;
  }

  override emStrong(...args: Parameters<Tokenizer['emStrong']>): ReturnType<Tokenizer['emStrong']> {
    const [src, , before = ''] = args;
    // A single star behind a letter, as in “Kund*innen”.
    if (/^\*(?!\*)/.test(src) && letterOrFigure.test(before)) return undefined;
    const token = super.emStrong(...args);
    if (token?.type !== 'em' || !token.raw.startsWith('*')) return token;
    const isWithinWord = letterOrFigure.test(src.slice(token.raw.length));
    const isNote = token.raw.includes('\n') && !/^\*\p{L}[^]*[\p{L}.!?]\*$/u.test(token.raw);
    return isWithinWord || isNote ? undefined : token;
  }

  override link(src: string): Tokens.Link | Tokens.Image | undefined {
    const token = super.link(src);
    return token && isAddress(token.href) ? token : undefined;
  }

  /** Without a definition that something refers to, the line would vanish. */
  override def(src: string): Tokens.Def | undefined {
    const token = super.def(src);
    return token && isAddress(token.href) && this.#references.has(token.tag) ? token : undefined;
  }

  /** The library drops the cells that a row has beyond its header, for example after a “|” in a price or in code. */
  override table(src: string): Tokens.Table | undefined {
    const token = super.table(src);
    if (token === undefined) return undefined;
    const [header = '', line = '', ...rows] = token.raw.split('\n');
    const whole = [header, line, ...rows.map((row) => withinCells(row, token.header.length))].join('\n');
    return whole === token.raw ? token : { ...(super.table(whole) ?? token), raw: token.raw };
  }

  override url(src: string): Tokens.Link | undefined {
    const end = src.search(/[“”„‘’‚«»…–—]/);
    return super.url(end === -1 ? src : src.slice(0, end));
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
    if (first.startsWith('<?') || this.#tags.escaped(first) !== first) return undefined;
    const token = super.html(src);
    return token && { ...token, text: this.#tags.escaped(token.text) };
  }
}

/** Escapes the separators of a row after its last column. */
function withinCells(row: string, columns: number): string {
  const [start = ''] = /^\s*\|?/.exec(row) ?? [];
  const rest = row.slice(start.length);
  const inside = rest.trimEnd().replace(/\|$/, '');
  const end = rest.slice(inside.length);
  // A bar behind a backslash belongs to the text of its cell.
  const cells = inside.split(/(?<!\\)\|/);
  const last = cells.slice(columns - 1).join('\\|');
  return cells.length > columns ? start + [...cells.slice(0, columns - 1), last].join('|') + end : row;
}

const letterOrFigure = /^[\p{L}\p{N}]/u;

/** “[klein](zie onder)” is no link. */
const isAddress = (href: string): boolean => /[/.#?:@]/.test(href);

/**
 * Shows list numbers as they were written, and task lists with ☐ and ☑. Leaves out what pages do not show: the alignment
 * of cells and the language of code.
 */
export class LiteralRenderer extends Renderer {
  override code({ text, escaped, ...token }: Tokens.Code): string {
    return super.code({ ...token, text, lang: '', ...(escaped !== undefined && { escaped }) });
  }

  override tablecell(token: Tokens.TableCell): string {
    return super.tablecell({ ...token, align: null });
  }

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
