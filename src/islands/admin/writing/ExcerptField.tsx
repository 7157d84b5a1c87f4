import { useState } from 'react';
import { postLimits } from '#core/post/post.ts';
import { Button } from '../parts/Button.tsx';
import { TextArea } from '../parts/form/TextField.tsx';
import { useDesk } from '../parts/use-desk.ts';
import type { WrittenField } from './written-field.ts';

/** The summary of an article, with a button that proposes one from its text. */
export function ExcerptField({ label, name, lang, value, content, problem, onChange }: Props) {
  const texts = useDesk().words.writing.excerpt;
  const [status, setStatus] = useState('');

  async function propose() {
    const reader = await import('#core/post/text/proposed-excerpt.ts').catch(() => undefined);
    const excerpt = reader?.proposedExcerpt(content);
    setStatus(excerpt === undefined ? texts.none : '');
    if (excerpt !== undefined) onChange(excerpt);
  }

  return (
    <>
      <TextArea
        label={label}
        name={name}
        lang={lang}
        value={value}
        status={status}
        problem={problem}
        rows={3}
        maxLength={postLimits.excerpt}
        onText={onChange}
      />
      <Button variant="link" text={texts.propose} onClick={() => void propose()} />
    </>
  );
}

type Props = WrittenField & { content: string };
