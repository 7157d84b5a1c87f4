import type { Attrs, ResolvedPos } from 'prosemirror-model';
import { setBlockType } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import type { LinkBlock } from '#core/html/tags.ts';
import { schema } from '../../document/schema.ts';
import { insertBlock } from '../insert-below.ts';

const { link: linkType } = schema.marks;
const { link_block: blockType } = schema.nodes;

export const insertLinkBlock = (kind: LinkBlock, href: string, words: string): Command =>
  insertBlock(blockType.create({ kind, href }, schema.text(words)));

export const hrefAt = ({ selection: { $from } }: EditorState): string | undefined => {
  const attrs = $from.parent.type === blockType ? $from.parent.attrs : linkAround($from)?.attrs;
  return attrs && String(attrs['href']);
};

/** Links the selection, changes the URL of the link or link block at the cursor, or inserts linked words. */
export const setLink =
  ({ href, words }: { href: string; words: string }): Command =>
  (state, dispatch) => {
    const { from, to, empty, $from } = state.selection;
    if ($from.parent.type === blockType) {
      dispatch?.(state.tr.setNodeAttribute($from.before(), 'href', href));
      return true;
    }
    if (!$from.parent.inlineContent || !$from.parent.type.allowsMarkType(linkType)) return false;
    if (!dispatch) return true;
    const around = linkAround($from);
    const isInside = around !== undefined && from >= around.from && to <= around.to;
    const link = linkType.create({ ...(isInside && around.attrs), href });
    const range = empty ? around : { from, to };
    dispatch(
      range
        ? state.tr.removeMark(range.from, range.to, linkType).addMark(range.from, range.to, link)
        : state.tr
            .replaceSelectionWith(schema.text(words, [link, ...$from.marks()]), false)
            .removeStoredMark(link),
    );
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { from, to, empty, $from } = state.selection;
  if ($from.parent.type === blockType) return setBlockType(schema.nodes.paragraph)(state, dispatch);
  const range = empty ? linkAround($from) : { from, to };
  if (range === undefined) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, linkType));
  return true;
};

export function linkAround($pos: ResolvedPos): { attrs: Attrs; from: number; to: number } | undefined {
  const link = [...$pos.marks(), ...($pos.nodeAfter?.marks ?? [])].find(({ type }) => type === linkType);
  if (link === undefined) return undefined;
  const runs: { from: number; to: number }[] = [];
  $pos.parent.forEach((child, offset) => {
    if (!link.isInSet(child.marks)) return;
    const from = $pos.start() + offset;
    const before = runs.at(-1);
    if (before?.to === from) before.to += child.nodeSize;
    else runs.push({ from, to: from + child.nodeSize });
  });
  const run = runs.find(({ from, to }) => from <= $pos.pos && $pos.pos <= to);
  return run && { attrs: link.attrs, ...run };
}
