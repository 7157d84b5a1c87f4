import type { LanguageModel } from '#core/language-model/language-model.ts';
import { findSetting, isSafeAddress, type SettingName } from '../settings.ts';
import { chatModel } from './chat-model.ts';

/** Returns the configured language model, or undefined if a setting is missing or unusable. */
export function findLanguageModel(): (LanguageModel & { name: string }) | undefined {
  const [baseUrl, key, name] = modelSettings.map(findSetting);
  if (settingInTheWay() !== undefined || baseUrl === undefined || key === undefined || name === undefined)
    return undefined;
  return { name, ...chatModel({ baseUrl, key, name }) };
}

/**
 * Returns the setting that prevents using a language model, if any. Each request carries the key, so the address must be
 * encrypted or local.
 */
export const settingInTheWay = (): SettingName | undefined =>
  modelSettings.find((name) => findSetting(name) === undefined) ??
  (isSafeAddress(findSetting('AI_BASE_URL') ?? '') ? undefined : 'AI_BASE_URL');

const modelSettings = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const;
