import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aPaymentNetwork,
  type PaymentNetwork,
} from '../../../../tests/support/stand-ins/bitcoin/payment-network.ts';
import type { Check } from '../check/ability.ts';
import { bitcoinAbility } from './bitcoin.ts';

let network: PaymentNetwork;

beforeAll(async () => {
  network = await aPaymentNetwork();
});
afterAll(() => network.stop());
beforeEach(() => {
  for (const explorer of network.explorers) explorer.become('well');
  for (const [name, value] of Object.entries({
    ...network.env,
    RESEND_API_KEY: 'key',
    MAIL_FROM: 'a@example.com',
  }))
    vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

const run = () => bitcoinAbility.run({} as Check);

describe('bitcoinAbility', () => {
  test('passes with a public key and two block explorers of the same network', async () => {
    await expect(run()).resolves.toContain('tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0');
  });

  test('reports that Bitcoin payments are not set up if the public key is missing', async () => {
    vi.stubEnv('BITCOIN_XPUB', '');
    await expect(run()).resolves.toContain('Not set up');
  });

  test('rejects a private key, an unreachable explorer and an explorer that is many blocks behind', async () => {
    vi.stubEnv(
      'BITCOIN_XPUB',
      'zprvAdG4iTXWBoARxkkzNpNh8r6Qag3irQB8PzEMkAFeTRXxHpbF9z4QgEvBRmfvqWvGp42t42nvgGpNgYSJA9iefm1yYNZKEm7z6qUWCroSQnE',
    );
    const refused = await run().catch(String);
    expect(refused).toContain('can spend');
    expect(refused).not.toContain('zprvAdG');
    vi.stubEnv('BITCOIN_XPUB', network.env.BITCOIN_XPUB);
    network.explorers[1].become('down');
    await expect(run()).rejects.toThrow('EXPLORER_URLS must name');
    network.explorers[1].become({ behind: 9 });
    await expect(run()).rejects.toThrow('one of them is behind');
  });
});
