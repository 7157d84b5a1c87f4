import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LibraryPicture } from '#contract/images.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { showToast } from '#stores/toasts.ts';
import { PictureFile } from './PictureFile.tsx';
import { PictureProgress } from './PictureProgress.tsx';
import { useIncomingFile } from './use-incoming-file.ts';
import { usePicture } from './use-picture.ts';
import { Button } from '../parts/Button.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDesk } from '../parts/use-desk.ts';
import { PictureDetails } from './PictureDetails.tsx';
import { Pictures } from './Pictures.tsx';

export function MediaLibrary() {
  const { words } = useDesk();
  const texts = words.library;
  const [shown, setShown] = useState<LibraryPicture>();
  const queries = useQueryClient();
  const { coming, failed, bring, cancel } = usePicture(() => {
    showToast({ tone: 'success', title: texts.added });
    void queries.invalidateQueries({ queryKey: ['pictures'] });
  });
  useIncomingFile(bring);
  return (
    <>
      <p>{texts.intro}</p>
      <div className="image-field-ways">
        <PictureFile text={texts.upload} disabled={coming !== undefined} onFile={bring} />
      </div>
      {coming && <PictureProgress name={coming.file.name} now={coming.now} onCancel={cancel} />}
      {failed && (
        <p role="alert" className="desk-problem">
          {words.images.failed} {refusalText(words, refusalOf(failed.cause))}{' '}
          <Button variant="link" text={words.frame.retry} onClick={() => bring(failed.file)} />
        </p>
      )}
      <Pictures onChoose={setShown} />
      {shown && <PictureDetails picture={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
