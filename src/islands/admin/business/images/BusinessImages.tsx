import { useId } from 'react';
import { imageSlots } from '#core/business/business.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { fill } from '#i18n/fill.ts';
import { boundTo } from '#stores/business-form.ts';
import { ImageFileInput } from '../../images/ImageFileButton.tsx';
import { useImage } from '../../images/use-image.tsx';
import { Button } from '../../parts/Button.tsx';
import { NavIcon } from '../../parts/drawings/NavIcon.tsx';
import { Scene } from '../../parts/drawings/Scene.tsx';
import { Problem } from '../../parts/form/Problem.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { ImageText } from './ImageText.tsx';
import { imageNeeds } from './image-needs.ts';
import './business-images.css';

/** The images of the business as tiles: those of the brand, and the photos that replace the drawings of the pages. */
export function BusinessImages({ typed, problemOf }: Props) {
  const { imageGroups, imageNeeds: needs, drawnUntil } = useDesk().words.business;
  const id = useId();
  const isDrawn = (slot: Slot) => imageNeeds[slot].now !== undefined;
  const tile = (slot: Slot) => (
    <ImageTile key={slot} slot={slot} typed={typed} problem={problemOf(`images.${slot}`)} />
  );
  const { width } = imageNeeds.home;
  return (
    <>
      <div className="stack gap-3 image-group" role="group" aria-labelledby={`${id}-brand`}>
        <h3 id={`${id}-brand`}>{imageGroups.brand}</h3>
        <div className="image-tiles">{imageSlots.filter((slot) => !isDrawn(slot)).map(tile)}</div>
      </div>
      <div className="stack gap-3 image-group" role="group" aria-labelledby={`${id}-pages`}>
        <div>
          <h3 id={`${id}-pages`}>{imageGroups.pages}</h3>
          <p className="soft">
            {fill(needs.tall, { width })}. {drawnUntil}
          </p>
        </div>
        <div className="image-tiles">{imageSlots.filter(isDrawn).map(tile)}</div>
      </div>
    </>
  );
}

/** A press anywhere on the tile chooses a file. */
function ImageTile({ slot, typed, problem }: Tile) {
  const { words } = useDesk();
  const texts = words.business;
  const { name, value, onText } = boundTo(typed, `images.${slot}`);
  const { problem: refused, ...upload } = useImage(onText);
  const { form, width, now } = imageNeeds[slot];
  const label = texts.images[slot];
  const id = useId();
  const said = refused ?? problem;
  // Who promises no help by night shows no night.
  const isByDay = now === 'always-arch' && typed['promises.aroundTheClock'] !== 'yes';
  return (
    <div className="stack gap-2 desk-field image-tile" data-form={form}>
      <label>
        {value === '' ? (
          <span className="business-image" data-form={form}>
            {now ? <Scene of={isByDay ? 'alwaysByDay-arch' : now} /> : <NavIcon name="media" />}
          </span>
        ) : (
          <img className="business-image" data-form={form} src={value} alt="" />
        )}
        <span>{label}</span>
        {form !== 'tall' && <small>{fill(texts.imageNeeds[form], { width })}</small>}
        <span className="image-tile-way">{value === '' ? words.images.choose : words.images.replace}</span>
        <ImageFileInput
          className="visually-hidden"
          name={name}
          disabled={upload.isComing}
          aria-invalid={said === undefined ? undefined : true}
          aria-describedby={said === undefined ? undefined : id}
          onFile={upload.bring}
        />
      </label>
      {upload.progress}
      {value !== '' && slot !== 'logo' && <ImageText path={value} label={label} />}
      {value !== '' && (
        <Button variant="danger-link" text={words.images.remove} about={label} onClick={() => onText('')} />
      )}
      <Problem id={id} text={said} />
    </div>
  );
}

type Slot = (typeof imageSlots)[number];

type Props = { typed: FieldTexts; problemOf: (path: string) => string | undefined };

type Tile = { slot: Slot; typed: FieldTexts; problem: string | undefined };
