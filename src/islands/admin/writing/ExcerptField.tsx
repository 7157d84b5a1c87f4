import { useState } from 'react';
import { postLimits } from '#core/post/post.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/form/Field.tsx';
import { useDesk } from '../parts/use-desk.ts';
import type { WrittenField } from './written-field.ts';

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
      <Field label={label} name={name} status={status} problem={problem}>
        {(field) => (
          <textarea
            {...field}
            lang={lang}
            rows={3}
            maxLength={postLimits.excerpt}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <Button variant="link" text={texts.propose} onClick={() => void propose()} />
    </>
  );
}

type Props = WrittenField & { content: string };
