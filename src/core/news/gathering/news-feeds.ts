export const newsFeeds = (setting: string): string[] => [
  ...new Set(
    setting
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  ),
];
