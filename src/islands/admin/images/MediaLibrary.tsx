import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryPicture } from '#contract/images.ts';
import { showToast } from '#stores/toasts.ts';
import { PictureFile } from './PictureFile.tsx';
import { useIncomingFile } from './use-incoming-file.ts';
import { usePicture } from './use-picture.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { PictureDetails } from './PictureDetails.tsx';
import { Pictures } from './Pictures.tsx';

export function MediaLibrary() {
  const { words } = useDesk();
  const texts = words.library;
  const [shown, setShown] = useState<LibraryPicture>();
  const queries = useQueryClient();
  const { isComing, bring, progress, failure } = usePicture(() => {
    showToast({ tone: 'success', title: texts.added });
    void queries.invalidateQueries({ queryKey: ['pictures'] });
  });
  useIncomingFile(bring);
  return (
    <>
      <div className="row spread image-field-ways">
        <p>{texts.intro}</p>
        <PictureFile isMain text={texts.upload} disabled={isComing} onFile={bring} />
      </div>
      {progress}
      {failure}
      <Pictures onChoose={setShown} />
      {shown && <PictureDetails picture={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
