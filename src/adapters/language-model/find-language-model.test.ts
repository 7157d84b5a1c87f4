import { afterEach, expect, test, vi } from 'vitest';
import { findLanguageModel, settingInTheWay } from './find-language-model.ts';

const all = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: 'a key', AI_MODEL: 'a-model' };

afterEach(() => void vi.unstubAllEnvs());

test('with all three settings there is a model, known by its name', () => {
  set(all);
  expect(findLanguageModel()?.name).toBe('a-model');
  expect(settingInTheWay()).toBeUndefined();
});

test.each([
  ['AI_BASE_URL', ''],
  ['AI_API_KEY', ''],
  ['AI_MODEL', ' '],
  ['AI_BASE_URL', 'ai.example/v1'],
  ['AI_BASE_URL', 'http://ai.example/v1'],
  ['AI_BASE_URL', 'file:///etc/passwd'],
] as const)('without a usable %s (“%s”) there is none, and it is named', (setting, value) => {
  set({ ...all, [setting]: value });
  expect(findLanguageModel()).toBeUndefined();
  expect(settingInTheWay()).toBe(setting);
});

test('a model on this machine needs no encryption', () => {
  set({ ...all, AI_BASE_URL: 'http://localhost:11434/v1' });
  expect(findLanguageModel()).toBeDefined();
});

function set(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}
