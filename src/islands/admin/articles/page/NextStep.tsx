import { useStore } from '@nanostores/react';
import { deskPages } from '#core/desk-pages.ts';
import { sourceFirst } from '#core/locale.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { counted } from '#i18n/counted.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { translateEach } from '#stores/change-posts.ts';
import { openPage } from '#stores/shown-page.ts';
import { Button } from '../../parts/Button.tsx';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { useArticle } from '../../publication/use-article.ts';
import { usePublishing } from '../../publication/use-publishing.tsx';
import { updateAddress } from '../../translation/UpdateAll.tsx';
import { useWritingHelp } from '../../translation/use-writing-help.ts';
import { stepText, whatNext } from './what-next.ts';

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
    run: () => translateEach(slugBase, next?.posts ?? []),
    failureTitle: words.translation.failed,
    onSettled: changed,
  });
  if (next === undefined || next.name === 'draft') return null;
  const { name, posts } = next;
  const acts = {
    outdated: () => openPage(updateAddress(slugBase)),
    unread: () => openPage(`${deskPages['review-translations']}?article=${slugBase}`),
    failed: () => translating.mutate(),
    untranslated: () => translating.mutate(),
    ready: () => isBusy || publish(posts),
  } as const;
  const needsHelp = name !== 'unread' && name !== 'ready';
  const has = new Set(article?.posts.map(({ language }) => language));
  const lacking = [
    ['pending', posts.map(({ language }) => language)],
    ['missing', sourceFirst.filter((locale) => !has.has(locale))],
  ] as const;
  const about =
    name === 'untranslated' && !translating.isPending
      ? lacking
          .filter(([, which]) => which.length > 0)
          .map(([state, which]) => `${words.articles.states[state]}: ${which.join(', ').toUpperCase()}`)
          .join(' · ')
      : counted(texts[translating.isPending ? 'translating' : name], posts.length);
  // Without a translator, the side of the page says what it needs, and lists the languages that lack a text.
  const isActive = name !== 'translating' && !translating.isPending && !(needsHelp && whyNot !== undefined);
  if (name === 'untranslated' && !isActive && !translating.isPending) return null;
  return (
    <span className="next-step" data-active={isActive}>
      <span>{about}</span>
      {isActive && (
        <Button
          text={name === 'untranslated' ? texts.translate : stepText(name, words)}
          onClick={() => void acts[name]()}
        />
      )}
      {dialog}
    </span>
  );
}

type Props = { slug: string; onChanged: () => Promise<unknown> };
