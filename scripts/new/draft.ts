import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Changes to the files of a project, all thought out before the first is written: where one is not possible, none is made. */
export function beginDraft(project: string) {
  const texts = new Map<string, string>();
  const copies: { from: string; to: string }[] = [];
  const at = (file: string) => path.join(project, file);

  const read = (file: string): string => texts.get(file) ?? readFileSync(at(file), 'utf8');
  const change = (file: string, changed: (text: string) => string): void => {
    const [before, after] = [read(file), changed(read(file))];
    if (after === before) throw new NotPossible(`${file} has no place for it that this command knows.`);
    texts.set(file, after);
  };

  return {
    read,
    change,
    /** The names of what is in a folder, in order. */
    list: (folder: string): string[] => readdirSync(at(folder)).toSorted(),
    create(file: string, text: string): void {
      if (existsSync(at(file))) throw new NotPossible(`${file} is there already.`);
      texts.set(file, text);
    },
    /** A file that is taken over as it is, such as a picture. */
    copy(from: string, to: string): void {
      if (existsSync(at(to))) throw new NotPossible(`${to} is there already.`);
      copies.push({ from, to });
    },
    /** Puts a text behind the one place where another stands. */
    insertAfter(file: string, { anchor, text }: Insertion): void {
      change(file, (before) => before.replace(only(anchor, { file, text: before }), (found) => found + text));
    },
    insertBefore(file: string, { anchor, text }: Insertion): void {
      change(file, (before) => before.replace(only(anchor, { file, text: before }), (found) => text + found));
    },
    append(file: string, text: string): void {
      change(file, (before) => `${before.trimEnd()}\n\n${text.trim()}\n`);
    },
    /** Those that are written in the end. */
    files: (): string[] => [...texts.keys(), ...copies.map(({ to }) => to)].toSorted(),
    write(): void {
      for (const [file, text] of texts) {
        mkdirSync(path.dirname(at(file)), { recursive: true });
        writeFileSync(at(file), text);
      }
      for (const { from, to } of copies) cpSync(at(from), at(to));
    },
  };
}

/** What was asked for cannot be made, or a file is no longer as this command knows it. The message is for whoever asked. */
export class NotPossible extends Error {}

/** Where a text stands once. A place that is missing, or there twice, is not guessed at. */
function only(anchor: string | RegExp, { file, text }: { file: string; text: string }): string {
  const found =
    typeof anchor === 'string'
      ? text
          .split(anchor)
          .slice(1)
          .map(() => anchor)
      : [...text.matchAll(new RegExp(anchor, 'gm'))].map(([match]) => match);
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new NotPossible(`${file} has ${found.length} places like “${String(anchor)}”, and one is needed.`);
  return first;
}

type Insertion = { anchor: string | RegExp; text: string };
export type Draft = ReturnType<typeof beginDraft>;
