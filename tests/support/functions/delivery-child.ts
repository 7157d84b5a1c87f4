/** Sends one message, or runs the schedule, in a process that a test kills. The process starts its work after a signal. */
import { callBundled, runScheduled } from './call-bundled.ts';

const [file = '', name = '', message = ''] = process.argv.slice(2);
// The module is loaded first, so that a kill interrupts the work and not the start of the process.
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
