/**
 * Finds UPDATE and DELETE statements without WHERE in database functions. Hosted Supabase (pg-safeupdate) refuses
 * such statements. Parses the functions instead of running them. Throws if a function cannot be parsed, and reports
 * code that cannot be checked.
 */
import { createRequire } from 'node:module';
import type * as Parser from '@libpg-query/parser';
import type { SqlDatabase } from '../sql.ts';

// The package’s ES module fails to load in Node, because it imports a name that a CommonJS file lacks.
const parser = createRequire(import.meta.url)('@libpg-query/parser') as typeof Parser;

export async function findUnfilteredWrites(database: SqlDatabase): Promise<string[]> {
  await parser.loadModule();
  const functions = await database.query(`
    select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition, prosrc as body,
      (select lanname from pg_language where pg_language.oid = prolang) as language
    from pg_proc
    where prokind in ('f', 'p') and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    order by 1`);
  return functions.flatMap((row) => {
    const { name, ...known } = row as FunctionRow;
    return problemsOf(known).map((problem) => `${name}: ${problem}`);
  });
}

function problemsOf({ language, definition, body }: Omit<FunctionRow, 'name'>): string[] {
  // A `begin atomic` function has an empty body: its statements are in the definition.
  if (language === 'sql') return [definition, body].flatMap((sql) => (sql === '' ? [] : unfilteredIn(sql)));
  if (language === 'plpgsql') return problemsOfProcedure(definition);
  return ['c', 'internal'].includes(language) ? [] : [`is written in ${language}, which cannot be checked`];
}

function problemsOfProcedure(definition: string): string[] {
  const problems: string[] = [];
  const procedure = parseProcedure(definition);
  visit(procedure, (kind, node) => {
    const { query, parseMode } = node;
    if (kind === 'PLpgSQL_expr' && parseMode === wholeStatement)
      problems.push(...unfilteredIn(String(query)));
    const assembled = assembledStatement(kind, node);
    if (assembled !== undefined) problems.push(...problemsOfAssembled(assembled));
  });
  return problems;
}

function parseProcedure(definition: string): unknown {
  // The parser knows no tables, so variables of a table’s type become records, which may have any fields.
  const known = definition.replace(/^(\s*\w+) (?:public|private)\.\w+(?=;| :=)/gm, '$1 record');
  try {
    return parser.parsePlPgSQLSync(known);
  } catch (cause) {
    throw new Error(`This function cannot be parsed:\n${definition}`, { cause });
  }
}

/** Returns the expression that computes the SQL of a dynamic statement, or undefined for other nodes. */
function assembledStatement(kind: string, node: Node): string | undefined {
  const executed = {
    PLpgSQL_stmt_dynexecute: node.query,
    PLpgSQL_stmt_dynfors: node.query,
    PLpgSQL_stmt_return_query: node.dynquery,
    PLpgSQL_stmt_open: node.dynquery,
  }[kind] as { PLpgSQL_expr: { query: string } } | undefined;
  return executed?.PLpgSQL_expr.query;
}

function problemsOfAssembled(expression: string): string[] {
  const text = /^(?:format\s*\()?\s*'((?:[^']|'')*)'\s*(?:$|[,)])/i.exec(expression)?.[1];
  // A `format` placeholder may represent a name, a value or an assignment, so two replacements are tried.
  for (const meant of ['placeholder', 'placeholder = placeholder']) {
    try {
      if (text !== undefined) return unfilteredIn(text.replaceAll("''", "'").replace(/%[sIL]/g, meant));
    } catch {}
  }
  return [`executes ${expression}, which cannot be checked`];
}

function unfilteredIn(sql: string): string[] {
  const found: string[] = [];
  visit(parser.parseSync(sql), (kind, { relation, whereClause }) => {
    if (whereClause !== undefined) return;
    const { relname = '' } = (relation ?? {}) as { relname?: string };
    if (kind === 'UpdateStmt') found.push(`UPDATE of ${relname} without WHERE`);
    if (kind === 'DeleteStmt') found.push(`DELETE from ${relname} without WHERE`);
  });
  return found;
}

/** Calls `meet` with every object in the tree and the object’s key in its parent. */
function visit(tree: unknown, meet: (kind: string, node: Node) => void): void {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [kind, node] of Object.entries(tree)) {
    if (typeof node === 'object' && node !== null && !Array.isArray(node)) meet(kind, node as Node);
    visit(node, meet);
  }
}

/** The `parseMode` of a whole statement. Expressions and assignments have other values. */
const wholeStatement = 0;

type Node = Record<string, unknown>;

type FunctionRow = { name: string; definition: string; body: string; language: string };
