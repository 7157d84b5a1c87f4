/** Measures the phases of a build in milliseconds. Phases may overlap. */
export function stopwatch(): Stopwatch {
  const phases: Phases = {};
  const add = (name: string, start: number): void => {
    phases[name] = (phases[name] ?? 0) + performance.now() - start;
  };
  return {
    phases,
    phase(name, work) {
      const start = performance.now();
      const done = work();
      if (done instanceof Promise) return done.finally(() => add(name, start)) as typeof done;
      add(name, start);
      return done;
    },
  };
}

/** @example inWords({ plan: 12.4 }) // => 'plan 12 ms' */
export const inWords = (phases: Phases): string =>
  Object.entries(phases)
    .map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
    .join(', ');

export type Phases = Record<string, number>;

type Stopwatch = { phases: Phases; phase: <Value>(name: string, work: () => Value) => Value };
