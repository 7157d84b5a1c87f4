import type { APIRoute } from 'astro';
import { sceneFile, sceneFileName, sceneSizes, type Drawing } from '#components/art/scene-file.ts';
import { scenes, type Scene } from '#components/art/scenes.ts';

export const getStaticPaths = () =>
  (Object.keys(scenes) as Scene[]).flatMap((scene) =>
    (Object.keys(sceneSizes) as Drawing['shape'][]).map((shape) => ({
      params: { file: sceneFileName({ scene, shape }) },
      props: { scene, shape },
    })),
  );

export const GET: APIRoute<Drawing> = ({ props }) => new Response(sceneFile(props));
