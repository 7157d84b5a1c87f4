import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushTyping, unsentTyping } from './unsent-typing.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('continuous typing is passed on every now and then', () => {
  const handOn = vi.fn(() => true);
  const typing = unsentTyping(handOn);
  for (let pressed = 0; pressed < 50; pressed++) {
    typing.note();
    vi.advanceTimersByTime(100);
  }
  expect(handOn).toHaveBeenCalledTimes(2);
  typing.end();
});

test('a comparison of texts finds out whether typing was pending, once', () => {
  const typing = unsentTyping(() => true);
  expect(flushTyping()).toBe(false);
  typing.note();
  expect(flushTyping()).toBe(true);
  expect(flushTyping()).toBe(false);
  typing.end();
});

test('the last typing is passed on when the page is left, and when the editor goes', () => {
  const handOn = vi.fn(() => true);
  const typing = unsentTyping(handOn);
  typing.note();
  window.dispatchEvent(new Event('pagehide'));
  typing.note();
  typing.end();
  expect(handOn).toHaveBeenCalledTimes(2);
});
