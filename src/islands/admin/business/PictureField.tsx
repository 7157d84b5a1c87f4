import { choosableImages } from '#core/images/image-limits.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { boundTo, typeIntoBusiness, type BusinessForm } from '#stores/business-form.ts';
import { PictureProgress } from '../images/PictureProgress.tsx';
import { usePicture } from '../images/use-picture.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/form/Field.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDesk } from '../parts/use-desk.ts';

export function PictureField({ path, label, typed, problem }: Props) {
  const { words } = useDesk();
  const { name, value } = boundTo(typed, path);
  const { coming, failed, bring, cancel } = usePicture((uploaded) => typeIntoBusiness({ [path]: uploaded }));
  const refused = failed && `${words.images.failed} ${refusalText(words, refusalOf(failed.cause))}`;
  return (
    <Field label={label} name={name} problem={refused ?? problem}>
      {(field) => (
        <>
          {value !== '' && <img className="business-picture" src={value} alt="" />}
          <input
            {...field}
            type="file"
            accept={choosableImages}
            disabled={coming !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) bring(file);
              // Clearing the input lets the editor choose the same file again after a failed upload.
              target.value = '';
            }}
          />
          {coming && <PictureProgress name={coming.file.name} now={coming.now} onCancel={cancel} />}
          {value !== '' && (
            <Button
              text={words.images.remove}
              about={label}
              onClick={() => typeIntoBusiness({ [path]: '' })}
            />
          )}
        </>
      )}
    </Field>
  );
}

type Props = { path: string; label: string; typed: BusinessForm['typed']; problem: string | undefined };
