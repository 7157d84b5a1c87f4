import { useStore } from '@nanostores/react';
import { listActions, listEditors } from '#contract/access.ts';
import { missingPages, readBusiness } from '#contract/site.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { formatEuro, formatNearMoment } from '#i18n/format.ts';
import { $who } from '#session/who.ts';
import { useSecondFactor } from '../access/SecondFactor.tsx';
import { healthHead } from '../health/health-head.ts';
import { useHealth } from '../health/use-health.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';

/** What is set now, in words. A value is '' or undefined without its answer. */
export function useSettingValues() {
  const { words, language } = useDesk();
  const { settings: texts } = words;
  const who = useStore($who);
  const details = useAnswer(readBusiness, { key: ['business'], input: {} });
  const editors = useAnswer(listEditors, { key: ['editors'], input: {} });
  const health = useHealth();
  const missing = useAnswer(missingPages, { key: ['missing-pages'], input: {} });
  const log = useAnswer(listActions, { key: ['actions', 'newest'], input: { person: undefined, skip: '0' } });
  const newest = log.data?.actions[0]?.at;
  const [business, people] = [details.data, editors.data];
  const factor = useSecondFactor().data;
  const named = people?.editors.filter(({ isShared, removedAt }) => !isShared && removedAt === null).length;
  const open = missing.data?.paths.filter(({ leadsTo }) => leadsTo === null).length;
  const invited = people?.invitations.length ?? 0;
  return {
    isPending: [details, editors, health, missing, log].some((query) => query.isPending),
    name: business?.details.name ?? '',
    price:
      business === undefined
        ? ''
        : fill(texts.basePrice, { price: formatEuro(business.details.prices.baseCents, language) }),
    languages: business?.details.languages.join(', '),
    left: business?.left.length ?? 0,
    editors:
      named === undefined
        ? ''
        : [
            counted(texts.editorCount, named),
            ...(invited > 0 ? [counted(texts.invitedCount, invited)] : []),
          ].join(', '),
    account:
      who?.isShared === true
        ? words.editors.shared
        : factor === undefined
          ? ''
          : factor.factorId === undefined
            ? texts.factorOff
            : texts.factorOn,
    missing: open === undefined || open === 0 ? '' : counted(texts.addresses, open),
    newest: newest === undefined ? '' : formatNearMoment(newest, language),
    health: health.data && healthHead(health.data, words),
  };
}
