import type { APIRoute } from 'astro';
import { drawings, sceneFile, sceneFileName, type Drawing } from '#components/art/scene-file.ts';

export const getStaticPaths = () =>
  drawings().map((drawing) => ({ params: { file: sceneFileName(drawing) }, props: { drawing } }));

/** The build keeps only the text. The development server sends the header too, and no browser draws an SVG without it. */
export const GET: APIRoute<{ drawing: Drawing }> = ({ props }) =>
  new Response(sceneFile(props.drawing), { headers: { 'Content-Type': 'image/svg+xml' } });
