import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import postcss, { type ChildNode, type Container } from 'postcss';
import ts from 'typescript';

/** MDN’s table of the browser versions that support each feature. */
const data = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as Pick<CompatData, 'api' | 'css' | 'javascript'>;

/** Returns the data about a name as scripts write it, such as `Map.groupBy`. */
export const featureOf = (owner: string, name: string): Identifier | undefined =>
  find('javascript', 'builtins', owner, name) ?? find('api', owner, `${name}_static`);

/** Methods of built-in objects that programs seldom define themselves, so that the name tells what is called. */
const methods = new Map(
  ['Array', 'String', 'Map', 'Set', 'Promise', 'RegExp', 'Uint8Array', 'Date', 'Number'].flatMap((owner) =>
    Object.entries(find('javascript', 'builtins', owner) ?? {}).filter(isMethod),
  ),
);

function isMethod(entry: [string, Identifier | CompatStatement]): entry is [string, Identifier] {
  const [, feature] = entry;
  return '__compat' in feature && String(feature.__compat.spec_url).includes('.prototype.');
}

const expressions: [pattern: RegExp, ...names: string[]][] = [
  [/\(\?<[=!]/, 'regular_expressions', 'lookbehind_assertion'],
  [/\(\?[ims-]+:/, 'regular_expressions', 'modifier'],
  [/\/[a-z]*v[a-z]*$/, 'builtins', 'RegExp', 'unicodeSets'],
];

/** Finds which functions, objects and regular expressions a script needs. A bundler rewrites newer syntax, not these. */
export function featuresOfScript(source: string): Used[] {
  const used: Used[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const [name, owner] = [node.name.text, ts.isIdentifier(node.expression) ? node.expression.text : ''];
      used.push([`${owner}.${name}`, featureOf(owner, name)], [`.${name}`, methods.get(name)]);
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
      const { text: name } = node.expression;
      used.push([`new ${name}`, find('javascript', 'builtins', name) ?? find('api', name)]);
    }
    if (ts.isRegularExpressionLiteral(node))
      for (const [pattern, ...names] of expressions)
        if (pattern.test(node.text)) used.push([names.at(-1) ?? '', find('javascript', ...names)]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', source, ts.ScriptTarget.Latest));
  return used;
}

/** Finds which rules, properties, values and selectors a style sheet needs, except inside `@supports`. */
export function featuresOfStyle(source: string): Used[] {
  const used: Used[] = [];
  postcss.parse(source).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'decl') {
      const values = node.value.match(/(?<![\w-])[a-z][a-z-]+(?!\()\b/g) ?? [];
      used.push([node.prop, find('css', 'properties', node.prop)]);
      for (const value of values)
        used.push([`${node.prop}: ${value}`, find('css', 'properties', node.prop, value)]);
      for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g))
        used.push([`${name}()`, find('css', 'types', name) ?? find('css', 'types', 'color', name)]);
      for (const [, unit = ''] of node.value.matchAll(/\d([a-z]+)\b/g))
        used.push([`the unit ${unit}`, find('css', 'types', 'length', unit)]);
    }
    if (node.type === 'atrule') {
      used.push([`@${node.name}`, find('css', 'at-rules', node.name)]);
      if (node.name !== 'media') return;
      for (const [, name = ''] of node.params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g))
        used.push([`@media ${name}`, find('css', 'at-rules', 'media', name)]);
      if (/[<>]/.test(node.params)) used.push(['@media <', find('css', 'at-rules', 'media', 'range_syntax')]);
    }
    if (node.type === 'rule') {
      if (node.parent?.type === 'rule') used.push(['a rule in a rule', find('css', 'selectors', 'nesting')]);
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        used.push([`:${name}`, find('css', 'selectors', name)]);
    }
  });
  return used;
}

function isGuarded({ parent }: ChildNode): boolean {
  for (
    let ancestor: Container | ChildNode['parent'] = parent;
    ancestor?.parent;
    ancestor = ancestor.parent as Container
  )
    if (ancestor.type === 'atrule' && 'name' in ancestor && ancestor.name === 'supports') return true;
  return false;
}

/** Every object inherits names such as `toString`, which are no data. */
function find(...names: string[]): Identifier | undefined {
  let found: unknown = data;
  for (const name of names) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found as Identifier;
}

/** The name of a feature, and what is known about its support. */
type Used = [name: string, feature: Identifier | undefined];
