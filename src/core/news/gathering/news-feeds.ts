/**
 * Returns the addresses in the setting NEWS_FEEDS, without duplicates.
 * @example newsFeeds('https://a.example/rss, https://b.example/rss') // => ['https://a.example/rss', 'https://b.example/rss']
 */
export const newsFeeds = (setting: string): string[] => [
  ...new Set(
    setting
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  ),
];
