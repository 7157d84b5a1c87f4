import { useState } from 'react';
import { refusalCode, refusalOf } from '#session/desk-refusal.ts';
import { addPendingUpload } from '#stores/pending-uploads.ts';
import { Button } from '../parts/Button.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useLeaveWarning } from '../parts/form/use-leave-warning.ts';
import { bringImage, type ImageStep } from './bring-image.ts';
import { isFileAtFault } from './is-file-at-fault.ts';
import { ImageProgress } from './ImageProgress.tsx';

/** Uploads an image, shows the progress, and passes the path of the stored image to `take`. */
export function useImage(take: (path: string) => void) {
  const { words } = useDesk();
  const [coming, setComing] = useState<Coming>();
  const bringing = useDeskAction({
    run: async ({ file, stop }: Upload) => {
      const tell = (now: ImageStep) => setComing({ file, now, stop });
      const upload = bringImage(file, { tell, signal: stop.signal }).then(take);
      void addPendingUpload(
        upload.then(
          () => true,
          () => stop.signal.aborted,
        ),
      );
      await upload;
    },
    onSettled: () => setComing(undefined),
  });
  useLeaveWarning(coming !== undefined);
  const bring = (file: File) => bringing.mutate({ file, stop: new AbortController() });
  const { isError, error, variables } = bringing;
  const isFailed = isError && !variables.stop.signal.aborted;
  const problem = isFailed ? `${words.images.failed} ${refusalText(words, refusalOf(error))}` : undefined;
  return {
    isComing: coming !== undefined,
    bring,
    problem,
    progress: coming && (
      <ImageProgress name={coming.file.name} now={coming.now} onCancel={() => coming.stop.abort()} />
    ),
    failure: isFailed && (
      <p role="alert" className="problem">
        {problem}
        {!isFileAtFault(refusalCode(error)) && (
          <>
            {' '}
            <Button variant="link" text={words.frame.retry} onClick={() => bring(variables.file)} />
          </>
        )}
      </p>
    ),
  };
}

type Upload = { file: File; stop: AbortController };
type Coming = Upload & { now: ImageStep };
