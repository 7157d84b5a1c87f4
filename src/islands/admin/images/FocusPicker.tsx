import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { focusStep, movedFocus, type Focus } from '#core/images/focus.ts';
import { fill } from '#i18n/fill.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Moves the point of an image that stays visible when a page crops it, by mouse or arrow keys. */
export function FocusPicker({ path, focus, onChange }: Props) {
  const texts = useDesk().words.images;
  const hint = useId();
  const label = fill(texts.focus, { x: focus.x, y: focus.y });
  const around = { objectPosition: `${focus.x}% ${focus.y}%` };

  function point(event: MouseEvent<HTMLButtonElement>) {
    // A click event from Enter or the space bar has no pointer position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * 100;
    const y = ((event.clientY - top) / height) * 100;
    onChange(movedFocus({ x, y }, { x: 0, y: 0 }));
  }

  function move(event: KeyboardEvent) {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange(movedFocus(focus, by));
  }

  return (
    <>
      <div className="stack gap-2 image-focus">
        <button type="button" aria-label={label} aria-describedby={hint} onClick={point} onKeyDown={move}>
          <img src={path} alt="" />
          <span className="image-focus-point" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </button>
        <p id={hint} className="soft">
          {texts.focusHint} <span className="with-keys">{texts.focusKeys}</span>
        </p>
        <p role="status" className="visually-hidden">
          {label}
        </p>
      </div>
      <div className="image-crops" role="group" aria-label={texts.previews}>
        {crops.map((crop) => (
          <figure key={crop} className={`stack gap-2 image-crop-${crop}`}>
            <img src={path} alt="" style={around} />
            <figcaption className="soft">{texts[crop]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

const crops = ['card', 'post', 'social'] as const;

const moves: Record<string, Focus> = {
  ArrowLeft: { x: -focusStep, y: 0 },
  ArrowRight: { x: focusStep, y: 0 },
  ArrowUp: { x: 0, y: -focusStep },
  ArrowDown: { x: 0, y: focusStep },
};

type Props = { path: string; focus: Focus; onChange: (focus: Focus) => void };
