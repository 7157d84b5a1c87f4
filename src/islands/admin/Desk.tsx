import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { DeskPage } from '#core/desk-pages.ts';
import type { Locale } from '#core/locale.ts';
import { deskWords, type DeskWords } from '#i18n/desk/desk-words.ts';
import { $access, startSession } from '#stores/session.ts';
import { $deskLanguage } from '#stores/desk-language.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { DeskBoundary } from './DeskBoundary.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { EditArticle } from './articles/EditArticle.tsx';
import { DeskQueries } from './DeskQueries.tsx';
import { DeskHome } from './DeskHome.tsx';
import { Enquiries } from './enquiries/Enquiries.tsx';
import { FixedArticle } from './fixed-articles/FixedArticle.tsx';
import { isFixedArticlePage } from './fixed-articles/fixed-articles.ts';
import { Gate } from './Gate.tsx';
import { Trash } from './life/Trash.tsx';
import { ManualArticle } from './ManualArticle.tsx';
import { MissingPages } from './MissingPages.tsx';
import { NotYet } from './NotYet.tsx';
import './articles/articles.css';
import './publication.css';
import './life/life.css';

/** A page of the desk: the gate, until somebody with a session stands before it. The server always draws the gate. */
export default function Desk({ page, publishableKey }: { page: DeskPage; publishableKey: string }) {
  const access = useStore($access);
  const language = useLanguageOnceAwake();
  const words = deskWords(language);
  const [refused, setRefused] = useState<string>();

  useEffect(() => {
    void startSession(publishableKey).then((refusal) => setRefused(refusal?.code));
  }, [publishableKey]);

  return (
    <DeskBoundary words={words}>
      <div className="desk" lang={language}>
        {access === 'signed-in' ? (
          <DeskFrame words={words} language={language} title={words.pages[page]}>
            <DeskQueries>
              <DeskContent page={page} words={words} language={language} />
            </DeskQueries>
          </DeskFrame>
        ) : (
          <Gate words={words} refused={refused} />
        )}
        <Toasts close={words.frame.closeNotice} />
      </div>
    </DeskBoundary>
  );
}

function DeskContent({ page, words, language }: ContentProps) {
  if (page === 'home' || page === 'sign-in') return <DeskHome words={words} language={language} />;
  if (page === 'edit-article') return <EditArticle words={words} language={language} />;
  if (page === 'trash') return <Trash words={words} language={language} />;
  if (page === 'manual-blog-create') return <ManualArticle words={words} />;
  if (page === 'enquiries') return <Enquiries words={words} language={language} />;
  if (page === 'missing-pages') return <MissingPages words={words} language={language} />;
  if (isFixedArticlePage(page)) return <FixedArticle page={page} words={words} />;
  return <NotYet words={words} />;
}

/** The server draws Dutch; the chosen language takes over once the page is awake, so that both drawings agree. */
function useLanguageOnceAwake() {
  const chosen = useStore($deskLanguage);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake ? chosen : 'nl';
}

type ContentProps = { page: DeskPage; words: DeskWords; language: Locale };
