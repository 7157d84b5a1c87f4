import { useState } from 'react';
import { addPendingUpload } from '#stores/pending-uploads.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useLeaveWarning } from '../parts/form/use-leave-warning.ts';
import { bringPicture, type PictureStep } from './bring-picture.ts';

export function usePicture(take: (path: string) => void) {
  const [coming, setComing] = useState<Coming>();
  const bringing = useDeskAction({
    run: async ({ file, stop }: Given) => {
      const tell = (now: PictureStep) => setComing({ file, now, stop });
      const upload = bringPicture(file, { tell, signal: stop.signal }).then(take);
      void addPendingUpload(
        upload.then(
          () => true,
          () => stop.signal.aborted,
        ),
      );
      await upload;
    },
    ended: () => setComing(undefined),
  });
  useLeaveWarning(coming !== undefined);
  const { isError, error, variables } = bringing;
  const isFailed = isError && !variables.stop.signal.aborted;
  return {
    coming,
    failed: isFailed ? { file: variables.file, cause: error } : undefined,
    bring: (file: File) => bringing.mutate({ file, stop: new AbortController() }),
    cancel: () => coming?.stop.abort(),
  };
}

type Given = { file: File; stop: AbortController };
type Coming = Given & { now: PictureStep };
