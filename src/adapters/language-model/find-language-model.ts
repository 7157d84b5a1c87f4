import type { LanguageModel } from '#core/language-model/language-model.ts';
import { findSetting, isLocalSite, type SettingName } from '../settings.ts';
import { chatModel } from './chat-model.ts';

/** The configured language model; undefined if a setting is missing or unusable. */
export function findLanguageModel(): (LanguageModel & { name: string }) | undefined {
  const baseUrl = findSetting('AI_BASE_URL');
  const key = findSetting('AI_API_KEY');
  const name = findSetting('AI_MODEL');
  if (baseUrl === undefined || key === undefined || name === undefined || !isTrustworthy(baseUrl))
    return undefined;
  return { name, ...chatModel({ baseUrl, key, name }) };
}

/** The setting that prevents using a language model, if any. */
export function settingInTheWay(): SettingName | undefined {
  const missing = (['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const).find(
    (setting) => findSetting(setting) === undefined,
  );
  if (missing !== undefined) return missing;
  return isTrustworthy(findSetting('AI_BASE_URL') ?? '') ? undefined : 'AI_BASE_URL';
}

/** Each request carries the key, so plain HTTP is allowed on this machine only. */
function isTrustworthy(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLocalSite(address));
}
