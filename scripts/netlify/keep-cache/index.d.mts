export function onPreBuild(given: { utils: { cache: Pick<CacheTools, 'restore'> } }): Promise<void>;
export function onBuild(given: { utils: { cache: Pick<CacheTools, 'save'> } }): Promise<void>;

/** The part of Netlify's API that the plugin uses. Both return whether there was anything to restore or save. */
export type CacheTools = {
  restore: (folder: string) => Promise<boolean>;
  save: (folder: string) => Promise<boolean>;
};
