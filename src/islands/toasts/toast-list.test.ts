import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { $toasts, endOffers, showToast } from '#stores/toasts.ts';
import { ToastList } from './ToastList.tsx';

afterEach(() => $toasts.set([]));

const offer = (title: string, about?: readonly string[]) =>
  showToast({ tone: 'success', title, action: { text: 'Ongedaan maken', run: () => undefined, about } });

describe('ToastList', () => {
  test('separates a toast’s text from its button’s label with a space', () => {
    offer('Gepubliceerd');
    const html = renderToStaticMarkup(createElement(ToastList, { close: 'Sluiten' }));
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Gepubliceerd Ongedaan maken');
  });

  test('drops an offer to undo when its article changes, and an offer without an article when any article changes', () => {
    offer('Planning geannuleerd', ['zon']);
    offer('Verborgen', ['regen']);
    showToast({ tone: 'success', title: 'Bewaard' });
    endOffers(['zon']);
    expect($toasts.get().map(({ title }) => title)).toEqual(['Verborgen', 'Bewaard']);
    offer('Van alles');
    endOffers([]);
    expect($toasts.get().map(({ title }) => title)).toEqual(['Verborgen', 'Bewaard']);
  });
});
