import { createPortal } from 'react-dom';
import { isFileAtFault } from '../../../images/is-file-at-fault.ts';
import { ImageProgress } from '../../../images/ImageProgress.tsx';
import { Button } from '../../../parts/Button.tsx';
import { refusalText } from '../../../parts/refusal-text.ts';
import { useDesk } from '../../../parts/use-desk.ts';
import type { Upload, Uploading } from './use-uploads.ts';

/** The running and failed uploads of a text, each where its image will be. */
export function UploadList({ uploading: { uploads }, ...actions }: Props) {
  const isLost = ({ progress, now }: Upload) => now.step === 'failed' && !progress.isConnected;
  return (
    <>
      <div className="upload-lost">
        {uploads.filter(isLost).map((upload) => (
          <UploadNote key={upload.id} {...{ upload, ...actions }} />
        ))}
      </div>
      {uploads
        .filter((upload) => !isLost(upload))
        .map((upload) =>
          createPortal(<UploadNote {...{ upload, ...actions }} />, upload.progress, upload.id),
        )}
    </>
  );
}

function UploadNote({ upload, onTryAgain, onGiveUp }: Actions & { upload: Upload }) {
  const { words } = useDesk();
  const { file, now } = upload;
  if (now.step !== 'failed')
    return <ImageProgress name={file.name} now={now} onCancel={() => onGiveUp(upload)} />;
  return (
    <p className="problem">
      <span role="alert">
        {file.name}: {words.images.failed} {refusalText(words, now.code)}
      </span>{' '}
      {!isFileAtFault(now.code) && (
        <>
          <Button variant="link" text={words.frame.retry} onClick={() => onTryAgain(upload)} />{' '}
        </>
      )}
      <Button variant="link" text={words.writing.editor.upload.leave} onClick={() => onGiveUp(upload)} />
    </p>
  );
}

type Actions = {
  onTryAgain: (upload: Upload) => void;
  onGiveUp: (upload: Upload) => void;
};

type Props = Actions & { uploading: Uploading };
