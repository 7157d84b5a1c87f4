import type { Row } from './check-installation.ts';

/** On a terminal, progress rewrites one line. Other outputs get a progress line at most every 30 seconds. */
export function terminalReport(out: Terminal) {
  let isWaiting = false;
  let saidAt = 0;
  const clearLine = (): void => {
    if (isWaiting) out.write('\r\x1b[K');
    isWaiting = false;
  };
  return {
    begin({ siteUrl, origin, isLocal }: Checked): void {
      out.write(`Checking ${siteUrl} with settings from ${origin}.\n`);
      out.write(
        isLocal
          ? 'This takes about half a minute.\n\n'
          : `It publishes an article, waits until it is online, and takes it back: two builds of the host (30 credits at Netlify), some ten
minutes. A mail whose subject begins with TEST goes to ${process.env['CONTACT_TO'] ?? 'the business'}. It signs out no one. Ctrl-C ends it and clears up.\n\n`,
      );
    },
    report(row: Row): void {
      clearLine();
      out.write(`${line(row, out.columns ?? 100)}\n`);
    },
    progress(text: string): void {
      if (out.isTTY === true) {
        clearLine();
        out.write(`  … ${text}`.slice(0, (out.columns ?? 100) - 1));
        isWaiting = true;
      } else if (Date.now() - saidAt > 30_000) {
        out.write(`  … ${text}\n`);
        saidAt = Date.now();
      }
    },
    end(rows: Row[]): void {
      clearLine();
      const bad = rows.filter(({ state }) => state !== 'met').length;
      out.write(
        bad === 0
          ? `\nAll ${rows.length} hold.\n`
          : `\n${bad} of ${rows.length} do not hold. Mend the first ✗, then run this again.\n`,
      );
    },
  };
}

export function line({ name, state, text }: Row, columns: number): string {
  const indent = 22;
  const width = Math.max(40, Math.min(columns, 120) - indent);
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  const head = `${signs[state]} ${name}`.padEnd(indent);
  return head + lines.join(`\n${' '.repeat(indent)}`);
}

const signs = { met: '✓', unmet: '✗', untried: '–' };

type Terminal = { write: (text: string) => unknown; isTTY?: boolean; columns?: number };

type Checked = { siteUrl: string; origin: string; isLocal: boolean };
