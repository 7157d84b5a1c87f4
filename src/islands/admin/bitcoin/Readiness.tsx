import type { bitcoinReadiness } from '#contract/bitcoin.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { usualGapLimit, type MissingForOrders } from '#core/bitcoin-order/readiness.ts';
import type { BitcoinWords } from '#i18n/dictionary.ts';
import { fill } from '#i18n/fill.ts';
import { formatEuro } from '#i18n/format.ts';
import { AdministratorMail } from '../health/AdministratorMail.tsx';
import { Fact } from '../parts/Fact.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useBitcoinWords } from './use-bitcoin-words.ts';

/** Says whether the site can take payments in Bitcoin, or else what is missing, with the settings for the administrator. */
export function Readiness({ readiness }: Props) {
  const { health, pages } = useDesk().words;
  const words = useBitcoinWords().readiness;
  const { isReady, missing, firstAddress } = readiness;
  const names = [...new Set(missing.map((code) => settingsOf[code]))];
  const steps = names.map((name) => `${name}: ${words.steps[name]}`);
  return (
    <>
      <p role="status">{isReady ? words.ready : words.notReady}</p>
      {missing.length > 0 && (
        <ul className="stack gap-3 bitcoin-missing">
          {missing.map((code) => (
            <li key={code}>{words.missing[code]}</li>
          ))}
        </ul>
      )}
      <p className="soft">{words.safe}</p>
      {steps.length > 0 && (
        <>
          <details>
            <summary>{health.forAdmin}</summary>
            <ul className="bitcoin-missing soft">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </details>
          <p>
            <AdministratorMail subject={pages.bitcoin} steps={steps} />
          </p>
        </>
      )}
      {firstAddress !== null && (
        <details>
          <summary>{words.details}</summary>
          <Wallet readiness={{ ...readiness, firstAddress }} />
        </details>
      )}
    </>
  );
}

/** The settings of the host that are missing or wrong. */
const settingsOf: Record<MissingForOrders, keyof BitcoinWords['readiness']['steps']> = {
  'key-missing': 'BITCOIN_XPUB',
  'key-private': 'BITCOIN_XPUB',
  'key-checksum': 'BITCOIN_XPUB',
  'key-unknown': 'BITCOIN_XPUB',
  'key-depth': 'BITCOIN_XPUB',
  'explorers-missing': 'EXPLORER_URLS',
  'explorers-not-two': 'EXPLORER_URLS',
  'prices-not-two': 'PRICE_API_URLS',
  'mail-missing': 'RESEND_API_KEY, MAIL_FROM',
};

function Wallet({ readiness }: Props & { readiness: { firstAddress: string } }) {
  const { language } = useDesk();
  const words = useBitcoinWords().readiness;
  const { network, fingerprint, firstAddress, explorers, nextIndex, gap, skipped } = readiness;
  const { highestGivenIndex, highestPaidIndex, minutesValid, confirmationsNeeded, maxCents } = readiness;
  const numberOf = (index: number | null) => (index === null ? words.none : fill(words.number, { n: index }));
  const gapText = gap > usualGapLimit ? words.gapWide : words.gapFine;
  return (
    <div className="bitcoin-wallet stack">
      <dl className="desk-facts" translate="no">
        <Fact label={words.network}>{network === null ? words.none : words.networks[network]}</Fact>
        <Fact label={words.fingerprint}>{fingerprint ?? words.none}</Fact>
        <Fact label={words.firstAddress}>{firstAddress}</Fact>
        <Fact label={words.explorers}>{explorers.join(', ')}</Fact>
        <Fact label={words.next}>{numberOf(nextIndex)}</Fact>
        <Fact label={words.given}>{numberOf(highestGivenIndex)}</Fact>
        <Fact label={words.paid}>{numberOf(highestPaidIndex)}</Fact>
      </dl>
      <p>{words.firstAddressHint}</p>
      <p>{fill(gapText, { n: gap, usual: usualGapLimit })}</p>
      {skipped.map(({ firstIndex, lastIndex, reason }) => (
        <p key={firstIndex} className="soft">
          {firstIndex === lastIndex
            ? fill(words.skippedOne, { first: firstIndex, reason: words.reasons[reason] })
            : fill(words.skipped, { first: firstIndex, last: lastIndex, reason: words.reasons[reason] })}
        </p>
      ))}
      <p className="soft">
        {fill(words.terms, {
          minutes: minutesValid,
          n: confirmationsNeeded,
          max: formatEuro(maxCents, language),
        })}
      </p>
    </div>
  );
}

type Props = { readiness: AnswerOf<typeof bitcoinReadiness> };
