import type { EditorState } from 'prosemirror-state';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { ArticleImage } from '#core/images/article-image.ts';
import type { Locale } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { linkLabels } from '#i18n/prices/link-labels.ts';
import { wordsFor } from '../../images/Images.tsx';
import { ImageFileInput } from '../../images/ImageFileButton.tsx';
import { ImageChoice } from '../../images/ImageChoice.tsx';
import { loadCleaner } from '../paste-cleaner.ts';
import type { Notice } from '../notice.ts';
import type { AskedBlock } from './blocks.ts';
import { incoming } from './incoming.ts';
import { keys } from './typing/keys.ts';
import { FindBar } from './find/FindBar.tsx';
import { markMatches } from './find/matches.ts';
import { insertLinkBlock } from './links/link-commands.ts';
import { LinkDialog, type LinkKind } from './links/LinkDialog.tsx';
import { ownCopies } from '../document/own-copies.ts';
import { ImagePanel } from './images/ImagePanel.tsx';
import { imageFrame, selectImage } from './images/image-frame.ts';
import type { TakeTitle } from './pasting.ts';
import { slash } from './slash.ts';
import { SlashMenu, type SlashKeys } from './SlashMenu.tsx';
import { TextFacts } from './TextFacts.tsx';
import { Toolbar } from './Toolbar.tsx';
import { UploadList } from './images/UploadList.tsx';
import { useEditor } from './use-editor.ts';
import { insertStored } from './images/uploads.ts';
import { useUploads } from './images/use-uploads.ts';
import { useDesk } from '../../parts/use-desk.ts';
import './rich-text.css';

// `ReviewRow` imports `ParagraphField` from this file, because a separate chunk would split the editor library.
export { ParagraphField } from './ParagraphField.tsx';

/** The text editor: the text, its toolbar, and the panels for links, images and searching. */
export default function RichText(props: Props) {
  const { field, labelledBy, lang, value, kept, isReadOnly, onChange, onNotice, onSource, onCover, onTitle } =
    props;
  const { words } = useDesk();
  const mount = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const slashKeys = useRef<SlashKeys>(undefined);
  const [frame] = useState(() => document.createElement('div'));
  const [asks, setAsks] = useState<LinkKind>();
  const [finds, setFinds] = useState(0);
  const [chooses, setChooses] = useState(false);
  const id = useId();
  const texts = words.writing.editor;
  const uploading = useUploads();
  const [isBack] = useState(() => kept.current !== undefined);

  // Each call changes the `key` of `FindBar`, so that a new `FindBar` opens with the selected words as its query.
  const onFind = () => setFinds((times) => times + 1);

  const editor = useEditor(mount, {
    value,
    onChange,
    words,
    isReadOnly,
    kept,
    attributes: {
      id: field.id,
      class: 'prose rich-text-words',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      lang,
      spellcheck: 'true',
      // A text that cannot be changed while it is saved would else lose the focus.
      ...(isReadOnly && { tabindex: '0' }),
      ...(field['aria-invalid'] && { 'aria-invalid': 'true' }),
      ...(field['aria-describedby'] && { 'aria-describedby': field['aria-describedby'] }),
    },
    plugins: [
      slash((event) => slashKeys.current?.(event) ?? false),
      imageFrame(frame),
      markMatches(),
      ...keys({ onLink: () => setAsks('link'), onFind }),
    ],
    props: {
      handleDOMEvents: incoming({ words, onImage: uploading.send, onNotice, onTitle }),
      clipboardSerializer: ownCopies,
      handleClickOn: selectImage,
      scrollThreshold: belowBars(mount),
      scrollMargin: belowBars(mount),
    },
  });

  // After the source view, which removed the focused button.
  useLayoutEffect(() => {
    if (isBack) editor?.view.focus();
  }, [editor === undefined]);

  function ask(block: AskedBlock): void {
    if (block === 'image') files.current?.click();
    else if (block !== 'toPrices') setAsks(block);
    else
      editor?.run(
        insertLinkBlock(
          'to-prices',
          `${pagePath({ page: 'home', locale: lang })}#pricing`,
          linkLabels[lang].toPrices,
        ),
      );
  }

  return (
    <div className="rich-text" data-invalid={field['aria-invalid']}>
      {editor && (
        <div className="text-tools">
          <Toolbar
            editor={editor}
            controls={field.id}
            onLink={() => setAsks('link')}
            onImage={() => ask('image')}
            onFind={onFind}
            onLibrary={() => setChooses(true)}
            onSource={onSource}
          />
          {finds > 0 && <FindBar key={finds} editor={editor} onClose={() => setFinds(0)} />}
        </div>
      )}
      <ImageFileInput
        ref={files}
        hidden
        multiple
        aria-label={texts.blocks.image}
        onFile={(file) => editor && uploading.send(editor.view, { file })}
      />
      <UploadList
        uploading={uploading}
        onTryAgain={(upload) => editor && uploading.again(editor.view, upload)}
        onGiveUp={(upload) => editor && uploading.giveUp(editor.view, upload)}
      />
      <div className="rich-text-page">
        {editor &&
          createPortal(
            <ImagePanel
              editor={editor}
              lang={lang}
              onCover={onCover}
              onImage={(image) => uploading.send(editor.view, image)}
            />,
            frame,
          )}
        <div
          ref={mount}
          onFocus={({ currentTarget }) => {
            void loadCleaner();
            moveBarsAway(currentTarget);
          }}
        />
        {editor && <SlashMenu id={`${id}-slash`} editor={editor} keys={slashKeys} onAsk={ask} />}
      </div>
      {editor && <TextFacts editor={editor} />}
      {editor && chooses && (
        <ImageChoice
          onClose={() => setChooses(false)}
          onChoose={(image) => insertStored(editor.view, { src: image.path, alt: wordsFor(image, lang) })}
        />
      )}
      {editor && asks && (
        <LinkDialog editor={editor} lang={lang} asks={asks} onClose={() => setAsks(undefined)} />
      )}
    </div>
  );
}

/** On a phone, only the tools stay above the text while an editor writes. */
function moveBarsAway(text: HTMLElement): void {
  const tools = text.closest('.rich-text')?.querySelector('.text-tools');
  if (!tools || !matchMedia('(width < 48rem)').matches) return;
  // After the browser has put the cursor where the editor pressed.
  requestAnimationFrame(() => scrollBy(0, Math.max(0, Math.ceil(tools.getBoundingClientRect().top))));
}

/** Bars cover the top and the bottom of the text. The cursor’s line must stay visible between them. */
const belowBars = (mount: RefObject<HTMLElement | null>) => ({
  get top() {
    const bar = mount.current?.closest('.rich-text')?.querySelector('.text-tools');
    return Math.max(0, bar?.getBoundingClientRect().bottom ?? 0) + 8;
  },
  right: 0,
  // On a phone, what comes next covers the bottom of the text.
  get bottom() {
    const foot = document.querySelector('.article-foot');
    return (
      16 + (foot && getComputedStyle(foot).position === 'fixed' ? foot.getBoundingClientRect().height : 0)
    );
  },
  left: 0,
});

type Props = {
  field: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  labelledBy: string;
  lang: Locale;
  value: string;
  kept: RefObject<EditorState | undefined>;
  isReadOnly: boolean;
  onChange: (content: string) => void;
  onCover: ((image: ArticleImage) => void) | undefined;
  onNotice: (notice: Notice) => void;
  onTitle: TakeTitle | undefined;
  onSource: () => void;
};
