import { useEffect, useRef } from 'react';
import { sourceFirst, sourceLocale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { defaultSlugBase, isProposedSlugBase } from '#core/post/slugs/default-slug-base.ts';
import { isSlugBase } from '#core/post/slugs/slug-base.ts';
import { postSlug } from '#core/post/post.ts';
import { fill } from '#i18n/fill.ts';
import { useDebounced } from '../../parts/use-debounced.ts';
import { checkSlugBase, type SlugBaseAnswer } from '#contract/articles.ts';
import { Button } from '../../parts/Button.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** The address of a new article. Checks while the editor types whether another article has it. */
export function SlugBaseField({ value, title, sentAs, problem, onChange }: Props) {
  const { words } = useDesk();
  const settled = useDebounced(value, 400);
  const input = useRef<HTMLInputElement>(null);
  const { data, isError } = useAnswer(checkSlugBase, {
    key: ['slug-base', settled],
    input: { slugBase: settled },
    enabled: settled !== '',
    refetchOnReconnect: 'always',
  });
  const answer = settled === value ? data : undefined;
  const isSent = sentAs !== undefined && sentAs === value;
  const isTaken = answer?.taken === true && !isSent;
  const proposal = isSent ? undefined : (answer?.proposal ?? undefined);
  // A proposed slug base that is in use is no error, because the desk adds a number to it.
  const isUntouched = isProposedSlugBase({ title, slugBase: value });
  const isWrong = value !== '' && (!isSlugBase(value) || (isTaken && !isUntouched));
  const texts = words.writing.slug;

  useEffect(() => {
    const isShown = input.current?.value === value;
    if (isUntouched && isShown && proposal !== undefined && title.trim() !== '') onChange(proposal);
  }, [isUntouched, proposal]);

  function status(): string {
    if (value === '' || problem !== undefined || (isUntouched && title.trim() === '')) return '';
    if (!isSlugBase(value)) return words.manual.slugInvalid;
    if (answer === undefined) return isError ? texts.unchecked : '';
    return availability(answer);
  }

  function availability({ taken }: SlugBaseAnswer): string {
    if (taken && isSent) return texts.sent;
    if (taken) return isUntouched ? '' : texts.taken;
    const path = postPath(postSlug({ slugBase: value, locale: sourceLocale }));
    return fill(texts.free, { path, endings: endings.slice(1).join(', ') });
  }

  const said = status();

  return (
    <>
      <TextField
        label={words.manual.slugBase}
        name="slug_base"
        // A free address names the endings itself.
        hint={
          answer?.taken === false && said !== ''
            ? undefined
            : fill(words.manual.slugHint, { endings: endings.join(', ') })
        }
        status={said}
        problem={problem}
        ref={input}
        aria-invalid={problem !== undefined || isWrong ? true : undefined}
        value={value}
        placeholder={defaultSlugBase(new Date())}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        onText={onChange}
      />
      {proposal !== undefined && !isUntouched && (
        <Button
          text={fill(texts.take, { proposal })}
          onClick={({ detail }) => {
            onChange(proposal);
            // The button disappears. Only a key press focuses the field: after a touch, a screen keyboard would open.
            if (detail === 0) input.current?.focus();
          }}
        />
      )}
    </>
  );
}

const endings = sourceFirst.map((locale) => `-${locale}`);

type Props = {
  value: string;
  /** The proposed slug base is made from this title. */
  title: string;
  /** The slug base that the browser sent with the article without receiving an answer. */
  sentAs: string | undefined;
  problem: string | undefined;
  onChange: (slugBase: string) => void;
};
