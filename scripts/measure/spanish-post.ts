/** The demo has nothing in Spanish, to show how its overview does without; a measurement of Spanish posts needs one. */
export const spanishPost = {
  slug_base: 'huis-winterklaar-maken',
  language: 'es',
  title: 'Cerrar la casa para el invierno',
  excerpt:
    'Los últimos huéspedes se han ido y la isla está en calma. Un orden sensato para la semana en que deja la casa al invierno.',
  content: `Hay una semana de octubre en la que se puede aparcar en cualquier sitio. Es un buen momento para poner la casa en orden.

## Empiece por lo que está mojado

La ropa necesita tiempo para secarse, así que lave primero mantas, fundas y toallas. Guarde los cojines en un lugar ventilado: una bolsa de plástico cerrada favorece el moho. Haga revisar también los canalones y los desagües de la cubierta.

## Cocina y armarios

Vacíe la nevera, límpiela y deje la puerta entreabierta. La harina, el arroz y los frutos secos atraen polillas. Abra los armarios y separe los muebles de las paredes exteriores.

## Agua, gas y luz

- Cierre la llave general del agua y vacíe las tuberías exteriores.
- Cierre el gas en la botella o en el contador.
- Deje encendido solo lo que de verdad hace falta, y anótelo.

## Quién mira mientras usted no está

Acuerde quién entra en la casa, cuándo y con qué lista. Una visita corta después de cada temporal evita muchas sorpresas en primavera.`,
  translation: 'reviewed',
  is_published: true,
  published_at: '2026-10-12T08:00:00Z',
};
