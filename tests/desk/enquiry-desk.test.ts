import { describe, expect, inject, test } from 'vitest';
import { anEditor, callFunction } from '../support/products/editor.ts';
import { aStoredEnquiry } from '../support/products/stored-enquiry.ts';

const product = inject('product');
const { url } = product;
const missingId = '00000000-0000-4000-8000-000000000000';
const token = await anEditor(product);

const ask = (name: string, body?: unknown) =>
  callFunction(url, name, { token, ...(body === undefined ? {} : { body }) });

describe('functions for enquiries', () => {
  test.each([
    ['enquiries?filter=secret', undefined, 'filter'],
    ['enquiries?skip=-1', undefined, 'skip'],
    ['enquiries?skip=1e9', undefined, 'skip'],
    ['set-enquiry-status', { id: missingId, status: 'deleted' }, 'status'],
    ['set-enquiry-status', { id: "' or true --", status: 'open' }, 'id'],
    ['mail-enquiry-again', { id: 7 }, 'id'],
    ['export-person', { email: '  ' }, 'email'],
    ['delete-person', { email: 'a'.repeat(255) }, 'email'],
    ['delete-person', { email: ['jan@example.com'] }, 'email'],
  ])('%s refuses the request %j', async (name, body, field) => {
    const { status, json } = await ask(name, body);
    expect([status, json]).toMatchObject([
      400,
      { error: { code: 'invalid-input', fields: { [field]: expect.any(String) as string } } },
    ]);
  });

  test.each([
    ['set-enquiry-status', { id: missingId, status: 'answered' }],
    ['mail-enquiry-again', { id: missingId }],
  ])('%s returns 404 for an unknown message', async (name, body) => {
    const { status, json } = await ask(name, body);
    expect([status, json]).toMatchObject([404, { error: { code: 'enquiry-not-found' } }]);
  });

  test('delete-person deletes the messages of exactly one e-mail address, and returns their number', async () => {
    const [email, other] = [anAddress(), anAddress()];
    for (const sender of [email, email, other]) await aStoredEnquiry(product, { email: sender });
    expect((await ask('export-person', { email })).json['enquiries']).toHaveLength(2);
    // SQL wildcards in the e-mail address must not match other e-mail addresses.
    for (const pattern of ['%@example.com', email.replace(/^./, '_')])
      expect((await ask('delete-person', { email: pattern })).json).toEqual({ deleted: 0 });
    const { status, json } = await ask('delete-person', { email: '%' });
    expect([status, json]).toMatchObject([
      400,
      { error: { fields: { email: expect.any(String) as string } } },
    ]);
    expect((await ask('delete-person', { email: ` ${email.toUpperCase()} ` })).json).toEqual({ deleted: 2 });
    expect((await ask('export-person', { email })).json).toEqual({ email, enquiries: [] });
    expect((await ask('export-person', { email: other })).json['enquiries']).toHaveLength(1);
  });
});

const anAddress = () => `person-${crypto.randomUUID().slice(0, 8)}@example.com`;
