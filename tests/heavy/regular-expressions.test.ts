/** No text that a visitor or an editor sends can keep a regular expression busy for seconds. */
import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** All code that runs for visitors and editors. `scripts` reads only what its owner gives it, and its own output. */
const files = globSync(['src/**/*.{ts,tsx}', 'functions/**/*.ts']).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const expressions = new Set(files.flatMap(expressionsIn));

/** These take longer than linear time, but no long text reaches them. */
const exceptions: Record<string, string> = {
  [String.raw`/(?:<style>astro-island[^<]*<\/style>)?(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>)+(?=<astro-island )/g`]:
    'It reads a page that the build has rendered.',
  [String.raw`/^.*(?:\bwa\.me\/|whatsapp\S*[?&]phone=)\+?(\d+).*$/i`]: 'phone-number.ts refuses long texts.',
  [String.raw`/[\s,(]+(?:toestel(?:nummer)?|tst|extensie|doorkiesnummer|intern|apparaat|app|durchwahl|nebenstelle|nst|dw|klappe|ext)\b[.:]{0,2}([^)]*)\)?$/i`]:
    'phone-number.ts refuses long texts.',
  [String.raw`/^(€|euros?|eur)\.? *| *(€|euro['’]?s?|eur)\.?$/gi`]: 'euro-amount.ts refuses long texts.',
};

// An expression that backtracks makes a text of some kilobytes cost seconds. Where the checker finds no answer in
// time, it has found no such text either.
describe('a regular expression takes linear time', () => {
  test.each([...expressions].filter((literal) => !(literal in exceptions)))(
    '%s',
    async (literal) => {
      let found = await checked(literal);
      // Where the checker cannot prove anything, it tries random texts, and may be wrong. It must find one three times.
      for (let again = 0; again < 2 && found.status === 'vulnerable' && found.complexity.isFuzz; again++)
        found = await checked(literal);
      expect(found.status === 'vulnerable' ? found.complexity.summary : 'linear').toBe('linear');
    },
    90_000,
  );

  test('which the checker would notice', async () => {
    expect(expressions.size).toBeGreaterThan(500);
    expect((await check(String.raw`\s*\(.*\)$`, '')).status).toBe('vulnerable');
  });

  test.each(Object.keys(exceptions))('or is an exception that the code still contains: %s', (literal) => {
    expect(expressions).toContain(literal);
  });
});

function checked(literal: string) {
  const end = literal.lastIndexOf('/');
  return check(literal.slice(1, end), literal.slice(end + 1), { timeout: 5000 });
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
