import { useId, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { ArticleImage } from '#core/images/article-image.ts';
import { choosableImages } from '#core/images/image-limits.ts';
import type { Locale } from '#core/locale.ts';
import { PictureChoice } from '../../images/PictureChoice.tsx';
import { loadCleaner } from '../cleaning.ts';
import { incoming } from './incoming.ts';
import { keys } from './keys.ts';
import { LinkDialog } from './links/LinkDialog.tsx';
import { ownCopies } from '../document/own-copies.ts';
import { PicturePanel } from './pictures/PicturePanel.tsx';
import { pictureFrame, selectPicture } from './pictures/picture-frame.ts';
import { slash } from './slash.ts';
import { SlashMenu, type SlashKeys } from './SlashMenu.tsx';
import { TextFacts } from './TextFacts.tsx';
import { Toolbar } from './Toolbar.tsx';
import { UploadList } from './pictures/UploadList.tsx';
import { useEditor } from './use-editor.ts';
import { insertStored } from './pictures/uploads.ts';
import { useUploads } from './pictures/use-uploads.ts';
import { useDesk } from '../../parts/use-desk.ts';
import './rich-text.css';

export default function RichText(props: Props) {
  const { field, labelledBy, lang, value, isReadOnly, onChange, onNotice, onCover } = props;
  const { words } = useDesk();
  const place = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const slashKeys = useRef<SlashKeys>(undefined);
  const [frame] = useState(() => document.createElement('div'));
  const [asksLink, setAsksLink] = useState(false);
  const [chooses, setChooses] = useState(false);
  const id = useId();
  const texts = words.writing.editor;
  const uploading = useUploads();

  const editor = useEditor(place, {
    value,
    onChange,
    words,
    isReadOnly,
    attributes: {
      id: field.id,
      class: 'prose rich-text-words',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      lang,
      spellcheck: 'true',
      ...(field['aria-invalid'] && { 'aria-invalid': 'true' }),
      ...(field['aria-describedby'] && { 'aria-describedby': field['aria-describedby'] }),
    },
    plugins: [
      slash((event) => slashKeys.current?.(event) ?? false),
      pictureFrame(frame),
      ...keys({ onLink: () => setAsksLink(true) }),
    ],
    props: {
      handleDOMEvents: incoming({ words, onPicture: uploading.send, onNotice }),
      clipboardSerializer: ownCopies,
      handleClickOn: selectPicture,
      scrollThreshold: belowBars(place),
      scrollMargin: belowBars(place),
    },
  });

  return (
    <div className="rich-text" data-invalid={field['aria-invalid']}>
      {editor && (
        <Toolbar
          editor={editor}
          controls={field.id}
          onLink={() => setAsksLink(true)}
          onPicture={() => files.current?.click()}
          onLibrary={() => setChooses(true)}
        />
      )}
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={choosableImages}
        aria-label={texts.blocks.picture}
        onChange={({ target }) => {
          for (const file of target.files ?? []) if (editor) uploading.send(editor.view, { file });
          // Clearing the input lets the editor choose the same file again after a failed upload.
          target.value = '';
        }}
      />
      <UploadList
        uploading={uploading}
        onTryAgain={(upload) => editor && uploading.again(editor.view, upload)}
        onGiveUp={(upload) => editor && uploading.giveUp(editor.view, upload)}
      />
      <div className="rich-text-page">
        {editor &&
          createPortal(
            <PicturePanel
              {...{ editor, lang, onCover }}
              onReplace={(picture) => uploading.send(editor.view, picture)}
            />,
            frame,
          )}
        <div ref={place} onFocus={() => void loadCleaner()} />
        {editor && (
          <SlashMenu
            id={`${id}-slash`}
            editor={editor}
            keys={slashKeys}
            onPicture={() => files.current?.click()}
          />
        )}
      </div>
      {editor && <TextFacts editor={editor} />}
      {editor && chooses && (
        <PictureChoice
          onClose={() => setChooses(false)}
          onChoose={({ path, descriptions }) =>
            insertStored(editor.view, { src: path, alt: descriptions[lang] })
          }
        />
      )}
      {editor && asksLink && <LinkDialog editor={editor} lang={lang} onClose={() => setAsksLink(false)} />}
    </div>
  );
}

/** Sticky bars cover the top of the text, so the browser must scroll the cursor’s line below the bars. */
const belowBars = (place: RefObject<HTMLElement | null>) => ({
  get top() {
    const bar = place.current?.closest('.rich-text')?.querySelector('.text-bar');
    return Math.max(0, bar?.getBoundingClientRect().bottom ?? 0) + 8;
  },
  ...{ right: 0, bottom: 16, left: 0 },
});

type Props = {
  field: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  labelledBy: string;
  lang: Locale;
  value: string;
  isReadOnly: boolean;
  onChange: (content: string) => void;
  onCover: ((image: ArticleImage) => void) | undefined;
  onNotice: (notice: string) => void;
};
