import { describe, expect, test } from 'vitest';
import { loadOfEnquiries } from '../../scripts/tools/bench/load-times.ts';
import { openDesk, withProduct } from '../../scripts/tools/bench/measured-product.ts';
import { percentile } from '../../scripts/tools/bench/report.ts';
import { keepFigure } from '../support/figures.ts';

const maxMs = 300;

describe('a product under load', () => {
  test('stores each of 5,000 enquiries once, 50 at a time', async ({ task }) => {
    const { load, lost, doubled } = await withProduct('none', loadOfEnquiries, { CONTACT_LIMIT: '100000' });
    const p95 = percentile(load.times, 95);
    keepFigure(task, {
      what: 'answer to an enquiry, p95',
      ...{
        value: `${Math.round(p95)} ms`,
        goal: `≤ ${maxMs} ms`,
        ok: p95 <= maxMs,
        count: load.times.length,
      },
    });
    expect({ tried: load.times.length, failed: load.failed, lost, doubled }).toEqual({
      ...{ tried: 5000, failed: 0, lost: 0, doubled: 0 },
    });
  });

  test('answers every reader while it is deployed fifty times', async ({ task }) => {
    const wanted = 50;
    const { shown, requests, failed } = await withProduct('demo', async (product) => {
      const desk = await openDesk(product);
      const readers = { requests: 0, failed: 0, isOver: false };
      const read = async () => {
        while (!readers.isOver) {
          const answer = await fetch(`${product.url}/nl/blog`);
          readers.requests++;
          if (!answer.ok || !(await answer.text()).includes('</html>')) readers.failed++;
        }
      };
      const reading = Promise.all([read(), read()]);
      let shown = 0;
      for (let deploy = 0; deploy < wanted; deploy++) {
        await desk.publish(`deploy-${deploy}`);
        await expect
          .poll(async () => (await fetch(`${product.url}/blog/deploy-${deploy}-nl`)).status, {
            timeout: 60_000,
          })
          .toBe(200);
        shown++;
      }
      readers.isOver = true;
      await reading;
      return { shown, ...readers };
    });
    keepFigure(task, {
      what: 'deploys shown, with failed requests of readers',
      ...{
        value: `${shown}, ${failed} of ${requests}`,
        goal: `${wanted}, none`,
        ok: shown === wanted && failed === 0,
        count: shown,
      },
    });
    expect({ shown, failed }).toEqual({ shown: wanted, failed: 0 });
    expect(requests).toBeGreaterThan(wanted);
  });
});
