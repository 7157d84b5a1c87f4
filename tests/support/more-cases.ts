import fc from 'fast-check';
import { afterEach } from 'vitest';
import { keepFigure } from './figures.ts';

/** Set while the scoreboard is measured: the seed of all property tests. */
const seed = process.env['SCOREBOARD_SEED'];

// For the scoreboard, each property test tries a thousand cases and reports their number.
if (seed !== undefined) {
  let tried = 0;
  fc.configureGlobal({
    seed: Number(seed),
    numRuns: 1000,
    // oxlint-disable-next-line typescript/no-deprecated -- `configureGlobal` does not accept its successor, a plugin
    reporter: (details) => {
      tried += details.numRuns;
      if (details.failed) throw new Error(fc.defaultReportMessage(details));
    },
  });
  afterEach(({ task }) => {
    if (tried > 0) {
      const value = `${tried} cases`;
      keepFigure(task, {
        what: task.name,
        value,
        count: tried,
        goal: '≥ 1000',
        ok: tried >= 1000,
        seed: Number(seed),
      });
    }
    tried = 0;
  });
}
