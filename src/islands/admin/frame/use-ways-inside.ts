import { useEffect } from 'react';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import { forgetSeen } from '#stores/follow-to-live.ts';
import { showPage } from '#stores/shown-page.ts';
import { dismissToasts } from '#stores/toasts.ts';
import { fixedArticles } from '../fixed-articles/fixed-articles.ts';
import { asksBeforeLeaving } from '../parts/form/use-leave-warning.ts';

/**
 * Links from one page of the desk to another, and the browser's ways back and forth, exchange what is shown instead of loading it.
 * A browser without the Navigation API loads each page, and so does everything that would lose a text: there the browser asks first.
 */
export function useWaysInside(shown: DeskPage): void {
  useEffect(() => {
    if (!('navigation' in globalThis) || isFixed(shown)) return undefined;
    const { navigation } = globalThis;
    const go = (event: NavigateEvent) => {
      const page = pageAt(event.destination.url);
      if (page === undefined || !isLeading(event)) return;
      const isBackOrForth = event.navigationType === 'traverse';
      // The list follows its own addresses.
      if (isBackOrForth && page === 'articles' && shown === 'articles') return;
      if (!asksBeforeLeaving())
        event.intercept({
          focusReset: 'manual',
          handler() {
            exchange(page);
            return Promise.resolve();
          },
        });
      else if (isBackOrForth) {
        event.preventDefault();
        location.assign(event.destination.url);
      }
    };
    navigation.addEventListener('navigate', go);
    return () => navigation.removeEventListener('navigate', go);
  }, [shown]);
}

function exchange(page: DeskPage): void {
  forgetSeen();
  dismissToasts();
  showPage(page);
}

/** Somebody goes somewhere; neither a form or a download, nor an address that a page writes for itself. */
const isLeading = (event: NavigateEvent): boolean =>
  event.canIntercept &&
  !event.hashChange &&
  event.downloadRequest === null &&
  event.formData === null &&
  (event.navigationType === 'traverse' || (event.navigationType !== 'reload' && event.userInitiated));

/** The page at an address of the desk; undefined for one that begins to work as soon as it is loaded. */
const pageAt = (address: string): DeskPage | undefined =>
  (Object.keys(deskPages) as DeskPage[]).find(
    (page) => deskPages[page] === new URL(address).pathname && !isFixed(page),
  );

const isFixed = (page: DeskPage): boolean => page in fixedArticles;
