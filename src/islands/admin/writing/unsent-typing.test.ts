import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flushTyping, unsentTyping } from './unsent-typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('unsentTyping', () => {
  test('calls its callback at regular intervals while the editor keeps typing', () => {
    const handOn = vi.fn(() => true);
    const typing = unsentTyping(handOn);
    for (let pressed = 0; pressed < 50; pressed++) {
      typing.note();
      vi.advanceTimersByTime(100);
    }
    expect(handOn).toHaveBeenCalledTimes(2);
    typing.end();
  });

  test('reports unsent text only once', () => {
    const typing = unsentTyping(() => true);
    expect(flushTyping()).toBe(false);
    typing.note();
    expect(flushTyping()).toBe(true);
    expect(flushTyping()).toBe(false);
    typing.end();
  });

  test('calls its callback for the last input when the editor leaves the page or closes the field', () => {
    const handOn = vi.fn(() => true);
    const typing = unsentTyping(handOn);
    typing.note();
    window.dispatchEvent(new Event('pagehide'));
    typing.note();
    typing.end();
    expect(handOn).toHaveBeenCalledTimes(2);
  });
});
