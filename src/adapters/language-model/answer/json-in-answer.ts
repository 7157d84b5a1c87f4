import { jsonrepair } from 'jsonrepair';
import { decodeEntities } from '#core/html/entities.ts';

/** Returns the JSON values in a model’s answer, in the order of the text. Values inside another one are left to `fitToSchema`. */
export const jsonInAnswer = (said: string): unknown[] =>
  isHuge(said) ? [] : inOneList(readAll(said, (plain) => bracketed(plain).slice(-maxValues)));

/** Returns other readings of an answer, in which brackets are missing or quotation marks mislead. */
export const otherJsonIn = (said: string): unknown[] =>
  isHuge(said)
    ? []
    : readAll(said, (plain) => [
        // Some services give the first bracket to the model, which then only continues.
        ...(/^\s*"\w+"\s*:/.test(plain) ? [`{${plain}`] : []),
        plain,
        ...fencesIn(plain).toReversed(),
        ...['{}', '[]', '""'].map((signs) =>
          plain.slice(plain.indexOf(signs.charAt(0)), plain.lastIndexOf(signs.charAt(1)) + 1),
        ),
        // The last bracket may be missing.
        plain.slice(Math.max(0, plain.search(/\{\s*"/))),
      ]);

export const fencesIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?:```|~~~)\w*\s([^`~]*)(?:```|~~~)/g), ([, inside = '']) => inside.trim());

function readAll(said: string, partsOf: (plain: string) => string[]): unknown[] {
  const plain = withJsonSigns(said.includes('"') ? said : decodeEntities(said));
  const mend = breaksOff(plain) ? () => undefined : repaired;
  return [...new Set(partsOf(plain))].map((part) => parsed(part) ?? mend(part)).filter(isStructure);
}

/** Joins objects that hold no other objects, because each of them may be an element. */
function inOneList(values: readonly unknown[]): unknown[] {
  const isFlat = (value: unknown) =>
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value as object).every(
      (each) => typeof each !== 'object' || each === null || isWithoutObjects(each),
    );
  const flat = values.filter(isFlat);
  if (flat.length < 2) return [...values];
  return values.flatMap((value) => {
    if (!isFlat(value)) return [value];
    return value === flat.at(-1) ? [flat] : [];
  });
}

const isWithoutObjects = (value: unknown): boolean =>
  Array.isArray(value) && !value.some((each) => typeof each === 'object');

export const isStructure = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

/** Replaces the signs that other scripts and programs write instead of those of JSON, such as “：”, “「…」” or “=>”. */
const withJsonSigns = (said: string): string =>
  /[{[]\s*[«「『＂„]|["»」』＂]\s*(?:[：，、；،؛]|=>)/.test(said)
    ? said.replaceAll(foreignSigns, (sign) => {
        if (sign.startsWith('"')) return sign;
        return jsonSigns[sign] ?? `"${sign.slice(1, -1).replaceAll(/\\?"/g, String.raw`\"`)}"`;
      })
    : said;

/** Strings of JSON, which stay as they are, then strings in other quotation marks, and other signs. */
const foreignSigns =
  /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|«(?:[^«»]|«[^«»]*»)*»|「(?:[^「」]|「[^「」]*」)*」|『[^『』]*』|＂[^＂]*＂|„[^„“”]*[“”]|[：，、；،؛]|=>/g;

const jsonSigns: Record<string, string> = {
  '：': ':',
  '=>': ':',
  '，': ',',
  '、': ',',
  '；': ',',
  '،': ',',
  '؛': ',',
};

/**
 * Returns undefined for a text that is no JSON, that has more or deeper values than any answer, or an object with a name
 * twice: of two verdicts on the same text, JSON would keep the last.
 */
export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isReadable(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isReadable(json: string): boolean {
  const open: Set<string>[] = [];
  let count = 0;
  for (const [token, string, colon] of json.matchAll(/("(?:[^"\\]|\\.)*(?:"|\\?$))(\s*:)?|[{}[\]]/gs)) {
    const names = open.at(-1);
    if (token === '{' || token === '[') open.push(new Set());
    else if (string === undefined) open.pop();
    else if (colon !== undefined && names?.has(string) === true) return false;
    else if (colon !== undefined) names?.add(string);
    count += 1;
    if (open.length > maxDepth || count > maxTokens) return false;
  }
  return true;
}

/** Whether a text has more brackets than any answer. */
const isHuge = (text: string): boolean => (text.match(/[{[]/g) ?? []).length > maxBrackets;

/** An answer that breaks off opens or announces another value after its last bracket. Mended, it would lack that value. */
const breaksOff = (said: string): boolean =>
  /^\s*,|[{[]/.test(said.slice(Math.max(said.lastIndexOf('}'), said.lastIndexOf(']')) + 1));

/** Mends commas, comments, quotation marks and missing brackets. */
function repaired(text: string): unknown {
  try {
    const isMendable = /^[{[]/.test(text) && text.length <= maxRepaired;
    return isMendable ? parsed(jsonrepair(text.split('\n').map(withoutComment).join('\n'))) : undefined;
  } catch {
    return undefined;
  }
}

/** Without what follows a “#” between two values. After a quotation mark, it may be part of a text. */
function withoutComment(line: string): string {
  const afterTexts = line.lastIndexOf('"') + 1;
  const at = line.slice(afterTexts).search(/(?<=[{[,])[ \t]*#/);
  return at === -1 ? line : line.slice(0, afterTexts + at);
}

/** Returns the parts in brackets, strings excepted. The last string may be cut off. */
function bracketed(text: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|[{}[\]]/g)) {
    if (sign === '{' || sign === '[') {
      if (depth === 0) start = index;
      depth += 1;
    } else if ((sign === '}' || sign === ']') && depth > 0) {
      depth -= 1;
      if (depth === 0) parts.push(text.slice(start, index + 1));
    }
  }
  return parts;
}

/** Each element may be a value of its own. */
const maxValues = 300;

/** The envelopes and answers of models have about ten levels. */
const maxDepth = 100;

/** The longest answers have some thousand objects, lists and texts. */
const maxBrackets = 20_000;
const maxTokens = 60_000;

/** No real answer has more characters, and the time of a repair may grow with the square of them. */
export const maxRepaired = 50_000;
