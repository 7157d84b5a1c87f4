import { useId, useState } from 'react';
import { deskPages, editAddress } from '#core/desk-pages.ts';
import { maxAltLength } from '#core/images/image-limits.ts';
import { imageAt } from '#core/images/image-path.ts';
import { sourceFirst } from '#core/locale.ts';
import { deleteImage, describeImage, type LibraryImage, type ImageUse } from '#contract/images.ts';
import { fill } from '#i18n/fill.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Problem } from '../parts/form/Problem.tsx';
import { Button } from '../parts/Button.tsx';
import { useConfirmedAction } from '../parts/dialog/use-confirmed-action.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { Codes } from '../parts/list/Codes.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { CropButton } from './crop/CropButton.tsx';
import { momentOf, nameOf, thumbnail, wordsFor } from './Images.tsx';

/** A dialog about one image of the library: its descriptions, where it is used, and its removal. */
export default function ImageDetails({ image, onClose, isChosen = false }: Props) {
  const { path, descriptions, uses } = image;
  const { words, language } = useDesk();
  const texts = words.library;
  const form = useId();
  const proposed = sourceFirst.filter(
    (locale) => descriptions[locale] === '' && wordsFor(image, locale) !== '',
  );
  const [typed, setTyped] = useState({
    ...descriptions,
    ...Object.fromEntries(proposed.map((locale) => [locale, wordsFor(image, locale)])),
  });
  const { width, height } = imageAt(path) ?? {};
  const [isAsked, setIsAsked] = useState(false);
  const saving = useDeskAction({
    run: () => callAsEditor(describeImage, { path, descriptions: typed }),
    onSuccess: () => {
      showToast({ tone: 'success', title: texts.saved });
      onClose();
    },
    failureTitle: texts.notSaved,
    changes: ['images'],
  });
  /** Gives a part the words of the whole, and keeps the words that the editor has just typed. */
  const describing = useDeskAction({
    run: (part: string) =>
      Promise.all(
        [part, path].map((each) => callAsEditor(describeImage, { path: each, descriptions: typed })),
      ),
    failureTitle: texts.notSaved,
    changes: ['images'],
  });
  const deleting = useConfirmedAction({
    run: () => callAsEditor(deleteImage, { path }),
    onSuccess: () => {
      showToast({ tone: 'success', title: texts.deleted });
      onClose();
    },
    failureTitle: texts.notDeleted,
    changes: ['images'],
  });
  const title = nameOf(image, language);
  return (
    <Dialog title={title} className="image-dialog" onClose={onClose}>
      <DeskForm id={form} onSend={() => saving.mutate()}>
        <p className="soft">{texts.descriptionsHint}</p>
        {proposed.length > 0 && <p className="soft">{texts.proposed}</p>}
        {sourceFirst.map((locale) => (
          <TextField
            key={locale}
            label={words.languageNames[locale]}
            name={`description_${locale}`}
            lang={locale}
            maxLength={maxAltLength}
            value={typed[locale]}
            onText={(text) => setTyped({ ...typed, [locale]: text })}
          />
        ))}
      </DeskForm>
      {/* After the fields, so that the dialog opens with the focus in the first one. Shown before them. */}
      <div className="image-side">
        <div className="stack start image-whole">
          <img src={thumbnail(path)} alt="" />
          <p className="soft">
            {!['', title].includes(image.name) && <span>{image.name}</span>}
            <span>{`${width} × ${height}`}</span>
            <span>{fill(texts.addedOn, { date: momentOf(image, language) })}</span>
          </p>
          {!isChosen && (
            <CropButton
              path={path}
              onCropped={(part) => {
                showToast({ tone: 'success', title: texts.crop.added });
                describing.mutate(part);
                onClose();
              }}
            />
          )}
        </div>
        {uses.length === 0 ? <p className="soft">{texts.unused}</p> : <h3>{texts.usedIn}</h3>}
        <ul className="plain">
          {uses.map((use) => (
            <li key={use.kind + use.slug}>
              <UseLink use={use} /> <Codes of={use.languages} />
              {use.title !== '' && <small>{texts.kinds[use.kind]}</small>}
            </li>
          ))}
        </ul>
      </div>
      <div className="row image-foot fades-above">
        {isAsked && (
          <div className="image-delete">
            <Problem text={words.refusals['picture-in-use']} />
            {uses.slice(0, 1).map((use) => (
              <UseLink key={use.slug} use={use} />
            ))}
          </div>
        )}
        {!isChosen && (
          <Button
            variant="danger-link"
            text={texts.delete}
            onClick={() => (uses.length > 0 ? setIsAsked(true) : deleting.ask())}
          />
        )}
        <Button text={words.frame.cancel} onClick={onClose} />
        <Button variant="main" type="submit" form={form} text={texts.save} busy={saving.isPending} />
      </div>
      <button
        type="button"
        className="desk-icon image-close"
        aria-label={words.frame.close}
        title={words.frame.close}
        onClick={onClose}
      >
        <NavIcon name="close" />
      </button>
      {deleting.dialog(() => ({ title: texts.deleteTitle, text: texts.deleteText, confirm: texts.delete }))}
    </Dialog>
  );
}

/** Leads to a place that shows the image. */
function UseLink({ use }: { use: ImageUse }) {
  const { kinds } = useDesk().words.library;
  return <a href={addressOf(use)}>{use.title || kinds[use.kind]}</a>;
}

const addressOf = ({ kind, slug }: ImageUse): string =>
  ({
    article: editAddress(slug),
    trash: deskPages.trash,
    draft: `${deskPages['manual-blog-create']}?draft=${slug}`,
    unsaved: editAddress(slug),
    business: deskPages.business,
  })[kind];

/** `isChosen`: the image is chosen in an open form, so the editor cannot delete it here. */
type Props = { image: LibraryImage; onClose: () => void; isChosen?: boolean };
