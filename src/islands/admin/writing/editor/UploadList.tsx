import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { refusalText } from '../../parts/refusal-text.ts';
import type { Upload, Uploading } from './use-uploads.ts';

/** How far each picture is; one that did not arrive can be tried again, or left. */
export function UploadList({ uploading: { uploads }, words, onTryAgain, onGiveUp }: Props) {
  const texts = words.writing.editor.upload;
  return (
    <div role="status">
      <ul className="plain upload-list">
        {uploads.map((upload) => {
          const { id, file, now } = upload;
          if (now.step !== 'failed')
            return (
              <li key={id}>
                {fill(texts[now.step], { name: file.name })}
                <progress aria-label={file.name} />
              </li>
            );
          return (
            <li key={id} className="desk-problem">
              {file.name}: {words.images.failed} {refusalText(words, now.code)}{' '}
              <button type="button" className="link" onClick={() => onTryAgain(upload)}>
                {words.images.retry}
              </button>{' '}
              <button type="button" className="link" onClick={() => onGiveUp(upload)}>
                {texts.leave}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Props = {
  uploading: Uploading;
  words: DeskWords;
  onTryAgain: (upload: Upload) => void;
  onGiveUp: (upload: Upload) => void;
};
