import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import type { LibraryImage } from '#contract/images.ts';
import { showToast } from '#stores/toasts.ts';
import { LaterPart } from '../parts/LaterPart.tsx';
import { ImageFileButton } from './ImageFileButton.tsx';
import { useIncomingFile } from './use-incoming-file.ts';
import { useImage } from './use-image.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { Images } from './Images.tsx';

const ImageDetails = lazy(() => import('./ImageDetails.tsx'));

/** The page with all uploaded images. */
export function MediaLibrary() {
  const { words } = useDesk();
  const texts = words.library;
  const [shown, setShown] = useState<LibraryImage>();
  const queries = useQueryClient();
  const { isComing, bring, progress, failure } = useImage(() => {
    showToast({ tone: 'success', title: texts.added });
    void queries.invalidateQueries({ queryKey: ['images'] });
  });
  useIncomingFile(bring);
  return (
    <>
      {progress}
      {failure}
      <Images
        upload={
          <div className="image-field-ways">
            <ImageFileButton isMain text={texts.upload} disabled={isComing} onFile={bring} />
          </div>
        }
        onChoose={setShown}
      />
      <LaterPart>{shown && <ImageDetails image={shown} onClose={() => setShown(undefined)} />}</LaterPart>
    </>
  );
}
