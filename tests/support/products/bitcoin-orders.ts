import { expect, inject } from 'vitest';
import type { Command } from '../stand-ins/bitcoin/payment-network.ts';
import { databaseOfOwner } from './database-of.ts';
import { callFunction } from './editor.ts';

/** Creates an order of 380 euros for a new customer in a running product. */
export async function askForPayment(token: string, { locale = 'en' } = {}): Promise<AskedPayment> {
  const email = anAddress();
  const name = nameOf(email);
  const { json } = await callFunction(inject('product').url, 'create-bitcoin-order', {
    token,
    body: {
      submission: crypto.randomUUID(),
      amount_cents: 380_00,
      locale,
      description: 'Pool in May',
      customer_name: name,
      customer_email: email,
    },
  });
  expect(json['error']).toBeUndefined();
  return { name, email, address: String(json['address']), link: String(json['link']) };
}

/** Sends a command to the fake block chain or explorer. Returns the transaction’s id if the command creates one. */
export async function tell(command: Command): Promise<string> {
  const response = await fetch(inject('bitcoinControl'), { method: 'POST', body: JSON.stringify(command) });
  return String(((await response.json()) as { txid: unknown }).txid);
}

/** Makes all orders and payments older by a period, such as `10 minutes`. */
export async function letPass(period: string): Promise<void> {
  await databaseOfOwner(inject('product')).rpc('let_pass', { period }).throwOnError();
}

export const anAddress = (): string => `zoe-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** @example nameOf('zoe-1a2b3c4d@example.com') // => 'Zoe 1a2b3c4d' */
export const nameOf = (email: string): string => `Zoe ${email.slice(4, 12)}`;

export type AskedPayment = { name: string; email: string; address: string; link: string };
