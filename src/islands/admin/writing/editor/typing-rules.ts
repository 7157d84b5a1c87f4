import { InputRule, inputRules, textblockTypeInputRule } from 'prosemirror-inputrules';
import type { MarkType, NodeType } from 'prosemirror-model';
import { wrapRangeInList } from 'prosemirror-schema-list';
import { TextSelection, type EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import { canJoin, findWrapping } from 'prosemirror-transform';
import { isSafeLink } from '../document/addresses.ts';
import { schema } from '../document/schema.ts';

const { nodes, marks } = schema;

/**
 * Formats unmistakable Markdown while it is typed. Signs before figures stay: “- 5 °C”, “> 30 graden” and “# 12” are
 * text, and “24. Dezember” is a date. A numbered list begins with its second line, because “1. Mai” is a date too.
 */
export const typingRules = (): Plugin =>
  inputRules({
    rules: [
      // The page’s title is the only `h1`, so `#` creates an `h2`.
      beforeLetter(/^#\s(\p{L})$/u, (tr, at) => tr.setBlockType(at, at, nodes.heading, { level: 2 })),
      textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
      beforeLetter(/^\s*-\s(\p{L})$/u, (tr, at) => inList(tr, at, nodes.bullet_list)),
      new InputRule(/^(\d{1,3})([.)])\s$/, numberedList),
      beforeLetter(/^>\s(\p{L})$/u, (tr, at) => {
        const range = tr.doc.resolve(at).blockRange();
        const wrapping = range && findWrapping(range, nodes.blockquote);
        return range && wrapping ? tr.wrap(range, wrapping) : null;
      }),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      new InputRule(/^---$/, (state, _match, start, end) => {
        const line = state.doc.resolve(start);
        if (line.parent.type !== nodes.paragraph || line.depth !== 1) return null;
        const tr = state.tr.delete(start, end);
        return tr.insert(line.before(), nodes.horizontal_rule.create());
      }),
      markRule(/(?<=^|[\s(“‘])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      markRule(/(?<=^|[\s(“‘])\*(\p{L}(?:[^*]*[^*\s])?)\*$/u, marks.em),
      markRule(/(?<=^|[\s(“‘])_(\p{L}(?:[^_]*[^_\s])?)_$/u, marks.em),
      markRule(/(?<=^|[\s(“‘])~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.del),
      markRule(/(?<=^|[\s(“‘])`([^`\s](?:[^`]*[^`\s])?)`$/, marks.code),
      new InputRule(/\[([^[\]]+)\]\(([^()\s]+)\)$/, (state, [, words = '', href = ''], start, end) => {
        if (!isSafeLink(href)) return null;
        const link = marks.link.create({ href });
        return state.tr.replaceWith(start, end, schema.text(words, [link])).removeStoredMark(link);
      }),
    ],
  });

/** Applies `change` to the paragraph at `at`, once the first letter shows that the sign before it is Markdown. */
const beforeLetter = (
  pattern: RegExp,
  change: (tr: Transaction, at: number) => Transaction | null,
): InputRule =>
  new InputRule(pattern, (state, [, letter = ''], start, end) => {
    if (state.doc.resolve(start).parent.type !== nodes.paragraph) return null;
    const tr = change(state.tr.delete(start, end), start);
    return tr && tr.insertText(letter, tr.mapping.map(start));
  });

/** Puts the paragraph at `at` into a list, and joins the list with one of the same type above it. */
function inList(tr: Transaction, at: number, type: NodeType, blocks = 1): Transaction | null {
  const $at = tr.doc.resolve(at);
  const above = blocks === 1 ? $at : tr.doc.resolve($at.before() - 1);
  const range = above.blockRange($at);
  if (range === null || !wrapRangeInList(tr, range, type)) return null;
  const list = tr.doc.resolve(range.start);
  return list.nodeBefore?.type === type && canJoin(tr.doc, range.start) ? tr.join(range.start) : tr;
}

/** Continues the list above, or makes a list of this line and the line above, which begins with “1.”. */
function numberedList(
  state: EditorState,
  [, number, mark = '']: RegExpMatchArray,
  start: number,
  end: number,
): Transaction | null {
  const $start = state.doc.resolve(start);
  if ($start.parent.type !== nodes.paragraph) return null;
  const above = state.doc.resolve($start.before()).nodeBefore;
  const tr = state.tr.delete(start, end);
  if (above?.type === nodes.ordered_list) {
    let next = Number(above.attrs['start']);
    above.forEach((item) => void (next = Number(item.attrs['value'] ?? next) + 1));
    return next === Number(number) ? inList(tr, start, nodes.ordered_list) : null;
  }
  const first = `1${mark} `;
  if (number !== '2' || above?.type !== nodes.paragraph || !above.textContent.startsWith(first)) return null;
  // “1. 12. 2026” is a date.
  if (/^\d/.test(above.textContent.slice(first.length))) return null;
  const place = $start.before() - above.nodeSize + 1;
  return inList(tr.delete(place, place + first.length), start - first.length, nodes.ordered_list, 2);
}

const markRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, (state, [, words = ''], start, end) => {
    const around = state.doc.resolve(start).marks();
    if (!state.doc.resolve(start).parent.type.allowsMarkType(type)) return null;
    const tr = state.tr.replaceWith(start, end, schema.text(words, type.create().addToSet(around)));
    return tr.setSelection(TextSelection.create(tr.doc, start + words.length)).removeStoredMark(type);
  });
