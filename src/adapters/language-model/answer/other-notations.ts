import { parse as parseYaml } from 'yaml';
import { fencesIn, maxRepaired } from './json-in-answer.ts';
import { labelledIn, rowsIn } from './lines-in-answer.ts';
import { xmlIn } from './xml-in-answer.ts';

/** Reads an answer without JSON as XML, lines with labels, rows of cells, and YAML. Each may be undefined. */
export function otherNotations(said: string): unknown[] {
  if (said.length > maxRepaired || said.includes('{')) return [];
  const written = (text: string) => text.replaceAll(lineTags, '\n').replaceAll(wordTags, '');
  return [
    xmlIn(written(said)),
    ...[...fencesIn(said), said]
      .map((text) => written(text).replaceAll(blockTags, ''))
      .flatMap((text) => [yamlIn(text), labelledIn(text), ...rowsIn(text)]),
  ];
}

/** A Markdown answer may be HTML in fact. */
const lineTags = /<br\b[^<>]*>|(?=<\/(?:li|p|div)>)/gi;
const wordTags = /<\/?(?:strong|b|em|i|span|code)\b[^<>]*>/gi;
const blockTags = /<\/?(?:ol|ul|li|p|div)\b[^<>]*>/gi;

/**
 * Takes no aliases, which make a short text a huge value, no keys after “?”, whose comparing takes time without limit,
 * no name twice, whose search takes long in a long text, and no list a hundred lists deep.
 */
function yamlIn(text: string): unknown {
  const from = text.search(/^(?:[\w"']+:(?:\s|$)|- )/m);
  const yaml = text.slice(Math.max(0, from));
  if (yaml.split('\n').length > maxLines || /(?:^|[\s[,])\?\s|(?:- ){100}|\[{100}/.test(yaml))
    return undefined;
  try {
    return parseYaml(yaml, { logLevel: 'error', maxAliasCount: 0 });
  } catch {
    return undefined;
  }
}

const maxLines = 2000;
