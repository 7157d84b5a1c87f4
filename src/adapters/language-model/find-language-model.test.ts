import { afterEach, describe, expect, test, vi } from 'vitest';
import { findLanguageModel, settingInTheWay } from './find-language-model.ts';

const all = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: 'a key', AI_MODEL: 'a-model' };

afterEach(() => void vi.unstubAllEnvs());

describe('findLanguageModel', () => {
  test('returns the model if all three settings exist', () => {
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
  ] as const)('returns no model, and names the setting, if %s (“%s”) is unusable', (setting, value) => {
    set({ ...all, [setting]: value });
    expect(findLanguageModel()).toBeUndefined();
    expect(settingInTheWay()).toBe(setting);
  });

  test('allows unencrypted HTTP only for a model on this machine', () => {
    set({ ...all, AI_BASE_URL: 'http://localhost:11434/v1' });
    expect(findLanguageModel()).toBeDefined();
  });
});

function set(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}
