import { slugBaseOf, slugsOf } from '#core/post/post.ts';
import { counted } from '#i18n/counted.ts';
import { hidePosts, publishPosts, type HiddenPosts, type PublishedPosts } from '#stores/change-posts.ts';
import { showToast } from '#stores/toasts.ts';
import type { Question } from '../parts/dialog/ConfirmDialog.tsx';
import { offerUndo } from '../parts/offer-undo.ts';
import { reportRefusal } from '../parts/report-refusal.ts';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { publishingQuestion, type Publishable } from './publishing-question.ts';

/** Publishes and hides posts. If a text is unread, `dialog` first asks for confirmation. Offers an undo afterwards. */
export function usePublishing({ onDone, onChanged }: Options) {
  const { words } = useDesk();
  const texts = words.articles.together;

  const acting = useConfirmedAction({
    run: ({ call }: Act) => call(),
    onSuccess: (outcome) => {
      if (outcome === undefined) return;
      const { changed, message, undo } = outcome;
      const about = [...new Set(changed.map(slugBaseOf))];
      if (changed.length === 0) showToast({ tone: 'success', ...message });
      else offerUndo({ ...message, about, words, undo: () => undo(changed), afterUndo: onChanged });
      onDone?.();
    },
    onError: (cause, { onError }) => onError(cause),
    onSettled: onChanged,
    changes: ['today'],
  });
  const reportAs = (title: string) => (cause: unknown) => reportRefusal({ words, title, cause });

  function publish(posts: readonly Publishable[], options: PublishOptions = {}): void {
    const { call = () => publishPosts(slugsOf(posts)), undescribed } = options;
    const { describe = describePublished, onError = reportAs(words.edit.publishFailed) } = options;
    const drafts = slugsOf(posts.filter(({ isPublished }) => !isPublished));
    const question = publishingQuestion(posts, { words, undescribed });
    const act: Act = {
      async call() {
        const answer = await call();
        if (answer === undefined) return undefined;
        const changed = slugsOf(answer.published).filter((slug) => drafts.includes(slug));
        return { changed, message: describe(answer, changed), undo: hidePosts };
      },
      question,
      onError,
    };
    if (question.text === '') acting.mutate(act);
    else acting.ask(act);
  }

  function hide(posts: readonly Publishable[], options: HideOptions = {}): void {
    const live = slugsOf(posts.filter(({ isPublished }) => isPublished));
    const { call = () => hidePosts(live), message, onError = reportAs(words.edit.hideFailed) } = options;
    acting.mutate({
      async call() {
        await call();
        const title = counted(texts.hiddenSome, live.length);
        return { changed: live, message: message ?? { title }, undo: publishAgain };
      },
      onError,
    });
  }

  const describePublished = ({ refused }: PublishedPosts, changed: string[]): Message => ({
    title: counted(texts.publishedSome, changed.length),
    ...(refused.length > 0 && { text: counted(texts.refused, refused.length) }),
  });

  async function publishAgain(slugs: string[]): Promise<void> {
    const { refused } = await publishPosts(slugs);
    if (refused.length > 0)
      showToast({ tone: 'failure', title: texts.failed, text: counted(texts.refused, refused.length) });
  }

  const dialog = acting.dialog(({ question = publishingQuestion([], { words }) }) => question);
  return { isPending: acting.isPending, publish, hide, dialog };
}

type Message = { title: string; text?: string };

type PublishOptions = {
  /** Instead of publishing `posts`. Resolves to undefined if the editor must first correct something. */
  call?: () => Promise<PublishedPosts | undefined>;
  describe?: (answer: PublishedPosts, changed: string[]) => Message;
  onError?: (cause: unknown) => void;
  undescribed?: number;
};

type HideOptions = {
  call?: () => Promise<HiddenPosts>;
  message?: Message;
  onError?: (cause: unknown) => void;
};

type Act = {
  call: () => Promise<Outcome | undefined>;
  question?: Question;
  onError: (cause: unknown) => void;
};

/** `changed` are the posts that the undo changes back. */
type Outcome = { changed: string[]; message: Message; undo: (slugs: string[]) => Promise<unknown> };

type Options = {
  onDone?: () => void;
  onChanged: () => Promise<unknown>;
};
