import type { DeskWords } from '../desk-words.ts';

/** The picture of an article. */
export const images: DeskWords['images'] = {
  title: 'Imagen',
  hint: 'JPEG, PNG, WebP o AVIF. Elija un archivo, pegue una imagen o arrástrela hasta aquí.',
  choose: 'Elegir una imagen',
  replace: 'Elegir otra imagen',
  remove: 'Quitar la imagen',
  dropHere: 'Suelte para usar esta imagen',
  busy: 'La imagen se está enviando y preparando…',
  ready: 'La imagen está lista.',
  removed: 'Se ha quitado la imagen.',
  retry: 'Volver a intentarlo',
  failed: 'La imagen no se ha podido incorporar.',
  alt: 'Descripción de la imagen',
  altHint:
    '¿Qué se ve en ella? Para quienes no pueden ver la imagen. Obligatoria, en el idioma del artículo.',
  altMissing: 'Describa lo que se ve en la imagen.',
  focus: 'Punto de interés: {x} % desde la izquierda, {y} % desde arriba',
  focusHint: 'Haga clic en el lugar que debe verse siempre o mueva el punto con las teclas de flecha.',
  previews: 'Así se recortará la imagen',
  card: 'Listado',
  post: 'Artículo',
  social: 'Al compartir',
  leftOut: 'No se han incorporado todas las imágenes del texto',
  leftOutGone: '{n} retiradas del texto: {list}',
  leftOutStays:
    '{n} no se han podido descargar ahora; se volverá a intentar la próxima vez que guarde: {list}',
};
