/**
 * `npm run new -- language|mail|page|function|table <name>`: makes the files and the entries of a recipe in CONTRIBUTING.md, and says
 * what is left to write. Where that is words or a decision, types or a test ask for it. Nothing is written where anything is wrong.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { options } from './new/asked.ts';
import { beginDraft, NotPossible } from './new/draft.ts';
import { kinds, type Kind } from './new/kinds.ts';

const project = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(project, 'node_modules/.bin', name);

try {
  const { positionals, values } = given();
  const [kind = '', name = '', ...more] = positionals;
  if (!isKind(kind)) throw new NotPossible(`Say what is new: ${Object.keys(kinds).join(', ')}.`);
  if (name === '' || more.length > 0)
    throw new NotPossible(`One name, please: npm run new -- ${kinds[kind].usage}`);
  const draft = beginDraft(project);
  const left = kinds[kind].make(draft, { name, ...values });
  draft.write();
  const files = draft.files();
  if (kinds[kind].changesTheGuide) {
    execFileSync(process.execPath, ['scripts/api-guide.ts'], { cwd: project });
    files.push('docs/api.md');
  }
  const formatted = files.filter((file) => /\.(tsx?|md)$/.test(file));
  execFileSync(bin('oxfmt'), formatted, { cwd: project, stdio: 'ignore' });
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(`\nLeft to do:\n${left.map((each) => `  – ${each}`).join('\n')}`);
} catch (cause) {
  if (!(cause instanceof NotPossible)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}

function given() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (cause) {
    throw new NotPossible((cause as Error).message, { cause });
  }
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(kinds, word);
}
