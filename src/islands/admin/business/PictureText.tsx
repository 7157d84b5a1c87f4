import { useState } from 'react';
import { createPortal } from 'react-dom';
import { listPictures } from '#contract/images.ts';
import { languages, sourceFirst } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { PictureDetails } from '../images/PictureDetails.tsx';
import { Button } from '../parts/Button.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Shows a picture’s description, or the languages that have none. A button opens the form for the descriptions. */
export function PictureText({ path, label }: { path: string; label: string }) {
  const { words, language } = useDesk();
  const texts = words.business.pictureText;
  const [isOpen, setIsOpen] = useState(false);
  const read = useAnswer(listPictures, { key: ['pictures', 'one', path], input: { q: path } });
  const picture = read.data?.pictures.find((one) => one.path === path);
  if (picture === undefined) return <ListTrouble query={read} text={words.library.failed} />;
  const missing = sourceFirst.filter((locale) => picture.descriptions[locale] === '');
  return (
    <>
      <p className={missing.length > 0 ? 'desk-problem' : 'desk-hint'}>
        {missing.length > 0
          ? fill(texts.missing, { languages: missing.map((locale) => languages[locale].name).join(', ') })
          : picture.descriptions[language]}
      </p>
      <Button text={texts.describe} about={label} onClick={() => setIsOpen(true)} />
      {/* The dialog has a form, and HTML does not allow a form within a form. */}
      {isOpen &&
        createPortal(
          <PictureDetails picture={picture} onClose={() => setIsOpen(false)} isChosen />,
          document.querySelector('.desk') ?? document.body,
        )}
    </>
  );
}
