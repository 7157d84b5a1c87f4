import { jsonrepair } from 'jsonrepair';
import { decodeEntities } from '#core/html/entities.ts';

/**
 * Returns the JSON values in a model’s answer, the likeliest first. A model thinks, drafts and gives examples before it
 * answers, so the last value comes first. Values inside another one are left to `fitToSchema`.
 */
export function jsonInAnswer(text: string): unknown[] {
  const plain = text.includes('"') ? text : decodeEntities(text);
  const said = plain.replace(/^[\s\S]*<\/think(?:ing)?>/i, '');
  const widest = ['{}', '[]', '""']
    .map((signs) => said.slice(said.indexOf(signs.charAt(0)), said.lastIndexOf(signs.charAt(1)) + 1))
    .filter((part) => part !== '');
  const fences = Array.from(said.matchAll(/```\w*\s([^`]*)```/g), ([, inside = '']) => inside.trim());
  // Some services give the first bracket to the model, which then only continues.
  const continued = /^\s*"\w+"\s*:/.test(said) ? [`{${said}`] : [];
  const fromFirst = said.slice(Math.max(0, said.search(/\{\s*"/)));
  const parts = bracketed(said).slice(-maxValues).toReversed();
  const all = [...continued, said, ...fences.toReversed(), ...parts, ...widest, fromFirst];
  const mend = breaksOff(said) ? () => '' : repaired;
  return [...new Set(all)].flatMap((part) => {
    const value = parsed(part) ?? parsed(mend(part));
    return typeof value === 'object' || typeof value === 'string' ? [value] : [];
  });
}

/** Returns undefined for a text that is no JSON, or whose values lie so deep that reading them would overflow the stack. */
export function parsed(text: string): unknown {
  try {
    return isDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[{}[\]]/g)) {
    depth += sign === '{' || sign === '[' ? 1 : -1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** An answer that breaks off opens or announces another value after its last bracket. Mended, it would lack that value. */
const breaksOff = (said: string): boolean =>
  /^\s*,|[{[]/.test(said.slice(Math.max(said.lastIndexOf('}'), said.lastIndexOf(']')) + 1));

/** Mends commas, comments, quotation marks and missing brackets. Returns '' if there is no JSON to mend. */
function repaired(text: string): string {
  try {
    return /^[{[]/.test(text) && text.length <= maxRepaired ? jsonrepair(text) : '';
  } catch {
    return '';
  }
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

const maxValues = 10;

/** The envelopes and answers of models have about ten levels. */
const maxDepth = 100;

/** No real answer has more characters, and the time of a repair may grow with the square of them. */
const maxRepaired = 50_000;
