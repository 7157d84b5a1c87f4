import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { DeskPage } from '#core/desk-pages.ts';
import { contentId, nameOf } from './DeskFrame.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** What a page begins with that is shown in the place of another: its name, nothing of what the other one knew, and the focus. */
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

/** Before the content: a page with a name of its own sets it after this. */
function Name({ name }: { name: string }) {
  useEffect(() => {
    document.title = name;
  }, [name]);
  return null;
}

/** What one came by is gone. A field of the page may have taken the focus by itself. */
export function focusContent(): void {
  const content = document.getElementById(contentId);
  if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
}

type Props = { page: DeskPage; isFirst: boolean; children: ReactNode };
