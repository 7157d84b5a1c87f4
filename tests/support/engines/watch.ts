/** Runs in each page before the page’s own scripts, as text, and reports what goes wrong. It can use no import. */
export function watch(report: (text: string) => void): void {
  // Leaving a page cancels what it still loads, and this timer with it.
  const unlessLeaving = (text: string) => setTimeout(report, 300, text);
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if ('message' in event) report(`error: ${event.message}`);
      // Firefox reports a preload of a module that it has already. A missing module rejects its import as well.
      else if (target instanceof Element && target.getAttribute('rel') !== 'modulepreload')
        unlessLeaving(`not loaded: ${target.getAttribute('src') ?? target.getAttribute('href')}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit skips its own view transition on the way back.
    if (!String(reason).includes('Skipping view transition')) unlessLeaving(`unhandled: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const name of ['warn', 'error'] as const) {
    const original = console[name].bind(console);
    console[name] = (...words: unknown[]) => {
      report(`console: ${words.map(String).join(' ')}`);
      original(...words);
    };
  }
}
