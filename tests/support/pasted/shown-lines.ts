import { isTag, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { htmlTree } from '#core/html/html-tree.ts';

/** Returns the lines that the live page shows, with the signs and numbers of its lists. */
export const shownLines = (html: string): string[] =>
  htmlTree(html)
    .filter(isTag)
    .flatMap(linesOf)
    .map(tidy)
    .filter((line) => line !== '');

function linesOf(block: Element): string[] {
  if (block.name === 'hr') return ['---'];
  if (!/^[uo]l$/.test(block.name)) return textContent(htmlTree(`<p>${textOf(block)}</p>`)).split('\n');
  const items = block.children.filter(isTag).filter(({ name }) => name === 'li');
  return items.flatMap((item, index) => {
    const [deeper, words] = partition(item.children, (child) => isTag(child) && /^[uo]l$/.test(child.name));
    const sign = block.name === 'ol' ? `${index + 1}.` : '-';
    return [`${sign} ${textContent(words)}`, ...deeper.filter(isTag).flatMap(linesOf)];
  });
}

const partition = <T>(all: readonly T[], belongs: (one: T) => boolean): [T[], T[]] => [
  all.filter(belongs),
  all.filter((one) => !belongs(one)),
];

const textOf = (block: Parameters<typeof textContent>[0] & object): string =>
  'children' in block
    ? block.children
        .map((child) => (isTag(child) && child.name === 'br' ? '\n' : textContent(child)))
        .join('')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
    : '';

export const tidy = (line: string): string => line.replaceAll(/\s+/g, ' ').trim();

/** Leaves out the signs that a list or a rule replaces by its own. */
export const withoutBullet = (shown: string): string =>
  tidy(
    shown
      .replace(/^(-{3,}|\*{3,}|(\* ){2}\*)$/, 'rule')
      .replace(/^(?:(?:[-*+•] ?)?(?:\[[xX ]\]|[☐☑]) |[-*•](?: |$))/, '')
      .replace(/^(\d+)\) /, '$1. '),
  );
