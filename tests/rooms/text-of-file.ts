import ts from 'typescript';

/** A line or a part of a line that people read, or the path of the file, with `line: 0`. */
export type Fragment = {
  kind: 'comment' | 'name' | 'test name' | 'string' | 'doc';
  line: number;
  text: string;
};

const splitters: Record<string, (text: string) => Part[]> = {
  ts: splitScript,
  tsx: splitScript,
  mts: splitScript,
  mjs: splitScript,
  js: splitScript,
  cjs: splitScript,
  astro: splitTemplate,
  css: (text) => splitByComments(text, /\/\*[\s\S]*?\*\//g),
  sql: (text) => splitByComments(text, /--.*|\/\*[\s\S]*?\*\//g),
  toml: (text) => splitByComments(text, /#.*/g),
  yml: (text) => splitByComments(text, /#.*/g),
  example: (text) => splitByComments(text, /#.*/g),
  md: (text) => [{ kind: 'doc', from: 0, text }],
};

/** If the type of the file is unknown, returns only the path. */
export function readText(file: string, text: string): Fragment[] {
  const parts = splitters[file.slice(file.lastIndexOf('.') + 1)]?.(text) ?? [];
  const path: Fragment = { kind: 'name', line: 0, text: file };
  return [path, ...parts.flatMap((part) => toLines(part, text))];
}

type Part = { kind: Fragment['kind']; from: number; text: string };

function toLines({ kind, from, text }: Part, file: string): Fragment[] {
  const first = file.slice(0, from).split('\n').length;
  return text.split('\n').map((line, index) => ({ kind, line: first + index, text: line }));
}

/** Finds literals with TypeScript’s parser, and then comments. All remaining code counts as names. */
function splitScript(script: string): Part[] {
  const source = ts.createSourceFile('script.tsx', script, ts.ScriptTarget.Latest, false);
  const literals: Part[] = [];
  const testNames = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    const name = testName(node);
    if (name) testNames.add(name);
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const kind = testNames.has(node) || testNames.has(node.parent) ? 'test name' : 'string';
      const from = node.getStart(source);
      literals.push({ kind, from, text: script.slice(from, node.end) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const code = literals.reduce((text, literal) => blankOut(text, literal), script);
  return [...literals, ...splitByComments(code, /\/\*[\s\S]*?\*\/|\/\/.*/g)];
}

/** Returns the first argument of `test('…')`, `describe.skipIf(…)('…')` and similar calls. */
function testName(node: ts.Node): ts.Node | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  let called: ts.Node = node.expression;
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) called = called.expression;
  const isTest = ts.isIdentifier(called) && /^(test|it|describe)$/.test(called.text);
  return isTest ? node.arguments[0] : undefined;
}

/** Reads the frontmatter as TypeScript. From the template, reads only the comments. */
function splitTemplate(text: string): Part[] {
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const template = blankOut(text, { from: 0, text: frontmatter });
  const comments = splitByComments(template, /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g);
  return [
    ...splitScript(frontmatter).map((part) => ({ ...part, from: part.from + 4 })),
    ...comments.filter(({ kind }) => kind === 'comment'),
  ];
}

function splitByComments(code: string, pattern: RegExp): Part[] {
  const comments = [...code.matchAll(pattern)].map((match): Part => ({
    kind: 'comment',
    from: match.index,
    text: match[0],
  }));
  const names = comments.reduce((text, comment) => blankOut(text, comment), code);
  return [...comments, { kind: 'name', from: 0, text: names }];
}

/** Replaces a part by spaces, so that the offsets and line numbers of the other parts stay the same. */
function blankOut(text: string, { from, text: part }: Pick<Part, 'from' | 'text'>): string {
  return text.slice(0, from) + part.replaceAll(/[^\n]/g, ' ') + text.slice(from + part.length);
}
