import type { Node } from 'prosemirror-model';
import { openSource } from './source.ts';
import { schema } from './schema.ts';

/**
 * What a reader sees of a block in a markup the editor does not know, as blocks it knows. Where that is nothing, or what reads it is
 * out of reach, its source as code: no text is lost by looking for another way to write it.
 */
export async function ordinaryBlocks(
  source: string,
  { origin }: { origin: string },
): Promise<readonly Node[]> {
  const blocks = await seenBlocks(source, origin).catch(() => []);
  const isNothing = blocks.every(({ type, childCount }) => type.name === 'paragraph' && childCount === 0);
  return isNothing && source !== ''
    ? [schema.node('code_block', { isCode: true }, [schema.text(source)])]
    : blocks;
}

async function seenBlocks(source: string, origin: string): Promise<readonly Node[]> {
  const [{ pastedHtml }, { htmlIfAny }] = await Promise.all([
    import('#core/post/pasted/pasted.ts'),
    import('#core/post/text/markup.ts'),
  ]);
  return openSource(pastedHtml(htmlIfAny(source), { origin }).html).doc.children;
}
