/**
 * The addresses in the setting NEWS_FEEDS, each once.
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
