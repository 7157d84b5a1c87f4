import { afterEach, describe, expect, test, vi } from 'vitest';
import onInteraction from './on-interaction.ts';

class FakeForm extends EventTarget {
  sent = 0;
  querySelectorAll = () => [];
  querySelector = () => this;
  contains = () => false;
  requestSubmit() {
    if (this.dispatchEvent(new Event('submit', { cancelable: true }))) this.sent++;
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('wake on interaction', () => {
  test('submits a held-back form if the island’s script fails to load, and lets later submits through', async () => {
    vi.stubGlobal('document', { activeElement: null });
    vi.stubGlobal('location', { search: '' });
    const form = new FakeForm();
    const brokenLine = Promise.withResolvers<never>();
    const failed = vi.fn();
    process.once('unhandledRejection', failed);
    onInteraction(
      () => brokenLine.promise,
      { name: 'interaction', value: '' },
      form as unknown as HTMLElement,
    );
    form.dispatchEvent(new Event('focusin'));
    form.requestSubmit();
    expect(form.sent).toBe(0);
    brokenLine.reject(new Error('out of reach'));
    await vi.waitUntil(() => form.sent === 1);
    form.requestSubmit();
    expect(form.sent).toBe(2);
    await vi.waitUntil(() => failed.mock.calls.length === 1);
  });
});
