import type { Database } from '#adapters/supabase/client.ts';
import { newestBusiness, saveBusiness as storeVersion } from '#adapters/supabase/site/business.ts';
import { businessProblems, type EnteredBusiness } from '#core/business/business.ts';
import { checkedDetails, detailsIn, fieldTexts } from '#core/business/field-texts.ts';
import { ownPhoneNumbers } from '#core/business/saving/own-phone-numbers.ts';
import { saveBusiness } from '#core/business/saving/save-business.ts';
import { detailSetting, missingFields, startingBusiness } from '#site-config';
import { SetupMistake } from '../../local/start/setup-mistake.ts';

/**
 * Stores the details of the business from the settings file, so that the first production build can pass. Never
 * replaces what an editor has entered. Throws a `SetupMistake` for an unusable value. Returns a report for the terminal.
 */
export async function storeBusiness(owner: Database): Promise<string> {
  const { version, details } = await newestBusiness(owner);
  const [stored, demo] = [fieldTexts(details), fieldTexts(startingBusiness)];
  const entered = Object.keys(stored).flatMap((path) => {
    const text = process.env[detailSetting(path)]?.trim() ?? '';
    // A placeholder of the settings file contains “…”. A field that differs from the demo was entered by an editor.
    const isNew = text !== '' && !text.includes('…') && text !== stored[path] && stored[path] === demo[path];
    return isNew ? [[path, text] as const] : [];
  });
  const texts = { ...stored, ...Object.fromEntries(entered) };
  const { phone = '', chatNumber = '', emergencyPhone = '' } = texts;
  const problems = Object.entries({
    ...Object.fromEntries(
      ownPhoneNumbers({ phone, chatNumber, emergencyPhone }).wrong.map((path) => [path, 'phone']),
    ),
    ...businessProblems(detailsIn(texts)),
  });
  if (problems.length > 0)
    throw new SetupMistake(
      problems
        .map(([path, code]) => `${detailSetting(path)} cannot be used: ${rules[code] ?? code}.`)
        .join('\n'),
    );
  const complete = checkedDetails(texts);
  if (entered.length > 0 && !(await save(owner, { details: complete, baseVersion: version })).ok)
    return 'An editor has just saved the details of the business: run this again.';
  const missing = missingFields(complete).map(detailSetting);
  return missing.length === 0
    ? `The details of the business are stored: ${entered.length} came from the settings.`
    : `A production build will stop: add ${missing.join(', ')} to the settings, and run this again.`;
}

const save = (owner: Database, entered: { details: EnteredBusiness; baseVersion: number }) =>
  saveBusiness(
    {
      newest: () => newestBusiness(owner),
      store: (saved) => storeVersion(owner, saved),
      requestBuild: () => Promise.resolve({}),
      now: () => new Date(),
    },
    entered,
  );

const rules: Record<string, string> = {
  phone: 'a telephone number begins with + and its country code',
  email: 'this is no e-mail address',
  url: 'an address begins with https://',
  'too-long': 'it is too long',
  markup: 'it must be one line without < and >',
};
