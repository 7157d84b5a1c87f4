import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ArticleImage } from '#core/images/article-image.ts';
import { sourceLocale } from '#core/locale.ts';
import { postSlug } from '#core/post/post.ts';
import { $articleDraft, $articleForm } from '#stores/article/new-article.ts';
import { showToast } from '#stores/toasts.ts';
import { ImageField } from '../../images/ImageField.tsx';
import { Check } from '../../parts/form/Check.tsx';
import { LanguageBoxes } from '../../parts/form/LanguageBoxes.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { useWritingHelp } from '../../translation/use-writing-help.ts';
import { SearchFields } from '../../writing/SearchFields.tsx';
import { showSide } from '../../parts/browser/side-sheet.ts';
import { DraftList } from './DraftList.tsx';
import { SlugBaseField } from './SlugBaseField.tsx';
import type { NewArticle } from './use-new-article.ts';

/** Everything beside the text of a new article: other drafts, languages, address and image. */
export function NewArticleSide({ article: { saving, change, open }, isBusy }: Props) {
  const { problems } = saving;
  const { words } = useDesk();
  const form = useStore($articleForm);
  const draft = useStore($articleDraft);
  const { help } = useWritingHelp();
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

  return (
    <>
      <DraftList current={draft.id} onOpen={open} />
      <div className="stack gap-5 side-panel">
        <LanguageBoxes
          texts={texts}
          hint={help?.translator === true ? words.translation.boxesHint : texts.languagesHint}
          chosen={form.languages}
          problem={problems['languages']}
          onChoose={(languages) => change({ languages })}
        />
        <Check
          label={texts.publishNow}
          checked={form.publishNow}
          onChange={(publishNow) => change({ publishNow })}
        />
        <ImageField
          key={draft.id}
          value={form.image}
          isReadOnly={isBusy}
          onChange={giveImage}
          problem={problems['heroImageAlt']}
          lang={sourceLocale}
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
        <details className="desk-panel">
          <summary>{words.writing.search.title}</summary>
          <SearchFields
            text={form}
            slug={postSlug({ slugBase: form.slugBase, locale: sourceLocale })}
            lang={sourceLocale}
            problems={problems}
            onChange={change}
          />
        </details>
      </div>
    </>
  );
}

type Props = { article: NewArticle; isBusy: boolean };
