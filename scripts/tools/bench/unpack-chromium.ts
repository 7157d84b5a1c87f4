/** Unpacks the browser from its package into the folder that TMPDIR names. */
import sparticuz from '@sparticuz/chromium';

await sparticuz.executablePath();
