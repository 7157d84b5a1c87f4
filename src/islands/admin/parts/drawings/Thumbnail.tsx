import { lazy } from 'react';
import { imageAt, imageFile } from '#core/images/image-path.ts';
import { widthsOf } from '#core/images/image-sizes.ts';
import { LaterPart } from '../LaterPart.tsx';

/** The image of an article, or the drawing that the site shows for an article without one. */
export function Thumbnail({ address, slugBase, className }: Props) {
  const image = imageAt(address);
  const [width = 0] = image === undefined ? [] : widthsOf(image);
  const blank = <span className={className} />;
  return image === undefined ? (
    <LaterPart waiting={blank} failed={blank}>
      <Drawing slugBase={slugBase} className={className} />
    </LaterPart>
  ) : (
    <img className={className} src={imageFile(image, { width, format: 'webp' })} alt="" loading="lazy" />
  );
}

const Drawing = lazy(() => import('./Drawing.tsx'));

type Props = { address: string | undefined; slugBase: string; className: string };
