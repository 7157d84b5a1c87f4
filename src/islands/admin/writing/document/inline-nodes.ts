import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema.ts';

export function inlineNodes(pieces: readonly InlinePiece[]): Node[] {
  const tidy: InlinePiece[] = [];
  for (const piece of pieces) {
    if ('node' in piece) {
      if (isBreak(piece)) endLine(tidy);
      tidy.push(piece);
      continue;
    }
    const text = piece.text.replaceAll(/[ \t\n\f]+/g, ' ');
    const rest = endsWithGap(tidy) ? text.replace(/^ /, '') : text;
    if (rest !== '') tidy.push({ ...piece, text: rest });
  }
  endLine(tidy);
  return tidy.map((piece) =>
    'node' in piece ? piece.node.mark(piece.marks) : schema.text(piece.text, piece.marks),
  );
}

/** Whether to drop a space after these pieces, because they are empty or end with a space or a line break. */
function endsWithGap(pieces: readonly InlinePiece[]): boolean {
  const last = pieces.at(-1);
  return last === undefined || ('node' in last ? isBreak(last) : last.text.endsWith(' '));
}

function endLine(pieces: InlinePiece[]): void {
  const last = pieces.at(-1);
  if (last === undefined || 'node' in last) return;
  const text = last.text.replace(/ $/, '');
  pieces.pop();
  if (text !== '') pieces.push({ ...last, text });
}

const isBreak = ({ node }: { node: Node }): boolean => node.type === schema.nodes.hard_break;

export type InlinePiece = { marks: readonly Mark[] } & ({ text: string } | { node: Node });
