import { describe, expect, test } from 'vitest';
import { keptNights } from './kept-nights.ts';

const nightsOf = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10),
  );

describe('keptNights', () => {
  test('keeps the last seven nights and the first night of each of the last four weeks', () => {
    const kept = [...keptNights(nightsOf('2026-10-01', 54))].toSorted();
    expect(kept).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', ...nightsOf('2026-11-17', 7)]);
  });

  test('keeps the same nights if older nights were removed every night for a year', () => {
    let stored: string[] = [];
    for (const night of nightsOf('2026-01-01', 365)) stored = [...keptNights([...stored, night])];
    expect(stored.toSorted()).toEqual(
      ['2026-12-07', '2026-12-14', '2026-12-21', ...nightsOf('2026-12-25', 7)].toSorted(),
    );
  });

  test('keeps the last seven nights even if they are years old', () => {
    expect([...keptNights(nightsOf('2020-01-01', 7))]).toHaveLength(7);
  });
});
