import { boundTo, type BusinessForm } from '#stores/business-form.ts';
import { PictureInput } from '../images/PictureFile.tsx';
import { usePicture } from '../images/use-picture.tsx';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/form/Field.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { PictureText } from './PictureText.tsx';

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

type Props = { path: string; label: string; typed: BusinessForm['typed']; problem: string | undefined };
