import { Element, isTag, isText, Text, type ChildNode } from 'domhandler';
import { isElement } from '../../../html/html-tree.ts';
import { stylesOf } from '../written-style.ts';

/**
 * Returns “☐” or “☑” for an item of a task list: of a web page, which has a box, or of Google Docs, Apple Notes, Evernote,
 * Confluence and text editors, which have an attribute, a style or a class. Returns undefined for other items.
 */
export function taskBox(item: Element, list: Element): string | undefined {
  const {
    'aria-checked': aria,
    'data-checked': data,
    'data-list': kind = '',
    class: classes = '',
  } = item.attribs;
  const ofList = list.attribs['class'] ?? '';
  const isOfChecklist = /\b(checklist|to-do-list|inline-task-list|listtype-task(done)?)\b/.test(ofList);
  const box = ownBox(item.children);
  const state =
    aria ??
    data ??
    list.attribs['data-checked'] ??
    stylesOf(item)['--en-checked'] ??
    /^(?:un)?checked$/.exec(kind)?.[0] ??
    (box && stateOf(box)) ??
    (isOfChecklist ? isMarked(`${classes} ${ofList}`) : undefined);
  return state === undefined ? undefined : signOf(/^(true|checked)$/.test(String(state)));
}

/** Looks for the box in the item, but not in the lists inside it. */
function ownBox(children: readonly ChildNode[]): Element | undefined {
  for (const child of children) {
    if (!isTag(child) || /^[uo]l$/.test(child.name)) continue;
    const box = isBox(child) ? child : ownBox(child.children);
    if (box) return box;
  }
  return undefined;
}

export const isBox = ({ name, attribs }: Element): boolean =>
  (name === 'input' && /^(checkbox|radio)$/.test(attribs['type'] ?? '')) ||
  (name === 'img' && attribs['aria-roledescription'] === 'checkbox') ||
  attribs['role'] === 'checkbox' ||
  /\bcheckbox-(on|off)\b/.test(attribs['class'] ?? '');

export const boxSign = (box: Element): string => signOf(stateOf(box));

/** Puts the sign before the words of the item. Some programs write “[ ]” and “[x]” as text. */
export function withBox(item: ChildNode[], sign: string | undefined): ChildNode[] {
  const [first, ...rest] = item;
  if (isElement(first, 'p')) return [new Element('p', first.attribs, withBox(first.children, sign)), ...rest];
  const words = first !== undefined && isText(first) ? first.data : undefined;
  // “[ ] Zon” or “[x] Zon”.
  const [written, mark] = /^\[([ xX])\]\s+(?=\S)/.exec(words ?? '') ?? [];
  const box = sign ?? (mark === undefined ? undefined : signOf(mark !== ' '));
  if (box === undefined) return item;
  return words === undefined
    ? [new Text(`${box} `), ...item]
    : [new Text(`${box} ${words.slice(written?.length ?? 0)}`), ...rest];
}

const signOf = (isDone: boolean): string => (isDone ? '☑' : '☐');

const stateOf = ({ attribs }: Element): boolean =>
  attribs['checked'] !== undefined ||
  attribs['aria-checked'] === 'true' ||
  attribs['alt'] === 'checked' ||
  /\bcheckbox-on\b/.test(attribs['class'] ?? '');

const isMarked = (classes: string): boolean => /\b(checked|done|completed|listtype-taskdone)\b/.test(classes);
