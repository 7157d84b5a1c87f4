/** A build that hangs or fails ends with a reason that an editor can read. */
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildProcesses } from '../../scripts/local/builds/build-process.ts';
import { buildSlots } from '../../scripts/local/builds/build-slots.ts';
import { aFolder } from '../support/folder.ts';

const project = path.resolve(import.meta.dirname, '../..');

function aBuilder({ timeLimit }: { timeLimit?: number } = {}) {
  const { folder: localDir, remove } = aFolder({ 'builds/x': '' });
  const processes = buildProcesses({ project, localDir, ...(timeLimit === undefined ? {} : { timeLimit }) });
  onTestFinished(() => {
    processes.stop();
    remove();
    vi.unstubAllEnvs();
  });
  return { processes, slot: buildSlots(localDir).prepareNext() };
}

describe('build process', () => {
  test('is killed after its time limit, and the result contains the reason', async () => {
    const { processes, slot } = aBuilder({ timeLimit: 30 });
    expect(await processes.run(await slot)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('was ended') as string,
    });
  });

  test('returns a reason without local paths if the posts cannot be read', async () => {
    const { processes, slot } = aBuilder();
    vi.stubEnv('SITE_URL', 'http://localhost:8888');
    vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'key');
    const answer = await processes.run(await slot);
    expect(answer).toMatchObject({ ok: false, reason: expect.stringContaining('posts') as string });
    expect(JSON.stringify(answer)).not.toContain(project);
  });
});
