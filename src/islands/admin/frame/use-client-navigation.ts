import { useEffect } from 'react';
import { deskPages, type DeskPage } from '#core/desk-pages.ts';
import { forgetSeen } from '#stores/follow-to-live.ts';
import { ownNavigation, showPage } from '#stores/shown-page.ts';
import { dismissToasts } from '#stores/toasts.ts';
import { fixedArticles } from '../fixed-articles/fixed-articles.ts';
import { asksBeforeLeaving } from '../parts/form/use-leave-warning.ts';

/** Opens desk pages without a page load. If unsaved text could be lost, the browser asks and then loads the page. */
export function useClientNavigation(shown: DeskPage): void {
  useEffect(() => {
    if (!('navigation' in globalThis) || isFixed(shown)) return undefined;
    const { navigation } = globalThis;
    const go = (event: NavigateEvent) => {
      const page = pageAt(event.destination.url);
      if (page === undefined || !isOwnNavigation(event)) return;
      const isBackOrForth = event.navigationType === 'traverse';
      // The article list handles back and forward itself.
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

/** Whether the user follows a link or goes back or forward, or `openPage` opens a page. */
const isOwnNavigation = (event: NavigateEvent): boolean =>
  event.canIntercept &&
  !event.hashChange &&
  event.downloadRequest === null &&
  event.formData === null &&
  (event.navigationType === 'traverse' ||
    (event.navigationType !== 'reload' && (event.userInitiated || event.info === ownNavigation)));

/** The browser itself loads the pages of fixed articles, because some of these pages create their article on load. */
const pageAt = (address: string): DeskPage | undefined =>
  (Object.keys(deskPages) as DeskPage[]).find(
    (page) => deskPages[page] === new URL(address).pathname && !isFixed(page),
  );

const isFixed = (page: DeskPage): boolean => page in fixedArticles;
