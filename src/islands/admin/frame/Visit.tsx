import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { DeskPage } from '#core/desk-pages.ts';
import { savesAnswered } from '#stores/article/autosaving.ts';
import { contentId, nameOf } from './DeskFrame.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** One visit of a page. After a change of page, sets the title, fetches what waits, and focuses the content. */
export function Visit({ page, isFirst, children }: Props) {
  const { words } = useDesk();
  const queries = useQueryClient();
  useEffect(() => {
    if (isFirst) return;
    queries.removeQueries({ type: 'inactive' });
    void savesAnswered().then(() => queries.invalidateQueries({ queryKey: ['today'] }));
    focusContent();
  }, []);
  return (
    <>
      {!isFirst && <Name name={`${nameOf(page, words)} · ${words.frame.desk}`} />}
      {children}
    </>
  );
}

/** Renders before the content, so that a page can replace this default title. */
function Name({ name }: { name: string }) {
  useEffect(() => {
    document.title = name;
  }, [name]);
  return null;
}

export function focusContent(): void {
  const content = document.getElementById(contentId);
  if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
}

type Props = { page: DeskPage; isFirst: boolean; children: ReactNode };
