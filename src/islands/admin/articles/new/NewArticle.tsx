import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { fill } from '#i18n/fill.ts';
import { undescribedImages } from '#core/images/undescribed-images.ts';
import { sourceLocale } from '#core/locale.ts';
import { postLimits, postSlug } from '#core/post/post.ts';
import { isSlugBase } from '#core/post/slugs/slug-base.ts';
import { $articleDraft, $articleForm, isBlank, newArticle } from '#stores/article/new-article.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { ArticleLayout } from '../page/ArticleLayout.tsx';
import { StateTabs } from '../page/LanguageTabs.tsx';
import { Button } from '../../parts/Button.tsx';
import { DeskForm } from '../../parts/form/DeskForm.tsx';
import { ConfirmDialog } from '../../parts/dialog/ConfirmDialog.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { PlanDialog } from '../../life/PlanDialog.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { NewArticleSide } from './NewArticleSide.tsx';
import { useNewArticle } from './use-new-article.ts';
import { PublishControl } from '../../publication/PublishControl.tsx';
import { WrittenFields } from '../../writing/WrittenFields.tsx';
import { useLeaveWarning } from '../../parts/form/use-leave-warning.ts';
import { openPreview } from '../open-preview.ts';
import { useSaveKey } from '../../writing/use-save-key.ts';
import { useSaveOnLeaving } from '../../writing/use-save-on-leaving.ts';

/** The page on which editors write a new article. This browser and the server keep a draft until the article is created. */
export function NewArticle() {
  const { words } = useDesk();
  const form = useStore($articleForm);
  const draft = useStore($articleDraft);
  const isStoredHere = useStore(newArticle.$isStoredHere);
  const [asksToEmpty, setAsksToEmpty] = useState(false);
  const [plans, setPlans] = useState(false);
  const [planAt, setPlanAt] = useState<string | null>(null);
  const article = useNewArticle();
  const busy = useStore($liveProgress).step === 'saving' || article.saving.step === 'saving';
  const { change } = article;
  const { problems } = article.saving;
  const fields = useRef<HTMLFormElement>(null);
  const texts = words.manual;
  const hasSource = form.languages.includes(sourceLocale);
  const goesLive = form.publishNow && hasSource;
  const { control } = words.edit;

  function previewed() {
    const { image, slugBase, ...text } = $articleForm.get();
    const slug = postSlug({ slugBase: isSlugBase(slugBase) ? slugBase : previewBase, locale: sourceLocale });
    return { slug, isStored: false, text, image };
  }

  const keepAsDraft = () => void article.save({ publishNow: false });
  const undescribed = () => fill(words.edit.undescribed.text, { n: undescribedImages(form.content) });

  useSaveKey(fields);
  useSaveOnLeaving(newArticle);
  useLeaveWarning(!isStoredHere && draft.isChanged && !isBlank(form));
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    document.querySelector<HTMLElement>('.article-page [aria-invalid="true"]')?.focus();
    // Runs when the first problem appears, but not when the editor solves one of several problems.
  }, [Object.keys(problems).length > 0]);

  return (
    <ArticleLayout
      title={form.title.trim() || words.pages['manual-blog-create']}
      isBusy={busy}
      tabs={
        <StateTabs
          open={sourceLocale}
          of={(locale) => ({
            state: locale === sourceLocale && !isBlank(form) ? 'draft' : 'missing',
          })}
        />
      }
      state={
        <DraftStatus
          onKeepMine={() => void article.keepMine()}
          onOpenOther={() => void article.openOther()}
        />
      }
      actions={
        <PublishControl
          next={goesLive ? texts.saveAndPublish : texts.save}
          waiting={
            busy ? texts.saving : article.saving.step === 'uploading' ? words.images.waiting : undefined
          }
          busy={busy}
          // The tick-box decides what the main button does. The menu has the other ways.
          entries={[
            ...(goesLive ? [{ text: control.draft, onChoose: keepAsDraft }] : []),
            ...(hasSource && !goesLive
              ? [{ text: control.now, onChoose: () => void article.save({ publishNow: true }) }]
              : []),
            ...(hasSource ? [{ text: control.plan, onChoose: () => setPlans(true) }] : []),
          ]}
          onPreview={isBlank(form) ? undefined : () => openPreview(previewed)}
        />
      }
      side={<NewArticleSide article={article} isBusy={busy} />}
    >
      <DeskForm
        id="article"
        ref={fields}
        noValidate
        onSend={(_, { submitter }) => {
          if (busy) return;
          // Ctrl+S keeps what is written, and never publishes.
          if (submitter === null) keepAsDraft();
          else void article.save();
        }}
      >
        <WrittenFields
          article={draft.id}
          labels={texts}
          called="inArticle"
          lang={sourceLocale}
          text={form}
          problems={problems}
          isFirst={isBlank(form)}
          isReadOnly={busy}
          onCover={(image) => change({ image })}
          onTitle={(title) => {
            if ($articleForm.get().title.trim() !== '' || title.length > postLimits.title) return false;
            change({ title });
            return true;
          }}
          // The text editor reports its last change on unmount, when the page may already show another article.
          onChange={(changes) => $articleDraft.get().id === draft.id && change(changes)}
        >
          <Button text={texts.fromText} onClick={() => void article.takeFromText()} />
        </WrittenFields>
        <Button
          text={texts.clear}
          onClick={() => void article.empty().then((isEmptied) => setAsksToEmpty(!isEmptied))}
        />
        <p>
          <a href="/blog">{texts.back}</a>
        </p>
      </DeskForm>
      {plans && (
        <PlanDialog
          at={planAt}
          warning={undescribedImages(form.content) > 0 ? undescribed() : ''}
          onPlan={(publishAt) => {
            setPlanAt(publishAt);
            return article.save({ publishAt });
          }}
          onClose={() => setPlans(false)}
        />
      )}
      {article.asksUndescribed && (
        <ConfirmDialog
          {...words.edit.undescribed}
          text={undescribed()}
          onConfirm={() => void article.save({ isConfirmed: true })}
          onCancel={() => article.setAsksUndescribed(false)}
        />
      )}
      {asksToEmpty && (
        <ConfirmDialog
          title={words.writing.drafts.emptyTitle}
          text={words.writing.drafts.emptyText}
          confirm={texts.clear}
          onConfirm={() => {
            article.discard();
            setAsksToEmpty(false);
          }}
          onCancel={() => setAsksToEmpty(false)}
        />
      )}
    </ArticleLayout>
  );
}

/** The address of a preview whose slug base is not valid yet. */
const previewBase = 'preview';
