import { expect, test } from 'vitest';
import { newLocalDir, startProduct } from '../../scripts/local/product.ts';
import { anEditor, callFunction } from '../support/editor.ts';

test('a new admin token ends the sessions of the old one, and its own opens the desk', async () => {
  const localDir = newLocalDir();
  const before = await startProduct({
    localDir,
    env: { SEED: 'none', ADMIN_TOKEN: 'yesterdays-token' },
  });
  const old = await anEditor(before);
  expect((await callFunction(before.url, 'site-status', { token: old })).status).toBe(200);
  await before.stop();

  const after = await startProduct({ localDir, env: { SEED: 'none', ADMIN_TOKEN: 'todays-token' } });
  try {
    const refused = await callFunction(after.url, 'site-status', { token: old });
    expect([refused.status, refused.json]).toMatchObject([401, { error: { code: 'not-signed-in' } }]);
    const yesterday = await callFunction(after.url, 'admin-session', {
      body: { token: 'yesterdays-token' },
    });
    expect(yesterday.status).toBe(401);
    const today = await anEditor(after);
    expect((await callFunction(after.url, 'site-status', { token: today })).status).toBe(200);
  } finally {
    await after.remove();
  }
});
