import { onTestFinished } from 'vitest';
import { eventually } from '../products/editor.ts';
import { firefox } from './firefox.ts';
import type { Engine, Visitor, VisitorOptions } from './visitor.ts';
import { webkit } from './webkit.ts';

/** The browsers beside Chromium in which tests visit the site. A test skips one that is not installed. */
export const engines: Engine[] = [firefox, webkit];

/** Opens a window that closes when the test ends. */
export async function visited(visit: Engine['visit'], options: VisitorOptions): Promise<Visitor> {
  const visitor = await visit(options);
  onTestFinished(() => visitor.close());
  return visitor;
}

/** Waits for this text in the page. The message of a failure contains the text that was there instead. */
export const shown = (visitor: Visitor, text: string): Promise<string> =>
  eventually(
    () =>
      visitor.run((wanted) => {
        const { innerText, textContent } = document.body;
        return textContent.includes(wanted) ? '' : innerText;
      }, text),
    { until: (instead) => instead === '', seconds: 60 },
  );
