/** Reports a measured figure to the scoreboard, through Vitest’s JSON report. */
export function keepFigure({ meta }: { meta: { figures?: Figure[] } }, figure: Figure): void {
  meta.figures = [...(meta.figures ?? []), figure];
}

/** `count` is the number of attempts. `ok` is false if the figure misses its goal. */
export type Figure = {
  what: string;
  value: string;
  goal?: string;
  ok?: boolean;
  count?: number;
  seed?: number;
};

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  export interface TaskMeta {
    figures?: Figure[];
  }
}
