import { fill } from '#i18n/fill.ts';
import { Button } from '../parts/Button.tsx';
import { useDesk } from '../parts/use-desk.ts';
import type { ImageStep } from './bring-image.ts';

/** How far an upload is, with a button that stops it. */
export function ImageProgress({ name, now, onCancel }: Props) {
  const texts = useDesk().words.writing.editor.upload;
  const percent = now.step === 'sending' ? Math.floor(now.part * 100) : undefined;
  return (
    <span className="image-progress">
      <span role="status">{fill(texts[now.step], { name })}</span>
      <progress aria-label={name} max={100} {...(percent !== undefined && { value: percent })} />
      {/* The percentage is hidden from screen readers, because announcing each change would be annoying. */}
      {percent !== undefined && <span aria-hidden="true">{percent}%</span>}
      <Button variant="link" text={texts.cancel} about={name} onClick={onCancel} />
    </span>
  );
}

type Props = { name: string; now: ImageStep; onCancel: () => void };
