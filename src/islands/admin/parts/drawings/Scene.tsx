import { useContext } from 'react';
import type { Subject } from '#core/post/scene-of-post.ts';
import { Drawings } from '../use-desk.ts';

/** A drawing of the site, where a list has nothing to show. */
export const Scene = ({ of, className = 'desk-scene' }: Props) => (
  <img className={className} src={useContext(Drawings)[of]} alt="" width={320} height={200} loading="lazy" />
);

/** `entrance`: the arched window beside the sign-in form. */
type Props = { of: Subject | 'entrance'; className?: string };
