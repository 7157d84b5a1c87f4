/** Unpacks the browser that comes inside a package, into the folder that TMPDIR names. */
import sparticuz from '@sparticuz/chromium';

await sparticuz.executablePath();
