export function onPreBuild(given: { utils: { cache: Pick<CacheTools, 'restore'> } }): Promise<void>;
export function onBuild(given: { utils: { cache: Pick<CacheTools, 'save'> } }): Promise<void>;

/** The part of Netlify's API that the plugin uses. Both return whether there was anything. */
export type CacheTools = {
  restore: (place: string) => Promise<boolean>;
  save: (place: string) => Promise<boolean>;
};
