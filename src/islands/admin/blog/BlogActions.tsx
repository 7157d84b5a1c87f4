import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { loadDeskWords } from '#i18n/desk/load-desk-words.ts';
import { $access, startSession } from '#session/session.ts';
import { ToastList } from '../../toasts/ToastList.tsx';
import toastStyle from '../../toasts/toasts.css?inline';
import { CodeDialog } from '../access/CodeDialog.tsx';
import { DeskBoundary } from '../frame/DeskBoundary.tsx';
import { DeskQueries } from '../frame/DeskQueries.tsx';
import imageStyle from '../images/image-field.css?inline';
import libraryStyle from '../images/library.css?inline';
import dialogStyle from '../parts/dialog/desk-dialog.css?inline';
import menuStyle from '../parts/menu.css?inline';
import { WorkingLanguage, type Desk } from '../parts/use-desk.ts';
import publicationStyle from '../publication/publication.css?inline';
import controlStyle from '../publication/publish-control.css?inline';
import { ActionBar } from './ActionBar.tsx';
import barStyle from './blog-actions.css?inline';

/** The editors’ bar as an island of the blog. `client:editor` loads the bar’s script and styles for editors only. */
export default function BlogActions({ locale, publishableKey }: { locale: Locale; publishableKey: string }) {
  const access = useStore($access);
  const [desk, setDesk] = useState<Desk>();

  useEffect(() => {
    adoptStyles();
    void Promise.all([loadDeskWords(locale), startSession(publishableKey)]).then(([words]) =>
      setDesk({ language: locale, words }),
    );
  }, [locale, publishableKey]);

  if (desk === undefined || access !== 'signed-in') return null;
  return (
    <WorkingLanguage value={desk}>
      <DeskBoundary>
        <DeskQueries>
          <ActionBar />
          <CodeDialog />
          <ToastList close={desk.words.frame.closeNotice} />
        </DeskQueries>
      </DeskBoundary>
    </WorkingLanguage>
  );
}

/** The Content-Security-Policy blocks style elements, so the bar adds a constructed style sheet. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  const styles = [
    toastStyle,
    publicationStyle,
    dialogStyle,
    menuStyle,
    controlStyle,
    imageStyle,
    libraryStyle,
  ];
  sheet.replaceSync([...styles, barStyle].join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
