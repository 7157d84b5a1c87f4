export const newsFeeds = (setting: string): string[] => [...new Set(setting.match(/[^\s,]+/g))];
