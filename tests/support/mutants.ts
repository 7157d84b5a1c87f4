import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Returns small changes that the tests of a file should notice. Each replaces `length` characters at `at`. */
export function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(file, 'utf8');
  const found = file.endsWith('.sql') ? inSql(source) : inTypeScript(file, source);
  return found.map((change) => ({ file, line: source.slice(0, change.at).split('\n').length, ...change }));
}

export const mutated = (source: string, { at, length, text }: Change): string =>
  source.slice(0, at) + text + source.slice(at + length);

const swapped = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
]);

function inTypeScript(file: string, source: string): Change[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const replace = (node: ts.Node, text: string) =>
    changes.push({ at: node.getStart(tree), length: node.getWidth(tree), text, was: node.getText(tree) });
  const visit = (node: ts.Node): void => {
    // Skips types and imports, which need no tests, and `throw`, because tests need not check error messages.
    if (ts.isTypeNode(node) || ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken } = node;
      const other = swapped.get(operatorToken.kind);
      if (other !== undefined && !isOfMoments(node)) replace(operatorToken, other);
      if (['&&', '||'].includes(operatorToken.getText(tree))) {
        replace(node, left.getText(tree));
        replace(node, right.getText(tree));
      }
    }
    if (ts.isConditionalExpression(node)) replace(node.condition, `!(${node.condition.getText(tree)})`);
    if (ts.isIfStatement(node)) replace(node.expression, `!(${node.expression.getText(tree)})`);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      replace(node, node.operand.getText(tree));
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    if (ts.isNumericLiteral(node) && isInFunction(node) && !isFallback(node) && !isWait(node))
      replace(node, String(Number(node.text.replaceAll('_', '')) + 1));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return changes;
}

/** Numbers outside functions stay, because only a test that repeats the number could notice a change. */
const isInFunction = (node: ts.Node): boolean =>
  ts.findAncestor(node, (one) => ts.isFunctionLike(one)) !== undefined;

/** One millisecond or second more before a time is up is no change that a test could notice. */
const isWait = ({ parent }: ts.Node): boolean =>
  /^(?:timeout(?:Ms|Seconds)(?::| =) [\d_]+|AbortSignal\.timeout\([\d_]+\)|Date\.now\(\) \+ [\d_]+)$/.test(
    parent.getText(),
  );

/** `<` and `<=` give the same result for the present moment and another, because the two are never exactly equal. */
const isOfMoments = (comparison: ts.BinaryExpression): boolean =>
  /[<>]/.test(comparison.operatorToken.getText()) &&
  /\bDate\.now\(\)|\bnew Date\(\)/.test(comparison.getText());

/** Numbers after `??` stay unchanged, because they are hardly ever used. Most only satisfy the type check. */
const isFallback = ({ parent }: ts.Node): boolean => {
  const whole = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent;
  return ts.isBinaryExpression(whole) && whole.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
};

const sqlSwaps: [RegExp, string][] = [
  [/ is not null\b/g, ' is null'],
  [/ is null\b/g, ' is not null'],
  [/\bnot exists\b/g, 'exists'],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <> /g, ' = '],
  [/ is distinct from /g, ' is not distinct from '],
  [/(?<=\n +)and (?!.* and )/g, 'or '],
  // Supabase Auth stores lower-case e-mail addresses, so tests cannot notice if `account.email` lacks `lower`.
  [/\blower\((?!account\.email)/g, '('],
  [/(?<=\binterval ')\d+/g, '9999'],
  [/(?<=\blimit )\d+/g, '9999'],
];

/**
 * Matches lines in which `<` and `<=` always give the same result: two points in time are never exactly equal, and no
 * column has the `attnum` 0.
 */
const hasNoBoundary = /\b(?:now|clock_timestamp)\(\)|\b(?:moment|waited|rested|attnum)\b/;

/** A function that returns one value and `select … into` take the first row, with and without `limit 1` at their end. */
const isLastLimit = (code: string, index: number): boolean => /^1(?:\n\$\$|;)/.test(code.slice(index));

/** An index changes no results, unless it is unique. */
const isIndex = /^create index\b/;

const lineAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';

const statementAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf(';', at) + 1).trimStart();

function inSql(source: string): Change[] {
  const code = source.replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
  return sqlSwaps.flatMap(([pattern, text]) =>
    [...code.matchAll(pattern)]
      .filter(({ index }) => !isIndex.test(statementAt(code, index)) && !isLastLimit(code, index))
      .filter(({ 0: was, index }) => !/[<>]=? $/.test(was) || !hasNoBoundary.test(lineAt(code, index)))
      .map(({ 0: was, index }) => ({ at: index, length: was.length, text, was })),
  );
}

/** Returns a function that checks whether a mutant passes the type check. Other mutants need no test. */
export function typeCheck(project: string, files: string[]): (mutant: Mutant) => boolean {
  const read = (file: string) => ts.sys.readFile(file);
  const { config } = ts.readConfigFile(path.join(project, 'tsconfig.json'), read) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const changed = new Map<string, string>();
  let version = 0;
  const service = ts.createLanguageService({
    getScriptFileNames: () => files.map((file) => path.join(project, file)),
    getScriptVersion: (file) => (changed.has(file) ? String(version) : ''),
    getScriptSnapshot(file) {
      const text = changed.get(file) ?? read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => ({ ...options, noEmit: true }),
    getCurrentDirectory: () => project,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
    readFile: read,
    fileExists: (file) => ts.sys.fileExists(file),
    directoryExists: (folder) => ts.sys.directoryExists(folder),
    getDirectories: (folder) => ts.sys.getDirectories(folder),
  });
  return (mutant) => {
    const file = path.join(project, mutant.file);
    version += 1;
    changed.set(file, mutated(readFileSync(file, 'utf8'), mutant));
    const problems = service.getSemanticDiagnostics(file);
    changed.delete(file);
    return problems.length === 0;
  };
}

export type Change = { at: number; length: number; text: string; was: string };
export type Mutant = Change & { file: string; line: number };
