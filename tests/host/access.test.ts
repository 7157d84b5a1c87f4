import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundledFunctions, settingsFor } from '../support/functions/bundled-functions.ts';
import { callBundled } from '../support/functions/call-bundled.ts';
import { aBackend, anEditor, aStranger, type TestBackend } from '../support/database/backend.ts';
import { aDraft } from '../support/database/posts.ts';
import { resigned } from '../support/tokens.ts';
import { aMailService, type MailStandIn } from '../support/stand-ins/mail-stand-in.ts';

let backend: TestBackend;
let mail: MailStandIn;
let functions: Awaited<ReturnType<typeof bundledFunctions>>;

/** The embedded backend cannot store second factors. With this view, every account has a verified one. */
const everybodyHasOne = `
  create view auth.mfa_factors as select id as user_id, 'verified' as status from auth.users;
`;

beforeAll(async () => {
  const outDir = path.join(mkdtempSync(path.join(tmpdir(), 'access-test-')), 'functions');
  [backend, functions, mail] = await Promise.all([
    aBackend({ sql: everybodyHasOne, isEmbedded: true }),
    bundledFunctions(outDir),
    aMailService(),
  ]);
  for (const [name, value] of Object.entries(settingsFor(backend, mail))) vi.stubEnv(name, value);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  functions.remove();
  await mail.stop();
  await backend.stop();
});

const call = (name: string, { token, body }: { token: string; body: unknown }) =>
  callBundled(functions.at(name), { token, body });

describe('functions for access', () => {
  test('refuse to publish, to invite, or to delete others’ drafts without the second factor', async () => {
    const editor = await anEditor(backend);
    const confirmed = resigned(editor.accessToken, {
      secret: backend.keys.jwtSecret,
      claims: { aal: 'aal2' },
    });
    const draft = aDraft();
    expect((await editor.client.from('blog_posts').insert(draft)).error).toBeNull();
    const publish = { slug: `${draft.slug_base}-nl`, language: 'nl' };
    const id = crypto.randomUUID();
    const other = await anEditor(backend);
    const kept = await other.client.rpc('save_article_draft', {
      draft: id,
      form: { title: '', excerpt: '' },
      revision: 0,
    });
    expect(kept.error).toBeNull();
    const invite = { email: 'guest@example.com', name: 'Guest', language: 'de' };
    for (const [name, body] of [
      ['publish-blog-post', publish],
      ['invite-editor', invite],
      ['delete-article-draft', { id }],
    ] as const) {
      const refused = await call(name, { token: editor.accessToken, body });
      expect([refused.status, refused.json]).toMatchObject([
        403,
        { error: { code: 'second-factor-needed' } },
      ]);
    }
    expect(mail.mails()).toEqual([]);

    const invited = await call('invite-editor', { token: confirmed, body: invite });
    expect(invited.json).toMatchObject({ delivery: 'sent' });
    expect(mail.mails().map(({ to }) => to)).toEqual(['guest@example.com']);
    expect(mail.mails()[0]?.subject).toMatch(/^Einladung/);
    expect(mail.mails()[0]?.text).toContain(String(invited.json['link']));
  });

  test('report that an invitation mail could not be sent, and still return the link', async () => {
    const editor = await anEditor(backend);
    const token = resigned(editor.accessToken, { secret: backend.keys.jwtSecret, claims: { aal: 'aal2' } });
    mail.state.mode = 'refusing';
    const body = { email: `away-${crypto.randomUUID()}@example.com`, name: 'Away', language: 'nl' };
    const invited = await call('invite-editor', { token, body });
    mail.state.mode = 'well';
    expect([invited.status, invited.json['delivery']]).toEqual([200, 'failed']);
    const invitation = String(invited.json['link']).split('#invite=')[1];
    const read = await call('read-invitation', { token: '', body: { invitation } });
    expect(read.json).toMatchObject({ email: body.email, name: 'Away' });
  });

  test('refuse accounts of non-editors, and an invitation whose e-mail address already has an account', async () => {
    const editor = await anEditor(backend);
    const token = resigned(editor.accessToken, { secret: backend.keys.jwtSecret, claims: { aal: 'aal2' } });
    const email = `for-${crypto.randomUUID()}@example.com`;
    const invited = await call('invite-editor', { token, body: { email, name: 'Guest', language: 'nl' } });
    const invitation = String(invited.json['link']).split('#invite=')[1];
    const stranger = await aStranger(backend);
    for (const name of ['who-am-i', 'list-editors', 'list-actions'] as const) {
      const { default: run } = (await import(functions.at(name).file)) as {
        default: (request: Request, context: object) => Promise<Response>;
      };
      const headers = { Authorization: `Bearer ${stranger.accessToken}` };
      expect(
        (await run(new Request(`http://localhost:8888/functions/v1/${name}`, { headers }), {})).status,
      ).toBe(403);
    }
    // Another person signs up with the invited address. The invitation must not take over that account.
    await backend.visitor().auth.signUp({ email, password: 'chosen by a squatter' });
    const redeemed = await call('redeem-invitation', {
      token: '',
      body: { invitation, password: 'zee wind en amandel' },
    });
    expect([redeemed.status, redeemed.json]).toMatchObject([409, { error: { code: 'account-exists' } }]);

    const other = { email: `for-${crypto.randomUUID()}@example.com`, name: 'Guest', language: 'nl' };
    const [, secret] = String((await call('invite-editor', { token, body: other })).json['link']).split(
      '#invite=',
    );
    const body = { invitation: secret, password: 'zee wind en amandel' };
    const atOnce = await Promise.all(
      [1, 2, 3, 4, 5].map(() => call('redeem-invitation', { token: '', body })),
    );
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = atOnce.filter(({ status }) => status !== 200).map(({ json }) => json);
    for (const answer of refused) expect(answer).toMatchObject({ error: { code: 'invitation-used' } });
  });
});
