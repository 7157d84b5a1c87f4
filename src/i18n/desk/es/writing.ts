import type { DeskWords } from '../desk-words.ts';

export const writing: DeskWords['writing'] = {
  paste: {
    hint: 'El texto pegado desde Word, Google Docs, un correo o una página web se limpia automáticamente.',
    imagesLeft: 'No se han pegado {n} imagen(es). Añádalas aparte.',
    imagesForeign:
      'Las imágenes de otro sitio ({n}) se incorporan al guardar; la vista previa aún no las muestra.',
    withoutMarkup: 'No se ha podido conservar el formato; solo se ha pegado el texto.',
  },
  preview: {
    old: 'Ahora no se puede acceder al servidor. Esta es la última vista previa; se actualizará sola.',
  },
  slug: {
    free: 'Libre. La dirección será {path}',
    taken: 'Esta base del slug ya es de otro artículo.',
    sent: 'Es probable que el intento anterior sí guardara el artículo. Pulse Guardar otra vez: no se creará un segundo.',
    unchecked: 'Ahora no se puede comprobar; se hará al guardar.',
    take: 'Usar «{proposal}»',
  },
  search: {
    title: 'Buscadores',
    aim: '{n} caracteres; se recomienda un máximo de {most}',
    tooLong: '{n} caracteres, más de los {most} que suelen mostrar los buscadores',
    emptyTitle: 'Vacío: el título del artículo',
    emptyDescription: 'Vacío: el resumen breve',
    preview: 'Así puede verse en los resultados de búsqueda',
    noTitle: 'Todavía sin título',
    noDescription: 'Todavía sin descripción',
  },
  problems: {
    required: 'Este campo es obligatorio.',
    tooLong: 'Demasiado largo: {most} caracteres como máximo.',
    unstorable: 'Contiene caracteres que no se pueden guardar.',
    wrong: 'Esto aún no es correcto.',
  },
  kept: {
    at: 'Guardado a las {time}',
    soon: 'Guardado en este navegador; enseguida también en el servidor.',
    saving: 'Guardando…',
    onlyHere:
      'Guardado solo en este navegador. En cuanto se pueda acceder al servidor, se guardará también allí.',
    nowhere:
      'Aún no está guardado en ningún sitio: este navegador no guarda nada y no se puede acceder al servidor. No cierre esta página.',
    conflict:
      'Entretanto, este borrador se ha modificado en otro lugar. Su texto sigue en los campos y no sobrescribe nada.',
    keepMine: 'Guardar mi texto como borrador propio',
    openOther: 'Abrir la otra versión',
  },
  drafts: {
    title: 'Borradores sin guardar',
    untitled: 'Sin título',
    changed: 'Modificado el {date}',
    by: '{name}, {date}',
    bySharedToken: 'Con el token compartido, {date}',
    goOn: 'Continuar',
    remove: 'Descartar',
    removeTitle: '¿Descartar este borrador?',
    removeText: '«{title}» no se podrá recuperar después.',
    cancel: 'Cancelar',
    failed: 'No se han podido cargar los borradores.',
    retry: 'Volver a intentarlo',
    notSwitched:
      'Lo que escribe aquí todavía no está en el servidor. Inténtelo de nuevo cuando haya conexión.',
    loading: 'Cargando borradores…',
    days: 'Un borrador que nadie modifica en {days} días se elimina automáticamente.',
    emptied: 'Empieza con un formulario vacío. El texto anterior está entre los borradores.',
    emptyTitle: '¿Descartar este texto?',
    emptyText: 'Este texto solo está en este navegador y no se podrá recuperar después.',
  },
};
