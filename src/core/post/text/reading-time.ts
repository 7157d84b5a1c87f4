const wordsPerMinute = 200;

/** Adults read 238 words a minute on average: Brysbaert, Journal of Memory and Language 109 (2019). */
const maxWordsPerMinute = 240;

/** The review of an AI-written article counts only if the editor had the text open for at least this many seconds. */
export const minReadingSeconds = (words: number): number => Math.ceil((words * 60) / maxWordsPerMinute);

export const minutesToRead = (words: number): number => Math.max(1, Math.ceil(words / wordsPerMinute));
