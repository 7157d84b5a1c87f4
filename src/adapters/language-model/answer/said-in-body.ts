import { isRecord } from './value-types.ts';
import { parsed } from './json-in-answer.ts';

/** Parses the body of a response. Joins the events of a stream, because some services stream although no one asked for that. */
export function envelopeIn(body: string): unknown {
  const whole = parsed(body.replace(/^\uFEFF/, ''));
  if (whole !== undefined) return Array.isArray(whole) ? joined(whole) : whole;
  const events = body.matchAll(/^(?:data: ?)?(\{.*)$/gm);
  return joined(Array.from(events, ([, json = '']) => parsed(json)).filter(isRecord));
}

/**
 * Joins events: the pieces of a text are at the same place in each of them. Adds to the first event itself, because a
 * copy for each event would take quadratic time.
 */
const joined = (events: readonly unknown[]): unknown => events.reduce(joinedWith, undefined);

function joinedWith(one: unknown, other: unknown): unknown {
  if (typeof one === 'string' && typeof other === 'string') return one + other;
  if (Array.isArray(one) && Array.isArray(other)) return joinedLists(one as unknown[], other);
  if (!isRecord(one) || !isRecord(other)) return other ?? one;
  for (const [name, value] of Object.entries(other))
    // The field `__proto__` of an object would change all objects.
    if (name !== '__proto__') one[name] = Object.hasOwn(one, name) ? joinedWith(one[name], value) : value;
  return one;
}

/** Elements such as calls of tools have a number of their own. */
function joinedLists(all: unknown[], other: readonly unknown[]): unknown[] {
  for (const [at, each] of other.entries()) {
    const place = isRecord(each) && typeof each['index'] === 'number' ? each['index'] : at;
    if (place < all.length) all[place] = joinedWith(all[place], each);
    else all.push(each);
  }
  return all;
}

/**
 * The texts in a message or another envelope: as text, as parts, or as arguments of a tool, which may be JSON already.
 * Leaves out thoughts and names.
 */
export function saidIn(value: unknown, leftOut = namesAndThoughts): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) {
    const said = value.map((each) => saidIn(each, leftOut));
    const areParts = value.every(
      (part) => typeof part === 'string' || (isRecord(part) && !('function' in part)),
    );
    return areParts ? [said.flat().join('')].filter((text) => text !== '') : said.flat();
  }
  if (!isRecord(value)) return [];
  if (typeof value['text'] === 'string') return saidIn(value['text']);
  return Object.entries(value).flatMap(([name, each]) => {
    if (leftOut.test(name)) return [];
    return isData.test(name) && isRecord(each) ? [JSON.stringify(each)] : saidIn(each, leftOut);
  });
}

const namesAndThoughts =
  /^(?:id|object|model|type|role|name|status|\w+_?reason)$|think|thought|reasoning|signature/i;

/** Thoughts count only if there is nothing else. */
export const allSaidIn = (envelope: unknown): string[] =>
  [saidIn(envelope), saidIn(envelope, /^$/)].find((all) => all.length > 0) ?? [];

const isData = /^(?:arguments|args|parameters|input|data|json)$/;

/** Whether the service says that the answer ended at its greatest length. */
export const endsAtLimit = (body: string): boolean =>
  /"(?:finish_reason|finishReason|stop_reason|done_reason)":\s*"(?:length|max_tokens)"/i.test(body);

/**
 * Removes what a model thinks beside its answer, the marks of a quotation in Markdown, and the signs that come from UTF-8
 * read as windows-1252, such as “Ã©” for “é”.
 */
export function answerIn(said: string): string {
  const text = inUtf8(said).replace(
    /^[\s\S]*<\|channel\|>final\b[^<]*(?:<\|constrain\|>[^<]*)?<\|message\|>/,
    '',
  );
  let [answer, end] = ['', 0];
  let start: number | undefined;
  for (const { 0: tag, 1: closing, 2: name = '', index } of text.matchAll(
    /[<[◁](\/?|\|end_of_)(\w{1,40})\|?[>\]▷]/g,
  )) {
    if (!/think|thought|reason|analysis|scratchpad|reflect/i.test(name)) continue;
    if (closing === '') start ??= index;
    else {
      // Some services leave out the first tag.
      answer = start === undefined ? '' : answer + text.slice(end, start);
      [end, start] = [index + tag.length, undefined];
    }
  }
  return (answer + text.slice(end))
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/^[ \t]*>[ \t]?/gm, '');
}

function inUtf8(text: string): string {
  if (!/[ÂÃâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)) return text;
  const bytes = Array.from(text, (letter) => windows1252.indexOf(letter));
  try {
    return bytes.includes(-1)
      ? text
      : new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

const windows1252 = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);
