import type { EditablePost } from '#contract/articles.ts';
import { deskPages } from '#core/desk-pages.ts';
import { formOf, postFields } from '#core/post/fields.ts';
import { fill } from '#i18n/fill.ts';
import { startCopy } from '#stores/article/article-autosave.ts';
import { showPage } from '#stores/shown-page.ts';
import { showToast } from '#stores/toasts.ts';
import { storedImage } from '../images/stored-image.ts';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

export function CopyArticle({ stored }: { stored: EditablePost }) {
  const { words } = useDesk();
  const texts = words.life.copy;
  const copying = useDeskAction({
    run: () => {
      const title = fill(texts.titleOf, { title: stored.title }).slice(0, postFields.title.maxLength);
      return startCopy({ ...formOf(stored), title, image: storedImage(stored) });
    },
    done: (isStarted) => {
      if (!isStarted) {
        showToast({ tone: 'failure', title: texts.failed, text: words.writing.drafts.notSwitched });
        return;
      }
      history.pushState(undefined, '', deskPages['manual-blog-create']);
      showPage('manual-blog-create');
    },
    failed: texts.failed,
  });
  return <Button text={texts.copy} busy={copying.isPending} onClick={() => copying.mutate()} />;
}
