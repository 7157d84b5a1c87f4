import { useEffect, useRef, type KeyboardEvent } from 'react';
import { postLimits } from '#core/post/post.ts';
import { TextField } from '../parts/form/TextField.tsx';
import type { WrittenField } from './written-field.ts';

/** Enter moves the focus from the title to the text. With `isFirst`, the page opens with the focus in the title. */
export function TitleField({ label, name, lang, value, problem, isFirst = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="article-title">
      <TextField
        label={label}
        name={name}
        problem={problem}
        ref={input}
        lang={lang}
        value={value}
        maxLength={postLimits.title}
        enterKeyHint="next"
        onKeyDown={goOn}
        onText={onChange}
      />
    </div>
  );
}

function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  // With an input method, such as for Japanese, Enter may only confirm characters.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>(textOfForm)?.focus();
}

const textOfForm = '.body-field :is([role="textbox"], textarea)';

type Props = WrittenField & { isFirst?: boolean | undefined };
