import { useStore } from '@nanostores/react';
import { deskPages } from '#core/desk-pages.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { counted } from '#i18n/counted.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { translate } from '#stores/change-posts.ts';
import { openPage } from '#stores/shown-page.ts';
import { Button } from '../../parts/Button.tsx';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { useArticle } from '../../publication/use-article.ts';
import { usePublishing } from '../../publication/use-publishing.tsx';
import { updateAddress } from '../../translation/UpdateAll.tsx';
import { useWritingHelp } from '../../translation/use-writing-help.ts';
import { whatNext } from './what-next.ts';

/** Says what the other languages wait for, with the button that does it. */
export function NextStep({ slug, onChanged }: Props) {
  const { words } = useDesk();
  const texts = words.writing.article.next;
  const slugBase = slugBaseOf(slug);
  const { data: article, refetch } = useArticle(slugBase, { polls: true });
  const { whyNot } = useWritingHelp();
  const isBusy = useStore($liveProgress).step === 'saving';
  const changed = () => Promise.all([refetch(), onChanged()]);
  const { publish, dialog } = usePublishing({ onChanged: changed });
  const next = article ? whatNext(article.posts, slug) : undefined;
  const translating = useDeskAction({
    async run() {
      for (const { language } of next?.posts ?? []) await translate({ slugBase, language });
    },
    failureTitle: words.translation.failed,
    onSettled: changed,
  });
  if (next === undefined) return null;
  const { name, posts } = next;
  const acts = {
    outdated: { text: texts.update, act: () => openPage(updateAddress(slugBase)), needsHelp: true },
    translating: undefined,
    unread: {
      text: texts.read,
      act: () => openPage(`${deskPages['review-translations']}?article=${slugBase}`),
    },
    failed: { text: words.frame.retry, act: () => translating.mutate(), needsHelp: true },
    untranslated: { text: texts.translate, act: () => translating.mutate(), needsHelp: true },
    ready: { text: words.edit.publish, act: () => isBusy || publish(posts) },
  } as const;
  const step: { text: string; act: () => unknown; needsHelp?: boolean } | undefined = acts[name];
  const why = step?.needsHelp === true ? whyNot : undefined;
  return (
    <span className="next-step">
      <span>{counted(texts[translating.isPending ? 'translating' : name], posts.length)}</span>
      {/* Without a translator, the side of the page says what it needs. */}
      {step && why === undefined && !translating.isPending && (
        <Button text={step.text} onClick={() => void step.act()} />
      )}
      {dialog}
    </span>
  );
}

type Props = { slug: string; onChanged: () => Promise<unknown> };
