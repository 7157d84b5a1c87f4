import { orderlyShutdown, type Shutdown } from '../../local/start/shutdown.ts';
import { codeOf, SetupMistake } from '../../local/start/setup-mistake.ts';
import { explainFailure } from '../explain-failure.ts';
import { loadEnvFile } from '../load-env-file.ts';

/**
 * Runs a command that reads or writes one file: checks its arguments, and turns failures into one sentence and an exit
 * code.
 */
export async function fileCommand(
  name: string,
  run: (file: string, shutdown: Shutdown, night?: string) => Promise<void>,
): Promise<void> {
  const shutdown = orderlyShutdown();
  try {
    const [file, night, ...more] = process.argv.slice(2);
    const isFileNamed = file !== undefined && file !== '' && !file.startsWith('-');
    if (!isFileNamed || !isNight(night) || more.length > 0)
      throw new SetupMistake(`Name one file: npm run ${name} -- backup.tar.gz`);
    loadEnvFile();
    await run(file, shutdown, night);
  } catch (error) {
    await shutdown.fail(inWords(error));
  }
  await shutdown.end();
}

const isNight = (text: string | undefined): boolean => text === undefined || /^\d{4}-\d\d-\d\d$/.test(text);

function inWords(error: unknown): unknown {
  if (/^(?:ENOSPC|EDQUOT)$/.test(codeOf(error) ?? ''))
    return new SetupMistake('The disk is full: make some room, then begin again. Nothing was left behind.');
  return explainFailure(error);
}
