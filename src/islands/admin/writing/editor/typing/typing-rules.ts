import { InputRule, inputRules, textblockTypeInputRule, undoInputRule } from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import { Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { findWrapping } from 'prosemirror-transform';
import { isTypedLink } from '../../document/addresses.ts';
import { schema } from '../../document/schema.ts';
import { bullet, numberedList } from './list-rules.ts';

const { nodes, marks } = schema;

/**
 * Formats unmistakable Markdown while it is typed. Signs before figures stay: “- 5 °C”, “> 30 graden” and “# 12” are
 * text, and “24. Dezember” is a date. A numbered list begins with its second line, because “1. Mai” is a date too.
 */
export function typingRules(): Plugin[] {
  const rules = inputRules({
    rules: [
      // The page’s title is the only `h1`, so `#` creates an `h2`.
      ...[1, 2, 3, 4].map((signs) =>
        beforeLetter(new RegExp(`^#{${signs}}\\s(\\p{L})$`, 'u'), (tr, at) =>
          tr.setBlockType(at, at, nodes.heading, { level: Math.max(2, signs) }),
        ),
      ),
      beforeLetter(/^\s*-\s(\p{L})$/u, bullet),
      new InputRule(/^([1-9]\d{0,2})([.)])\s$/, numberedList),
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
      markRule(/(?<=^|[\s(“‘])_(\p{L}[^_]*)(?<!\s)_$/u, marks.em),
      markRule(/(?<=^|[\s(“‘])~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.del),
      markRule(/(?<=^|[\s(“‘])`([^`\s](?:[^`]*[^`\s])?)`$/, marks.code),
      new InputRule(/\[([^[\]]+)\]\(([^()\s]+)\)$/, (state, [, words = '', href = ''], start, end) => {
        if (!isTypedLink(href)) return null;
        const link = marks.link.create({ href });
        return state.tr.replaceWith(start, end, schema.text(words, [link])).removeStoredMark(link);
      }),
    ],
  });
  return [textAgain(rules), rules];
}

/** A letter after the closing sign shows that both signs were text: “_dak_01.jpg”, “*a*b”. */
const textAgain = (rules: ReturnType<typeof inputRules>): Plugin =>
  new Plugin({
    props: {
      handleTextInput(view, _from, _to, text) {
        const { parent } = view.state.selection.$from;
        if (!/^[\p{L}\p{N}*_~`]/u.test(text) || parent.type === nodes.code_block) return false;
        if (!/^[*_~`]$/.test(rules.getState(view.state)?.text ?? '')) return false;
        undoInputRule(view.state, view.dispatch);
        view.dispatch(view.state.tr.insertText(text));
        return true;
      },
    },
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

const markRule = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, (state, [, words = ''], start, end) => {
    const around = state.doc.resolve(start).marks();
    if (!state.doc.resolve(start).parent.type.allowsMarkType(type)) return null;
    const tr = state.tr.replaceWith(start, end, schema.text(words, type.create().addToSet(around)));
    return tr.setSelection(TextSelection.create(tr.doc, start + words.length)).removeStoredMark(type);
  });
