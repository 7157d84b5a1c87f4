/** Unpacks the browser that a package contains, into the folder that TMPDIR names. */
import sparticuz from '@sparticuz/chromium';

await sparticuz.executablePath();
