import type { APIRoute } from 'astro';
import { drawings, sceneFile, sceneFileName, type Drawing } from '#components/art/scene-file.ts';

export const getStaticPaths = () =>
  drawings().map((drawing) => ({ params: { file: sceneFileName(drawing) }, props: { drawing } }));

export const GET: APIRoute<{ drawing: Drawing }> = ({ props }) => new Response(sceneFile(props.drawing));
