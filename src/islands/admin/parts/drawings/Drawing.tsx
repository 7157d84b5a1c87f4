import { sceneOfPost } from '#core/post/scene-of-post.ts';
import { Scene } from './Scene.tsx';

/** The drawing that the site shows for an article without an image. */
export default function Drawing({ slugBase, className }: { slugBase: string; className: string }) {
  return <Scene of={sceneOfPost(slugBase)} className={className} />;
}
