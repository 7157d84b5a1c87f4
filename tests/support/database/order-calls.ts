import type { Context } from '@netlify/functions';
import { expect, vi } from 'vitest';
import desk from '../../../functions/desk.ts';
import tick from '../../../functions/tick.ts';
import visitors from '../../../functions/visitors.ts';
import type { TestBackend } from './backend.ts';

const site = 'http://localhost:8888';

/**
 * Sets the environment in which the functions of Bitcoin orders run. `network` contains BITCOIN_XPUB, EXPLORER_URLS and
 * PRICE_API_URLS.
 */
export function setOrderSettings({ url, keys }: TestBackend, network: Record<string, string>): void {
  const settings = {
    SITE_URL: site,
    SUPABASE_URL: url,
    SIGNING_SECRET: 'a secret of thirty-two characters',
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    // Nothing listens on port 9, so mails stay in the queue and no build starts.
    RESEND_API_KEY: 'key',
    RESEND_BASE_URL: 'http://127.0.0.1:9',
    MAIL_FROM: 'Site <site@example.com>',
    BUILD_HOOK_URL: 'http://127.0.0.1:9/hook',
    CONTACT_TO: 'bedrijf@example.com',
    ...network,
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

/** Returns helpers for calls by an editor or a customer, and a helper that lets time pass and runs the schedule. */
export function orderCalls({ backend, editor }: { backend: TestBackend; editor: string }) {
  /** Calls a function, and waits for its answer and its background work. */
  async function call(
    name: string,
    body?: object,
    { token = editor }: { token?: string } = {},
  ): Promise<Answer> {
    const going: Promise<unknown>[] = [];
    const context = { ip: '127.0.0.1', waitUntil: (work: Promise<unknown>) => going.push(work) };
    const [path = ''] = name.split('?');
    const request = new Request(`${site}/functions/v1/${name}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const handler = path === 'bitcoin-order' ? visitors : desk;
    const response = await handler(request, context as unknown as Context);
    await Promise.all(going);
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  }

  async function make(changes: object = {}): Promise<Order> {
    const { status, json } = await call('create-bitcoin-order', orderForm(changes));
    expect([status, json['error']]).toEqual([200, undefined]);
    return json as Order;
  }

  const pageOf = async ({ link }: Order) => {
    const { status, json } = await call('bitcoin-order', { token: link.split('#')[1] }, { token: '' });
    return { ...json, status } as Record<string, unknown>;
  };

  async function laterBy(period = '10 minutes'): Promise<void> {
    const { error } = await backend.owner().rpc('let_pass', { period });
    expect(error).toBeNull();
    await tick();
  }

  async function find({ id }: Order): Promise<Order | undefined> {
    const { json } = await call('list-bitcoin-orders');
    return (json['orders'] as Order[]).find((order) => order.id === id);
  }

  return { call, make, pageOf, laterBy, find };
}

export const orderForm = (changes: object = {}) => ({
  submission: crypto.randomUUID(),
  amount_cents: 380_00,
  locale: 'de',
  description: 'Poolpflege im Mai',
  customer_name: 'Zoë',
  customer_email: 'zoe@example.com',
  ...changes,
});

type Answer = { status: number; json: Record<string, unknown> };
export type Order = { id: string; link: string; address: string; state: string; key_index: number };
