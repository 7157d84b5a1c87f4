/** Sends one message or runs the schedule. Starts at a signal, and runs until a test kills the process. */
import { callBundled, runScheduled } from './call-bundled.ts';

const [file = '', name = '', message = ''] = process.argv.slice(2);
// The module loads first, so that a kill interrupts the work instead of the start.
await import(file);
console.log('ready');
await new Promise((resolve) => process.stdin.once('data', resolve));

if (message === '') await runScheduled({ file });
else {
  const { json, settled } = await callBundled({ file, name }, { body: JSON.parse(message) as unknown });
  if (json['ok'] === true) console.log('said-sent');
  await settled;
}
console.log('ended');
process.exit();
