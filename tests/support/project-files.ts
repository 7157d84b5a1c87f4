import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';

/**
 * Lists the files that are in the repository or would be added to it. A folder without git data, such as an unpacked
 * archive, gives the same list by `.gitignore`.
 */
export const projectFiles: readonly string[] = (
  existsSync('.git') ? listedByGit() : foundInFolder()
).toSorted();

function listedByGit(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(file));
}

function foundInFolder(): string[] {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean);
  const left = ignored.flatMap((name) => {
    const bare = name.replace(/\/$/, '');
    return [bare, `**/${bare}`];
  });
  return globSync('**', { exclude: left, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(`${process.cwd()}/`, ''));
}
