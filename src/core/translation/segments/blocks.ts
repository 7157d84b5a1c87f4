import { diffArrays } from 'diff';
import { isTag, type ChildNode, type Element } from 'domhandler';
import { existsOne, textContent } from 'domutils';
import { htmlTree, isElement, openingTag, sourceOf } from '../../html/html-tree.ts';
import { isBlock } from '../../html/tags.ts';

/**
 * Splits sanitized HTML into frames (the tags around blocks) and runs (the content between frames). The joined parts
 * equal the HTML, except for an empty line between top-level blocks and a paragraph around loose text.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  for (const part of partsOf(html, htmlTree(html), 0)) {
    const last = blocks.at(-1);
    if ('frame' in part && last && 'frame' in last) last.frame += part.frame;
    else blocks.push(part);
  }
  return blocks.map((block, index) =>
    'frame' in block && index === 0 ? { frame: block.frame.trimStart() } : block,
  );
}

function* partsOf(html: string, nodes: readonly ChildNode[], depth: number): Generator<Block> {
  let run: ChildNode[] = [];
  for (const node of nodes) {
    if (isTag(node) && holdsBlock(node)) {
      yield* runOf(html, run, depth);
      run = [];
      yield* blockOf(html, node, depth);
    } else run.push(node);
  }
  yield* runOf(html, run, depth);
}

function* blockOf(html: string, element: Element, depth: number): Generator<Block> {
  // Preformatted text must not be translated, and `hr` has no text, so the whole element becomes a frame.
  if (isElement(element, 'pre', 'hr')) {
    yield begin(sourceOf(html, element), depth);
    return;
  }
  yield begin(openingTag(html, element), depth);
  // An inline tag around blocks, such as a link around two paragraphs, does not increase the depth.
  yield* partsOf(html, element.children, isBlock(element.name) ? depth + 1 : depth);
  yield { frame: `</${element.name}>` };
}

function* runOf(html: string, nodes: readonly ChildNode[], depth: number): Generator<Block> {
  const run = nodes
    .map((node) => sourceOf(html, node))
    .join('')
    .trim();
  if (run === '') return;
  if (!nodes.some(hasWords)) yield begin(run, depth);
  else if (depth > 0) yield { run };
  else yield* [begin('<p>', depth), { run }, { frame: '</p>' }];
}

const begin = (tag: string, depth: number): Block => ({ frame: depth === 0 ? `\n\n${tag}` : tag });

/** Returns the frames of a text, with • for each run, such as '<p>•</p>'. Equal frames mean an equal structure. */
export const frameOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => ('frame' in block ? block.frame : '•')).join('');

/** Joins frames and runs to HTML again. */
export const htmlOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => ('frame' in block ? block.frame : block.run)).join('');

/** Pairs the Dutch runs with their translations. `earlier` are the Dutch runs from which `translated` was made. */
export function alignedRuns<Run extends { html: string }>(
  dutch: readonly Run[],
  translated: readonly Run[],
  earlier: readonly Run[] = dutch,
): RunPair<Run>[] {
  const rows: RunPair<Run>[] = [];
  const [dutchLeft, translatedLeft] = [[...dutch], [...translated]];
  const pairUp = (from: Run[], to: Run[], isUnchanged: boolean) => {
    for (let at = 0; at < Math.max(from.length, to.length); at++)
      rows.push({ dutch: from[at], translated: to[at], isUnchanged });
  };
  const changes = diffArrays(htmlOfRuns(earlier), htmlOfRuns(dutch));
  changes.forEach(({ added, removed, count }, index) => {
    const [last, next] = [changes[index - 1], changes[index + 1]];
    // Runs that replaced others are already paired with the translations of those.
    if (added && last?.removed) return;
    const replacing = next?.added ? next.count : 0;
    pairUp(
      dutchLeft.splice(0, removed ? replacing : count),
      translatedLeft.splice(0, added ? 0 : count),
      !added && !removed,
    );
  });
  pairUp(dutchLeft, translatedLeft, false);
  return rows;
}

const htmlOfRuns = (runs: readonly { html: string }[]): string[] => runs.map(({ html }) => html);

const holdsBlock = (element: Element): boolean => existsOne(({ name }) => isBlock(name), [element]);

const hasWords = (node: ChildNode): boolean =>
  existsOne(({ name }) => name === 'img', [node]) || textContent(node).trim() !== '';

export type Block = { frame: string } | { run: string };

/** `isUnchanged`: the Dutch run is the one from which the translation was made. */
type RunPair<Run> = { dutch: Run | undefined; translated: Run | undefined; isUnchanged: boolean };
