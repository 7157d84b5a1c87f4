import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import { sourceLocale } from '#core/locale.ts';
import { postSlug } from '#core/post/post.ts';
import { $articleDraft, $articleForm } from '#stores/article/new-article.ts';
import { showToast } from '#stores/toasts.ts';
import { ImageField } from '../../images/ImageField.tsx';
import { Check } from '../../parts/form/Check.tsx';
import { LanguageBoxes } from './LanguageBoxes.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { useWritingHelp } from '../../translation/use-writing-help.ts';
import { SearchFields } from '../../writing/SearchFields.tsx';
import { showSide } from '../../parts/browser/side-sheet.ts';
import { DraftList } from './DraftList.tsx';
import { SideTabs } from '../page/SideTabs.tsx';
import { SlugBaseField } from './SlugBaseField.tsx';
import type { NewArticle } from './use-new-article.ts';

/** Everything beside the text of a new article, in the tabs of a stored one. */
export function NewArticleSide({ article: { saving, change, open }, isBusy }: Props) {
  const { problems } = saving;
  const { words } = useDesk();
  const form = useStore($articleForm);
  const draft = useStore($articleDraft);
  const { help, isPending } = useWritingHelp();
  const texts = words.manual;

  /** Another tab of this browser may have opened another article, so the id is compared. */
  function giveImage(image: ArticleImage | undefined) {
    if ($articleDraft.get().id === draft.id) change({ image });
    else showToast({ tone: 'failure', title: words.images.failed, text: words.images.lost });
  }

  // The article may already be stored. Then the slug field says so.
  const mayBeStored = draft.sentAs !== undefined;
  useEffect(() => {
    if (mayBeStored) showSide();
  }, [mayBeStored]);

  const publishing = (
    <>
      <Check
        label={texts.publishNow}
        checked={form.publishNow}
        onChange={(publishNow) => change({ publishNow })}
      />
      <div className="stack start life-form">
        <SlugBaseField
          value={form.slugBase}
          title={form.title}
          sentAs={draft.sentAs}
          problem={problems['slugBase']}
          onChange={(slugBase) => change({ slugBase })}
        />
      </div>
      <div className="post-translation" aria-busy={isPending}>
        <LanguageBoxes
          texts={texts}
          hint={help?.translator === true ? words.translation.boxesHint : texts.languagesHint}
          chosen={form.languages}
          problem={problems['languages']}
          onChoose={(languages) => change({ languages })}
        />
      </div>
      <ImageField
        key={draft.id}
        value={form.image}
        slugBase={form.slugBase}
        isReadOnly={isBusy}
        onChange={giveImage}
        problem={problems['heroImageAlt']}
        lang={sourceLocale}
      />
      <DraftList current={draft.id} onOpen={open} />
    </>
  );
  return (
    <SideTabs
      label={words.writing.article.side}
      problems={problems}
      tabs={[
        { title: words.writing.article.publishing, content: publishing },
        {
          title: words.writing.search.title,
          content: (
            <SearchFields
              text={form}
              slug={postSlug({ slugBase: form.slugBase, locale: sourceLocale })}
              lang={sourceLocale}
              problems={problems}
              onChange={change}
            />
          ),
        },
      ]}
    />
  );
}

type Props = { article: NewArticle; isBusy: boolean };
