import { explorerAt } from '#adapters/bitcoin-order/explorer.ts';
import { bitcoinSetUp } from '#adapters/bitcoin-order/set-up.ts';
import { findSetting } from '#adapters/settings.ts';
import type { MissingForOrders } from '#core/bitcoin-order/readiness.ts';
import { reasonOf } from '#core/result.ts';
import type { Ability } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';

/** Checks that customers can pay in Bitcoin: the wallet’s key, two explorers that agree, and two price services. */
export const bitcoinAbility: Ability = {
  name: 'Payments in Bitcoin',
  limitSeconds: 30,
  async run() {
    if (findSetting('BITCOIN_XPUB') === undefined) return 'Not set up: customers cannot pay in Bitcoin.';
    const { key, explorers, missing } = bitcoinSetUp();
    if (key === undefined || missing.length > 0)
      throw new Unmet(missing.map((code) => advice[code]).join(' '));
    const heights = await Promise.all(
      explorers.map(async (url) => {
        try {
          return (await explorerAt(url).view(key.addressAt(0))).tip.height;
        } catch (cause) {
          throw new Unmet(
            `${reasonOf(cause)} EXPLORER_URLS must name explorers of the key’s network (${key.network}) that speak the protocol of Esplora.`,
            { cause },
          );
        }
      }),
    );
    if (Math.max(...heights) - Math.min(...heights) > maxBlocksApart)
      throw new Unmet(
        `The explorers are at blocks ${heights.join(' and ')}: one of them is behind, or of another network. Name another one in EXPLORER_URLS.`,
      );
    return `The key ${key.fingerprint} is for the ${key.network}, and both explorers know it. Compare its first address, ${key.addressAt(0)}, with the first one your wallet shows.`;
  },
};

const maxBlocksApart = 3;

const advice: Record<MissingForOrders, string> = {
  'key-missing': 'BITCOIN_XPUB is missing.',
  'key-private':
    'BITCOIN_XPUB holds a key that can spend. Take it out at once, move the coins to a new wallet, and enter the public key (zpub or xpub) of that one.',
  'key-checksum': 'BITCOIN_XPUB has a letter that is wrong, missing or too many: copy it anew.',
  'key-unknown': 'BITCOIN_XPUB is no extended public key that begins with zpub, xpub, vpub or tpub.',
  'key-depth': 'BITCOIN_XPUB is not the key of an account (m/84’/0’/0’): copy the one the wallet calls so.',
  'explorers-missing': 'EXPLORER_URLS is missing.',
  'explorers-not-two':
    'EXPLORER_URLS must name two explorers of different hosts, by addresses that begin with https.',
  'prices-not-two':
    'PRICE_API_URLS must name two price services of different hosts, by addresses that begin with https.',
  'mail-missing': 'RESEND_API_KEY and MAIL_FROM are needed to mail customers.',
};
