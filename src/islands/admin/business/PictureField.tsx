import { useState } from 'react';
import { createPortal } from 'react-dom';
import { boundTo, type BusinessForm } from '#stores/business-form.ts';
import { listPictures } from '#contract/images.ts';
import { languages, sourceFirst } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { PictureInput } from '../images/PictureFile.tsx';
import { usePicture } from '../images/use-picture.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/form/Field.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { PictureDetails } from '../images/PictureDetails.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';

export function PictureField({ path, label, typed, problem }: Props) {
  const { words } = useDesk();
  const { name, value, onText } = boundTo(typed, path);
  const { problem: refused, ...upload } = usePicture(onText);
  return (
    <Field label={label} name={name} problem={refused ?? problem}>
      {(field) => (
        <>
          {value !== '' && <img className="business-picture" src={value} alt="" />}
          <PictureInput {...field} disabled={upload.isComing} onFile={upload.bring} />
          {upload.progress}
          {value !== '' && path !== 'pictures.logo' && <PictureText path={value} label={label} />}
          {value !== '' && <Button text={words.images.remove} about={label} onClick={() => onText('')} />}
        </>
      )}
    </Field>
  );
}

/** Shows a picture’s description, or the languages that have none. A button opens the form for the descriptions. */
function PictureText({ path, label }: { path: string; label: string }) {
  const { words, language } = useDesk();
  const texts = words.business.pictureText;
  const [isOpen, setIsOpen] = useState(false);
  const read = useAnswer(listPictures, { key: ['pictures', 'one', path], input: { q: path } });
  const picture = read.data?.pictures.find((one) => one.path === path);
  if (picture === undefined) return <ListTrouble query={read} text={words.library.failed} />;
  const missing = sourceFirst.filter((locale) => picture.descriptions[locale] === '');
  return (
    <>
      <p className={missing.length > 0 ? 'problem' : 'soft'}>
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

type Props = { path: string; label: string; typed: BusinessForm['typed']; problem: string | undefined };
