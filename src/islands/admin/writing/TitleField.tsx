import { useEffect, useRef, type KeyboardEvent } from 'react';
import { postLimits } from '#core/post/post.ts';
import { Field } from '../parts/form/Field.tsx';
import { useFullHeight } from './use-full-height.ts';
import type { WrittenField } from './written-field.ts';
import { oneLine } from '#core/typed-text/one-line.ts';

/**
 * The title of an article.
 * A long title wraps, so that an editor sees all of it. Enter adds no line break, but moves the focus to the text.
 * With `isFirst`, the title has the focus when the page opens.
 */
export function TitleField({ label, name, lang, value, problem, isFirst = false, onChange }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  useFullHeight(input, value);
  useEffect(() => {
    if (isFirst) input.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="title-field">
      <Field {...{ label, name, problem, text: value }} maxLength={postLimits.title}>
        {(field) => (
          <textarea
            {...field}
            ref={input}
            lang={lang}
            rows={1}
            value={value}
            placeholder={label}
            enterKeyHint="next"
            onKeyDown={goOn}
            onChange={({ target }) => onChange(oneLine(target.value))}
          />
        )}
      </Field>
    </div>
  );
}

function goOn(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // With an input method, such as for Japanese, Enter may only confirm characters.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>(textOfForm)?.focus();
}

const textOfForm = '.body-field :is([role="textbox"], textarea)';

type Props = WrittenField & { isFirst?: boolean | undefined };
