import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { ArticlePost } from '#contract/articles.ts';
import { deskPages } from '#core/desk-pages.ts';
import type { Locale } from '#core/locale.ts';
import { maxArticlesListed } from '#core/post/article-list.ts';
import { fetchArticles } from '#clients/articles.ts';
import { Button } from '../parts/Button.tsx';
import { Menu } from '../parts/Menu.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { useWritingHelp } from '../translation/use-writing-help.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { blogActions, reportFailure } from './blog-action.ts';
import { BarFields } from './BarFields.tsx';
import { ChosenImage } from './ChosenImage.tsx';
import { usePublishActions } from './use-publish-actions.ts';

/**
 * The bar with the editors’ actions on the blog.
 * The actions on an article are folded, because an editor who reads seldom needs them. They load when opened.
 */
export function ActionBar() {
  const { actions: texts, pages, frame } = useDesk().words;
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <div className="blog-actions wrap">
      <details onToggle={({ currentTarget: { open } }) => open && setWasOpen(true)}>
        <summary>
          <h2>{texts.title}</h2>
        </summary>
        {wasOpen && <Actions />}
      </details>
      <p className="row blog-actions-ways">
        <a href={deskPages['manual-blog-create']}>{pages['manual-blog-create']}</a>
        <a href={deskPages.home} className="no-phone">
          {frame.desk}
        </a>
      </p>
    </div>
  );
}

function Actions() {
  const { words, language } = useDesk();
  const texts = words.actions;
  const writerHint = useId();
  const [wanted, setWanted] = useState<string>();
  const [topic, setTopic] = useState('');
  const [isSavingImage, setSavingImage] = useState(false);
  const [editedImage, setEditedImage] = useState<string>();
  const buttons = useRef<HTMLSpanElement>(null);
  const list = useQuery({
    queryKey: ['choices'],
    queryFn: () => choices(language),
    refetchOnWindowFocus: false,
  });
  const canWrite = useWritingHelp().help?.translator;
  const { drafts = [], live = [] } = list.data ?? {};
  const chosen = [...drafts, ...live].find(({ slug }) => slug === wanted);

  const isDraft = chosen?.isPublished === false;
  const others: [name: BarAction, isPossible: boolean][] = [
    ['publishToday', true],
    ['publishBoth', isDraft],
    ['preview', chosen !== undefined],
    ['write', canWrite === true],
    ['image', chosen !== undefined],
    ['hideDaily', true],
    ['publishNews', true],
  ];

  const publishing = usePublishActions(() => list.refetch());
  const actions = { ...blogActions, ...publishing.actions };
  const acting = useDeskAction({
    run: (name: ActionName) => actions[name]({ post: chosen, topic, choose: setWanted, words, language }),
    onError: (cause, name) => reportFailure(name, { words, cause }),
    onSettled: () => void list.refetch(),
  });
  const isActing = acting.isPending || publishing.isPending;
  const pressed = isActing ? acting.variables : undefined;
  const running: BarAction | undefined = isSavingImage ? 'image' : pressed;
  const focusMenu = useFocusOnMenu(buttons, running !== undefined);

  function press(name: BarAction) {
    if (name === 'image') setEditedImage(editedImage === undefined ? chosen?.slug : undefined);
    else acting.mutate(name);
  }

  function closeImage() {
    setEditedImage(undefined);
    focusMenu();
    void list.refetch();
  }

  return (
    <div className="stack blog-actions-open">
      <ListTrouble query={list} text={texts.listFailed} />
      <BarFields
        drafts={drafts}
        live={live}
        isLoading={list.isPending}
        chosen={chosen}
        onChoose={setWanted}
        topic={topic}
        onTopic={setTopic}
        canWrite={canWrite}
        writerHint={writerHint}
      />
      <div className="row gap-2 blog-actions-buttons">
        <span ref={buttons} className="publish-button">
          <Button
            variant="main"
            text={texts[running ?? 'publish'][running === undefined ? 'idle' : 'busy']}
            disabled={running !== undefined || !isDraft}
            onClick={() => press('publish')}
          />
          <Menu
            entries={others.map(([name, isPossible]) => ({
              text: texts[name].idle,
              isDisabled: !isPossible,
              onChoose: () => press(name),
            }))}
            isBusy={running !== undefined}
          />
        </span>
      </div>
      {canWrite === false && (
        <p className="soft" id={writerHint}>
          {texts.noWriter}
        </p>
      )}
      {editedImage !== undefined && (
        <ChosenImage key={editedImage} slug={editedImage} onSaving={setSavingImage} onClose={closeImage} />
      )}
      {publishing.dialog}
      <PublicationStrip />
    </div>
  );
}

type ActionName = keyof (typeof blogActions & ReturnType<typeof usePublishActions>['actions']);

/** Returns a function that gives the focus back to the menu that opened the image form, once the menu works again. */
function useFocusOnMenu(buttons: RefObject<HTMLElement | null>, isBusy: boolean): () => void {
  const awaitsFocus = useRef(false);
  useEffect(() => {
    if (!awaitsFocus.current || isBusy) return;
    awaitsFocus.current = false;
    buttons.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  });
  return () => {
    awaitsFocus.current = true;
  };
}

/** `image` opens the image form instead of calling the server. */
type BarAction = ActionName | 'image';

async function choices(language: Locale): Promise<{ drafts: ArticlePost[]; live: ArticlePost[] }> {
  const { articles } = await fetchArticles({ words: '', max: maxArticlesListed });
  const posts = articles.flatMap((article) => article.posts);
  return {
    drafts: posts.filter((post) => !post.isPublished && post.translation !== 'pending'),
    live: posts.filter((post) => post.isPublished && post.language === language),
  };
}
