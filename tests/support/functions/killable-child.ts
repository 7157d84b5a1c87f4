/** When data arrives on standard input, calls a function or runs a scheduled one. A test may kill this process. */
import { callBundled, runScheduled } from './call-bundled.ts';

const [file = '', name = '', message = '', token = ''] = process.argv.slice(2);
// The module loads first, so that a kill interrupts the work, not the start.
await import(file);
console.log('ready');
await new Promise((resolve) => process.stdin.once('data', resolve));

if (message === '') await runScheduled({ file });
else {
  const body = JSON.parse(message) as unknown;
  const called = await callBundled({ file, name }, { body, ...(token !== '' && { token }) });
  const { status, json, settled } = called;
  if (json['ok'] === true) console.log('said-sent');
  if (status === 200) console.log('said-done');
  await settled;
}
console.log('ended');
process.exit();
