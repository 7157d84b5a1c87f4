import { choosableImages } from '#core/images/image-limits.ts';

export const PictureFile = ({ text, disabled, onFile }: Props) => (
  <label className="button button-quiet">
    {text}
    <input
      type="file"
      className="visually-hidden"
      accept={choosableImages}
      disabled={disabled}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // With the old value, choosing the same file again would not fire a change event.
        target.value = '';
      }}
    />
  </label>
);

type Props = { text: string; disabled: boolean; onFile: (file: File) => void };
