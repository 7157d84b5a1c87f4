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
  return [path, ...toLines(parts, text)];
}

type Part = { kind: Fragment['kind']; from: number; text: string };

/** Counts the lines before each part once, in the order of the parts in the file. */
function toLines(parts: readonly Part[], file: string): Fragment[] {
  let [line, counted] = [1, 0];
  const firstLines = new Map<Part, number>();
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    for (; counted < part.from; counted++) if (file[counted] === '\n') line += 1;
    firstLines.set(part, line);
  }
  return parts.flatMap((part) =>
    part.text
      .split('\n')
      .map((text, index) => ({ kind: part.kind, line: (firstLines.get(part) ?? 1) + index, text })),
  );
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
  const code = blankOut(script, literals);
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
  const template = blankOut(text, [{ from: 0, text: frontmatter }]);
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
  const names = blankOut(code, comments);
  return [...comments, { kind: 'name', from: 0, text: names }];
}

/** Replaces the parts by spaces, so that the offsets and line numbers of the other parts stay the same. */
function blankOut(text: string, parts: readonly Pick<Part, 'from' | 'text'>[]): string {
  let end = 0;
  const pieces = parts
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, text: part }) => {
      const before = text.slice(end, from);
      end = from + part.length;
      return before + part.replaceAll(/[^\n]/g, ' ');
    });
  return pieces.join('') + text.slice(end);
}
