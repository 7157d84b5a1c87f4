import type { ComponentProps } from 'react';
import { choosableImages } from '#core/images/image-limits.ts';

/** A button that opens the file dialog for images. */
export const ImageFileButton = ({
  text,
  isMain = false,
  ...input
}: FileProps & { text: string; isMain?: boolean }) => (
  <label className={isMain ? 'button' : 'button button-quiet'}>
    {text}
    <ImageFileInput className="visually-hidden" {...input} />
  </label>
);

export const ImageFileInput = ({ onFile, ...input }: FileProps) => (
  <input
    type="file"
    accept={choosableImages}
    {...input}
    onChange={({ target }) => {
      for (const file of target.files ?? []) onFile(file);
      // With the old value, choosing the same file again would not fire a change event.
      target.value = '';
    }}
  />
);

type FileProps = Omit<ComponentProps<'input'>, 'onChange'> & { onFile: (file: File) => void };
