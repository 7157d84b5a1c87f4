/**
 * Reads the addresses of feeds in a setting, which spaces, or commas between addresses, separate.
 * @example newsFeeds('https://a.example/1,2, https://b.example/') // => ['https://a.example/1,2', 'https://b.example/']
 */
export const newsFeeds = (setting: string): string[] => [
  ...new Set(setting.split(/\s|,(?=\s|https?:|$)/).filter((address) => address !== '')),
];

/** A run reads at most this many feeds, in parallel. The rest of the list is ignored. */
export const maxFeeds = 25;
