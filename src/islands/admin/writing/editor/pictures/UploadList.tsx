import { PictureProgress } from '../../../images/PictureProgress.tsx';
import { Button } from '../../../parts/Button.tsx';
import { refusalText } from '../../../parts/refusal-text.ts';
import { useDesk } from '../../../parts/use-desk.ts';
import type { Upload, Uploading } from './use-uploads.ts';

/** Shows the progress of each upload, with a button to cancel. A failed upload can be retried or dismissed. */
export function UploadList({ uploading: { uploads }, onTryAgain, onGiveUp }: Props) {
  const { words } = useDesk();
  const texts = words.writing.editor.upload;
  return (
    <ul className="plain upload-list">
      {uploads.map((upload) => {
        const { id, file, now } = upload;
        if (now.step !== 'failed')
          return (
            <li key={id}>
              <PictureProgress name={file.name} now={now} onCancel={() => onGiveUp(upload)} />
            </li>
          );
        return (
          <li key={id} className="desk-problem">
            <span role="alert">
              {file.name}: {words.images.failed} {refusalText(words, now.code)}
            </span>{' '}
            <Button variant="link" text={words.frame.retry} onClick={() => onTryAgain(upload)} />{' '}
            <Button variant="link" text={texts.leave} onClick={() => onGiveUp(upload)} />
          </li>
        );
      })}
    </ul>
  );
}

type Props = {
  uploading: Uploading;
  onTryAgain: (upload: Upload) => void;
  onGiveUp: (upload: Upload) => void;
};
