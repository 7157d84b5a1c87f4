import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { DeskPage } from '#core/desk-pages.ts';
import { contentId, nameOf } from './DeskFrame.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** What a page starts with after client-side navigation: its title, fresh state, and the focus. */
export function Visit({ page, isFirst, children }: Props) {
  const { words } = useDesk();
  const queries = useQueryClient();
  useEffect(() => {
    if (isFirst) return;
    queries.removeQueries({ type: 'inactive' });
    void queries.invalidateQueries({ queryKey: ['today'] });
    focusContent();
  }, []);
  return (
    <>
      {!isFirst && <Name name={`${nameOf(page, words)} · ${words.frame.desk}`} />}
      {children}
    </>
  );
}

/** Before the content, so that a page with a title of its own can override it. */
function Name({ name }: { name: string }) {
  useEffect(() => {
    document.title = name;
  }, [name]);
  return null;
}

/** The link that was pressed is gone. A field of the page may have taken the focus already. */
export function focusContent(): void {
  const content = document.getElementById(contentId);
  if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
}

type Props = { page: DeskPage; isFirst: boolean; children: ReactNode };
