import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { defaultSlugBase } from '#core/post/default-slug-base.ts';
import { titleAndExcerpt } from '#core/post/markup.ts';
import { postLimits, slugFormat } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { $articleForm, clearArticleForm } from '#stores/article-form.ts';
import { $publication, sendArticle } from '#stores/publication.ts';
import { showToast } from '#stores/toasts.ts';
import { Field } from './Field.tsx';
import { LanguageBoxes } from './LanguageBoxes.tsx';
import { PublicationStrip } from './PublicationStrip.tsx';
import { refusalText } from './refusal-text.ts';

/** The form for a new article. What is typed is kept in this browser until it is cleared. */
export function ManualArticle({ words }: { words: DeskWords }) {
  const form = useStore($articleForm);
  const { step } = useStore($publication);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const texts = words.manual;
  const busy = step === 'saving';

  async function save() {
    if (form.title.trim() === '' || form.content.trim() === '') {
      showToast({ tone: 'failure', title: texts.missing, text: texts.missingText });
      return;
    }
    const found = {
      ...(slugFormat.test(form.slugBase) && form.slugBase.length <= postLimits.slugBase
        ? {}
        : { slug_base: texts.slugInvalid }),
      ...(form.languages.length > 0 ? {} : { languages: texts.languagesNone }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;

    const sent = await sendArticle({
      title_nl: form.title,
      html_nl: form.content,
      excerpt_nl: form.excerpt,
      slug_base: form.slugBase,
      languages: form.languages,
      publish_main: form.publishNow,
      // Translations are reviewed before they go out, each on its own.
      publish_translations: false,
    });
    if (sent.ok) {
      showToast({
        tone: 'success',
        title: texts.created,
        text: texts.createdText.replace('{slug}', form.slugBase),
      });
      // It is stored now; the next article begins on an empty form.
      clearArticleForm();
      return;
    }
    const { refusal } = sent;
    setProblems(
      refusal.code === 'slug-taken'
        ? { slug_base: refusalText(words, refusal.code) }
        : (refusal.fields ?? {}),
    );
    showToast({ tone: 'failure', title: texts.failed, text: refusalText(words, refusal.code) });
  }

  function takeFromText() {
    const { title, excerpt } = titleAndExcerpt(form.content);
    if (title === undefined && excerpt === undefined) {
      showToast({ tone: 'failure', title: texts.failed, text: texts.fromTextNone });
      return;
    }
    if (title !== undefined) $articleForm.setKey('title', title);
    if (excerpt !== undefined) $articleForm.setKey('excerpt', excerpt);
  }

  return (
    <>
      <form
        className="desk-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={texts.title} name="title_nl" problem={problems['title_nl']}>
          {(field) => (
            <input
              {...field}
              value={form.title}
              maxLength={postLimits.title}
              onChange={({ target }) => $articleForm.setKey('title', target.value)}
            />
          )}
        </Field>
        <Field label={texts.content} name="html_nl" hint={texts.contentHint} problem={problems['html_nl']}>
          {(field) => (
            <textarea
              {...field}
              rows={16}
              value={form.content}
              onChange={({ target }) => $articleForm.setKey('content', target.value)}
            />
          )}
        </Field>
        <button type="button" className="button button-quiet" onClick={takeFromText}>
          {texts.fromText}
        </button>
        <Field label={texts.excerpt} name="excerpt_nl" problem={problems['excerpt_nl']}>
          {(field) => (
            <textarea
              {...field}
              rows={3}
              maxLength={postLimits.excerpt}
              value={form.excerpt}
              onChange={({ target }) => $articleForm.setKey('excerpt', target.value)}
            />
          )}
        </Field>
        <Field label={texts.slugBase} name="slug_base" hint={texts.slugHint} problem={problems['slug_base']}>
          {(field) => (
            <input
              {...field}
              value={form.slugBase}
              placeholder={defaultSlugBase(new Date())}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => $articleForm.setKey('slugBase', target.value)}
            />
          )}
        </Field>
        <LanguageBoxes
          texts={texts}
          chosen={form.languages}
          problem={problems['languages']}
          onChoose={(languages) => $articleForm.setKey('languages', languages)}
        />
        <label className="desk-check">
          <input
            type="checkbox"
            checked={form.publishNow}
            onChange={({ target }) => $articleForm.setKey('publishNow', target.checked)}
          />
          {texts.publishNow}
        </label>
        <div className="desk-actions">
          <button type="submit" className="button" disabled={busy}>
            {busy ? texts.saving : texts.save}
          </button>
          <button type="button" className="button button-quiet" onClick={clearArticleForm} disabled={busy}>
            {texts.clear}
          </button>
          <a href="/blog">{texts.back}</a>
        </div>
      </form>
      <PublicationStrip words={words} />
    </>
  );
}
