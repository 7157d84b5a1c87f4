import { afterEach, beforeEach, vi } from 'vitest';

const channels = ['log', 'info', 'warn', 'error'] as const;
const heard: string[] = [];

// Bundling sets NODE_ENV in the process, where later test files would load React’s production build.
process.env.NODE_ENV = 'test';

beforeEach(() => {
  heard.length = 0;
  for (const channel of channels) {
    vi.spyOn(console, channel).mockImplementation(
      (...words: unknown[]) => void heard.push(words.map(String).join(' ')),
    );
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (heard.length > 0) throw new Error(`Unexpected console output:\n${heard.join('\n')}`);
});
