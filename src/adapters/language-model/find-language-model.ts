import type { LanguageModel } from '#core/language-model/language-model.ts';
import { findSetting, isSafeAddress, requireSetting, type SettingName } from '../settings.ts';
import { chatModel } from './chat-model.ts';
import type { PriceSetting } from './prices.ts';

/** Returns the model that writes texts. Returns undefined if a setting is missing or unusable. */
export const findLanguageModel = (): NamedModel | undefined =>
  settingInTheWay() === undefined ? named(requireSetting('AI_MODEL'), 'AI_PRICES') : undefined;

/** Returns the model that checks texts, or undefined. Without one, a person must read news before publication. */
export function findJudge(): NamedModel | undefined {
  const [model, name] = [findLanguageModel(), findSetting('AI_JUDGE_MODEL')];
  if (model === undefined || name === undefined || name === model.name) return model;
  return name === 'off' ? undefined : named(name, 'AI_JUDGE_PRICES');
}

function named(name: string, prices: PriceSetting): NamedModel {
  const [baseUrl, key] = [requireSetting('AI_BASE_URL'), requireSetting('AI_API_KEY')];
  return { name, prices, ...chatModel({ baseUrl, key, name }) };
}

export type NamedModel = LanguageModel & { name: string; prices: PriceSetting };

/** Returns the first missing setting, or AI_BASE_URL if its value is no URL or would send the key unencrypted. */
export const settingInTheWay = (): SettingName | undefined =>
  modelSettings.find((name) => findSetting(name) === undefined) ??
  (isSafeAddress(findSetting('AI_BASE_URL') ?? '') ? undefined : 'AI_BASE_URL');

const modelSettings = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const;
