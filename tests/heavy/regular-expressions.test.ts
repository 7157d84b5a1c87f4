import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Code that reads what visitors, feeds, models and other sites send, or what editors paste from other programs. */
const readsForeignText = [
  'src/adapters/feeds',
  'src/adapters/http',
  'src/adapters/language-model/json-in-answer.ts',
  'src/core/access',
  'src/core/enquiry',
  'src/core/html',
  'src/core/news/gathering',
  'src/core/not-found',
  'src/core/post/pasted',
  'src/core/typed-text',
  'src/islands/admin/writing/editor',
  'src/served-pages',
];

const expressions = new Set(readsForeignText.flatMap(filesIn).flatMap(expressionsIn));

// An expression that backtracks makes a text of some kilobytes cost seconds. Where the checker finds no answer in
// time, it has found no such text either.
describe('a regular expression that reads foreign text takes linear time', () => {
  test.each([...expressions])(
    '%s',
    async (literal) => {
      const end = literal.lastIndexOf('/');
      const found = await check(literal.slice(1, end), literal.slice(end + 1), { timeout: 5000 });
      expect(found.status === 'vulnerable' ? found.complexity.summary : 'linear').toBe('linear');
    },
    60_000,
  );

  test('which the checker would notice', async () => {
    expect(expressions.size).toBeGreaterThan(100);
    expect((await check(String.raw`\s*\(.*\)$`, '')).status).toBe('vulnerable');
  });
});

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.join(place, name));
}

function expressionsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral)
      found.push((node as ts.RegularExpressionLiteral).text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}
