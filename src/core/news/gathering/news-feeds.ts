/** Reads the addresses of feeds in a setting, which spaces or commas separate. */
export const newsFeeds = (setting: string): string[] => [...new Set(setting.match(/[^\s,]+/g))];
