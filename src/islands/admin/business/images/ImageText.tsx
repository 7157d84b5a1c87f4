import { useState } from 'react';
import { createPortal } from 'react-dom';
import { listImages } from '#contract/images.ts';
import { sourceFirst } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import ImageDetails from '../../images/ImageDetails.tsx';
import { Button } from '../../parts/Button.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** Shows an image’s description, or the languages that have none. A button opens the form for the descriptions. */
export function ImageText({ path, label }: { path: string; label: string }) {
  const { words, language } = useDesk();
  const texts = words.business.imageText;
  const [isOpen, setIsOpen] = useState(false);
  const read = useAnswer(listImages, { key: ['images', 'one', path], input: { q: path } });
  const image = read.data?.images.find((one) => one.path === path);
  if (image === undefined) return <ListTrouble query={read} text={words.library.failed} />;
  const missing = sourceFirst.filter((locale) => image.descriptions[locale] === '');
  return (
    <>
      <p className={missing.length > 0 ? 'problem' : 'soft'}>
        {missing.length > 0
          ? fill(texts.missing, {
              languages: missing.map((locale) => words.languageNames[locale]).join(', '),
            })
          : image.descriptions[language]}
      </p>
      <Button text={texts.describe} about={label} onClick={() => setIsOpen(true)} />
      {/* The dialog has a form, and HTML does not allow a form within a form. */}
      {isOpen &&
        createPortal(
          <ImageDetails image={image} onClose={() => setIsOpen(false)} isChosen />,
          document.querySelector('.desk') ?? document.body,
        )}
    </>
  );
}
