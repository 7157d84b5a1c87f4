import type { ReactNode } from 'react';
import { boundTo, type BusinessForm } from '#stores/business-form.ts';
import { ImageFileButton } from '../../images/ImageFileButton.tsx';
import { useImage } from '../../images/use-image.tsx';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/form/Field.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { ImageText } from '../images/ImageText.tsx';
import '../images/business-images.css';

/** Uploads, shows, describes and removes the portrait of a person. */
export function PortraitField({ path, label, title, empty, typed, problem }: Props) {
  const { words } = useDesk();
  const { name, value, onText } = boundTo(typed, path);
  const { problem: refused, ...upload } = useImage(onText);
  return (
    <Field label={label} name={name} problem={refused ?? problem}>
      {(field) => (
        <div className="portrait">
          {/* A press on what is shown also chooses a file. */}
          <label htmlFor={field.id}>
            {value === '' ? (
              <span className="business-image">{empty}</span>
            ) : (
              <img className="business-image" src={value} alt="" />
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
            {value !== '' && <ImageText path={value} label={label} />}
          </div>
        </div>
      )}
    </Field>
  );
}

type Props = {
  path: string;
  label: string;
  /** Beside the image, above its buttons. */
  title: ReactNode;
  /** In place of an image: what the site shows until then. */
  empty: ReactNode;
  typed: BusinessForm['typed'];
  problem: string | undefined;
};
