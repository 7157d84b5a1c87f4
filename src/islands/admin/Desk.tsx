import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { Business as BusinessDetails } from '#core/business/business.ts';
import { businessVersion, setBusiness } from '#core/business/current.ts';
import type { DeskPage } from '#core/desk-pages.ts';
import { isNamedHere } from '#browser-storage/named-editor.ts';
import { $link } from '#session/address-secrets.ts';
import { $access, $linkRefusal, startSession } from '#session/session.ts';
import { $who } from '#session/who.ts';
import { $shownPage } from '#stores/shown-page.ts';
import { endFailures } from '#stores/toasts.ts';
import { Problem } from './parts/form/Problem.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { CodeDialog } from './access/CodeDialog.tsx';
import { SignInPage } from './access/sign-in/SignInPage.tsx';
import { DeskBoundary } from './frame/DeskBoundary.tsx';
import { DeskFrame, isArticlePage } from './frame/DeskFrame.tsx';
import { DeskContent } from './DeskContent.tsx';
import { DeskQueries } from './frame/DeskQueries.tsx';
import { refusalText } from './parts/refusal-text.ts';
import { Skeletons } from './parts/list/Skeletons.tsx';
import { AnswerHours, Drawings, SiteName, WorkingLanguage } from './parts/use-desk.ts';
import { useChosenLanguage } from './frame/use-chosen-language.ts';
import { useFocusFallback } from './frame/use-focus-fallback.ts';
import { useClientNavigation } from './frame/use-client-navigation.ts';
import { focusContent, Visit } from './frame/Visit.tsx';
import { Waiting } from './frame/Waiting.tsx';
import './articles/articles.css';
import './life/life.css';
import './images/image-field.css';
import './images/library.css';
import './parts/dialog/desk-dialog.css';
import './parts/menu.css';
import './publication/publication.css';

// An editor sees these pages once.
const AcceptInvitation = lazy(async () => ({
  default: (await import('./access/sign-in/AcceptInvitation.tsx')).AcceptInvitation,
}));
const NewPassword = lazy(async () => ({
  default: (await import('./access/sign-in/NewPassword.tsx')).NewPassword,
}));

/** The frame of every page of the desk: signs the editor in, and then shows the page. */
export default function Desk({
  page: loaded,
  publishableKey,
  siteName,
  answerHours,
  details,
  drawings,
}: DeskProps) {
  setBusiness(details, businessVersion());
  const { page, visit } = useStore($shownPage) ?? { page: loaded, visit: 0 };
  const access = useStore($access);
  const linkRefusal = useStore($linkRefusal);
  // The language that the editor chose applies after hydration, so that the first render matches the server's HTML.
  const { desk, isReady: awake } = useChosenLanguage();
  const { language, words } = desk;

  useEffect(() => {
    void startSession(publishableKey);
  }, [publishableKey]);
  useFocusOnEntering(access);
  useClientNavigation(page);
  useFocusFallback();
  const who = useStore($who);
  // After the end of a session, the form asks a named editor for the password and others for the token, even after a
  // reload.
  const isNamed = awake && (who === undefined ? isNamedHere() : !who.isShared);
  const first = page === 'sign-in' || isNamed ? 'account' : 'token';

  return (
    <WorkingLanguage value={desk}>
      <Drawings value={drawings}>
        <DeskBoundary>
          <div className="desk" lang={language} data-awake={awake} data-page={page}>
            <DeskQueries>
              <MailedLink awake={awake}>
                {(!awake || (access === 'unknown' && isExpected())) && (
                  <Waiting siteName={siteName} isArticle={isArticlePage(page)} />
                )}
                {awake && access === 'signed-in' ? (
                  <DeskFrame page={page}>
                    <Problem text={linkRefusal && refusalText(words, linkRefusal)} />
                    <Visit key={visit} page={page} isFirst={visit === 0}>
                      <SiteName value={siteName}>
                        <AnswerHours value={answerHours}>
                          <Suspense fallback={<Skeletons label="" />}>
                            <DeskContent page={page} />
                          </Suspense>
                        </AnswerHours>
                      </SiteName>
                    </Visit>
                  </DeskFrame>
                ) : (
                  (!awake || access === 'signed-out' || !isExpected()) && (
                    <SignInPage key={first} siteName={siteName} first={first} />
                  )
                )}
              </MailedLink>
              <CodeDialog />
            </DeskQueries>
            <Toasts close={words.frame.closeNotice} />
          </div>
        </DeskBoundary>
      </Drawings>
    </WorkingLanguage>
  );
}

/** Whether this browser probably has a session. If so, the desk shows no sign-in form while it checks the session. */
const isExpected = (): boolean => document.documentElement.dataset['editor'] === 'here';

/** Moves the focus to the content, because the sign-in form disappears on sign-in. What failed without a session is over. */
function useFocusOnEntering(access: 'unknown' | 'signed-out' | 'signed-in') {
  const before = useRef(access);
  useEffect(() => {
    if (before.current === 'signed-out' && access === 'signed-in') {
      focusContent();
      endFailures();
    }
    before.current = access;
  }, [access]);
}

function MailedLink({ awake, children }: { awake: boolean; children: ReactNode }) {
  const link = useStore($link);
  if (link === undefined || !awake) return children;
  const Linked = link.kind === 'invite' ? AcceptInvitation : NewPassword;
  return (
    <Suspense>
      <Linked secret={link.secret} />
    </Suspense>
  );
}

type DeskProps = {
  page: DeskPage;
  publishableKey: string;
  siteName: string;
  answerHours: number;
  details: BusinessDetails;
  drawings: Partial<Record<string, string>>;
};
