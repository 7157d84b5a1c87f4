import { orderlyEnding, type Ending } from '../../local/start/ending.ts';
import { codeOf, SetupMistake } from '../../local/start/setup-mistake.ts';
import { explainFailure } from '../explain-failure.ts';
import { useEnvFile } from '../use-env-file.ts';

/** Runs a command with one file argument. A problem that the user can fix ends it with one sentence. */
export async function fileCommand(
  name: string,
  run: (file: string, ending: Ending) => Promise<void>,
): Promise<void> {
  const ending = orderlyEnding();
  try {
    const [file, ...more] = process.argv.slice(2);
    if (file === undefined || file === '' || file.startsWith('-') || more.length > 0)
      throw new SetupMistake(`Name one file: npm run ${name} -- backup.tar.gz`);
    useEnvFile();
    await run(file, ending);
  } catch (error) {
    await ending.fail(inWords(error));
  }
  await ending.end();
}

function inWords(error: unknown): unknown {
  if (/^(?:ENOSPC|EDQUOT)$/.test(codeOf(error) ?? ''))
    return new SetupMistake('The disk is full: make some room, then begin again. Nothing was left behind.');
  return explainFailure(error);
}
