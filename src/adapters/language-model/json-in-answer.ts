import { jsonrepair } from 'jsonrepair';
import { parse as parseYaml } from 'yaml';
import { decodeEntities } from '#core/html/entities.ts';

/**
 * Returns the JSON values in a model’s answer, the likeliest first. A model thinks, drafts and gives examples before it
 * answers, so the last value comes first. Values inside another one are left to `fitToSchema`.
 */
export function jsonInAnswer(text: string): unknown[] {
  const plain = text.includes('"') ? text : decodeEntities(text);
  const said = withJsonSigns(plain.replace(/^[\s\S]*<\/think(?:ing)?>/i, ''));
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
  const values = [...new Set(all)].map((part) => parsed(part) ?? parsed(mend(part)));
  const others = said.includes('{') ? [] : [tableIn(said), ...[...fences, said].map(yamlIn)];
  return [...values, ...others].filter((value) => typeof value === 'object' || typeof value === 'string');
}

/** Replaces the signs that other scripts and programs write instead of those of JSON, such as “：”, “「…」” or “=>”. */
const withJsonSigns = (said: string): string =>
  /[{[]\s*[«「『＂]|["»」』＂]\s*(?:[：，、；،؛]|=>)/.test(said)
    ? said.replaceAll(foreignSigns, (sign) => {
        if (sign.startsWith('"')) return sign;
        return jsonSigns[sign] ?? `"${sign.slice(1, -1).replaceAll(/\\?"/g, String.raw`\"`)}"`;
      })
    : said;

/** Strings of JSON, which stay as they are, then strings in other quotation marks, and other signs. */
const foreignSigns =
  /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|«(?:[^«»]|«[^«»]*»)*»|「(?:[^「」]|「[^「」]*」)*」|『[^『』]*』|＂[^＂]*＂|[：，、；،؛]|=>/g;

const jsonSigns: Record<string, string> = {
  '：': ':',
  '=>': ':',
  '，': ',',
  '、': ',',
  '；': ',',
  '،': ',',
  '؛': ',',
};

/** The rows of a table in Markdown, if there is one. */
function tableIn(said: string): object[] | undefined {
  const lines = said.split('\n').map((line) => line.trim());
  const rows = lines.filter((line) => line.startsWith('|') && line.endsWith('|'));
  const [names = [], , ...cells] = rows.map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
  if (cells.length === 0) return undefined;
  return cells.map((row) => Object.fromEntries(names.map((name, at) => [name.trim(), row[at]?.trim()])));
}

/**
 * Takes no aliases, which make a short text a huge value, no keys after “?”, whose comparing takes time without limit,
 * and no list a hundred lists deep.
 */
function yamlIn(text: string): unknown {
  if (text.length > maxRepaired || isDeep(text) || /(?:^|[\s{[,])\?\s|(?:- ){100}/.test(text))
    return undefined;
  try {
    return parseYaml(text, { logLevel: 'error', maxAliasCount: 0, uniqueKeys: false });
  } catch {
    return undefined;
  }
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
