export function onPreBuild(given: { utils: { cache: Pick<CacheTools, 'restore'> } }): Promise<void>;
export function onBuild(given: { utils: { cache: Pick<CacheTools, 'save'> } }): Promise<void>;

/** Netlify's, as far as the plugin uses them. Both say whether there was anything. */
export type CacheTools = {
  restore: (place: string) => Promise<boolean>;
  save: (place: string) => Promise<boolean>;
};
