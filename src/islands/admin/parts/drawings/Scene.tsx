import { useContext } from 'react';
import type { Subject } from '#core/post/scene-of-post.ts';
import { Drawings } from '../use-desk.ts';

/** A drawing of the site, where a list has nothing to show. */
export const Scene = ({ of, className = 'desk-scene' }: Props) => (
  <img className={className} src={useContext(Drawings)[of]} alt="" width={320} height={200} loading="lazy" />
);

/** `-arch`: in an arched window, such as the one beside the sign-in form. */
type Props = { of: Subject | `${Subject | 'sent' | 'alwaysByDay'}-arch`; className?: string };
