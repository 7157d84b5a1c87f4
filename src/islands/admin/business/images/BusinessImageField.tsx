import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { boundTo, type BusinessForm } from '#stores/business-form.ts';
import { listImages } from '#contract/images.ts';
import { languages, sourceFirst } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { ImageFileButton } from '../../images/ImageFileButton.tsx';
import { useImage } from '../../images/use-image.tsx';
import { Button } from '../../parts/Button.tsx';
import { NavIcon } from '../../parts/drawings/NavIcon.tsx';
import { Field } from '../../parts/form/Field.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import ImageDetails from '../../images/ImageDetails.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';

/** Uploads, shows, describes and removes one image of the business, such as the logo. */
export function BusinessImageField({ path, label, title, empty, form, hint, typed, problem }: Props) {
  const { words } = useDesk();
  const { name, value, onText } = boundTo(typed, path);
  const { problem: refused, ...upload } = useImage(onText);
  return (
    <Field label={label} name={name} hint={hint} problem={refused ?? problem}>
      {(field) => (
        <div className="business-picture">
          {/* A press on what is shown also chooses a file. */}
          <label htmlFor={field.id}>
            {value === '' ? (
              <span className="business-image" data-form={form}>
                {empty ?? <NavIcon name="media" />}
              </span>
            ) : (
              <img className="business-image" data-form={form} src={value} alt="" />
            )}
          </label>
          <div className="stack gap-2 start">
            {title}
            <div className="buttons image-field-ways">
              <ImageFileButton
                {...field}
                text={value === '' ? words.images.choose : words.images.replace}
                disabled={upload.isComing}
                onFile={upload.bring}
              />
              {value !== '' && <Button text={words.images.remove} about={label} onClick={() => onText('')} />}
            </div>
            {upload.progress}
            {value !== '' && path !== 'images.logo' && <ImageText path={value} label={label} />}
          </div>
        </div>
      )}
    </Field>
  );
}

/** Shows an image’s description, or the languages that have none. A button opens the form for the descriptions. */
function ImageText({ path, label }: { path: string; label: string }) {
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
          ? fill(texts.missing, { languages: missing.map((locale) => languages[locale].name).join(', ') })
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

type Props = {
  path: string;
  label: string;
  /** Beside the image, above its buttons. */
  title?: ReactNode;
  /** In place of an image: what the site shows until then. */
  empty?: ReactNode;
  /** The form in which the site shows the image. */
  form?: 'square' | 'wide' | 'tall';
  hint?: string;
  typed: BusinessForm['typed'];
  problem: string | undefined;
};
