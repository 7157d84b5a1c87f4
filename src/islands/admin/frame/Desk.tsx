import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { DeskPage } from '#core/desk-pages.ts';
import type { Locale } from '#core/locale.ts';
import { deskWords, type DeskWords } from '#i18n/desk/desk-words.ts';
import { $link } from '#session/address-secrets.ts';
import { $access, $linkRefusal, startSession } from '#session/session.ts';
import { $deskLanguage } from '#stores/desk-language.ts';
import { Toasts } from '../../toasts/Toasts.tsx';
import { AcceptInvitation } from '../access/sign-in/AcceptInvitation.tsx';
import { Account } from '../access/Account.tsx';
import { Actions } from '../access/actions/Actions.tsx';
import { CodeDialog } from '../access/CodeDialog.tsx';
import { Editors } from '../access/editors/Editors.tsx';
import { Entrance } from '../access/sign-in/Entrance.tsx';
import { NewPassword } from '../access/sign-in/NewPassword.tsx';
import { DeskBoundary } from './DeskBoundary.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import { EditArticle } from '../articles/EditArticle.tsx';
import { DeskQueries } from './DeskQueries.tsx';
import { DeskHome } from './DeskHome.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { Enquiries } from '../enquiries/Enquiries.tsx';
import { FixedArticle } from '../fixed-articles/FixedArticle.tsx';
import { Trash } from '../life/Trash.tsx';
import { ManualArticle } from '../manual/ManualArticle.tsx';
import { MissingPages } from '../missing-pages/MissingPages.tsx';
import { DailyNewsNow } from '../news/DailyNewsNow.tsx';
import { NewsOverview } from '../news/NewsOverview.tsx';
import '../articles/articles.css';
import '../life/life.css';
import '../images/image-field.css';
import '../publication/publication.css';

/** A page of the desk: the gate, until somebody with a session stands before it. The server always draws the gate. */
export default function Desk({ page, publishableKey }: { page: DeskPage; publishableKey: string }) {
  const access = useStore($access);
  const linkRefusal = useStore($linkRefusal);
  const language = useLanguageOnceAwake();
  const words = deskWords(language);

  useEffect(() => {
    void startSession(publishableKey);
  }, [publishableKey]);

  return (
    <DeskBoundary words={words}>
      <div className="desk" lang={language}>
        <MailedLink words={words} language={language}>
          {access === 'signed-in' ? (
            <DeskFrame words={words} language={language} page={page}>
              {linkRefusal !== undefined && (
                <p className="desk-problem" role="alert">
                  {refusalText(words, linkRefusal)}
                </p>
              )}
              <DeskQueries>
                <DeskContent page={page} words={words} language={language} />
              </DeskQueries>
            </DeskFrame>
          ) : (
            <DeskQueries>
              <Entrance words={words} language={language} first={page === 'sign-in' ? 'account' : 'token'} />
            </DeskQueries>
          )}
        </MailedLink>
        <DeskQueries>
          <CodeDialog words={words} />
        </DeskQueries>
        <Toasts close={words.frame.closeNotice} />
      </div>
    </DeskBoundary>
  );
}

/** Whoever comes with the link of a mail sees what it is for, signed in or not. */
function MailedLink({ words, language, children }: LinkProps) {
  const link = useStore($link);
  if (link === undefined) return children;
  return (
    <DeskQueries>
      {link.kind === 'invite' ? (
        <AcceptInvitation secret={link.secret} words={words} language={language} />
      ) : (
        <NewPassword secret={link.secret} words={words} language={language} />
      )}
    </DeskQueries>
  );
}

function DeskContent({ page, words, language }: ContentProps) {
  if (page === 'home' || page === 'sign-in') return <DeskHome words={words} language={language} />;
  if (page === 'edit-article') return <EditArticle words={words} language={language} />;
  if (page === 'trash') return <Trash words={words} language={language} />;
  if (page === 'manual-blog-create') return <ManualArticle words={words} language={language} />;
  if (page === 'editors') return <Editors words={words} language={language} />;
  if (page === 'account') return <Account words={words} />;
  if (page === 'actions') return <Actions words={words} language={language} />;
  if (page === 'enquiries') return <Enquiries words={words} language={language} />;
  if (page === 'missing-pages') return <MissingPages words={words} language={language} />;
  if (page === 'news') return <NewsOverview words={words} language={language} />;
  if (page === 'daily-ibiza-news-now') return <DailyNewsNow words={words} />;
  return <FixedArticle page={page} words={words} />;
}

/** The server draws Dutch; the chosen language takes over once the page is awake, so that both drawings agree. */
function useLanguageOnceAwake() {
  const chosen = useStore($deskLanguage);
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake ? chosen : 'nl';
}

type LinkProps = { words: DeskWords; language: Locale; children: ReactNode };
type ContentProps = { page: DeskPage; words: DeskWords; language: Locale };
