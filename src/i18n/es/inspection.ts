import type { Words } from '../dictionary.ts';

/** The page about visits of inspection: the checklist to print, an example of a report, and the first week. */
export const inspection: Words['inspection'] = {
  heading: 'Qué revisamos cuando usted no está',
  intro:
    'En cada visita de control recorremos su casa lista en mano, estancia por estancia. Después le contamos por escrito qué hemos encontrado y qué hemos hecho.',
  link: 'Cómo es una visita de control',
  checklist: {
    heading: 'La lista de control',
    intro: 'La adaptamos a su casa: quitamos lo que sobra y añadimos lo que falta.',
    print: 'Imprimir la lista',
    house: 'Casa',
    date: 'Fecha',
  },
  rooms: [
    {
      name: 'Exterior y buzón',
      checks: [
        'Buzón vaciado',
        'Verja, puertas y cerraduras sin forzar',
        'Tejado, fachada y canalones revisados desde el suelo',
        'Luces exteriores en funcionamiento',
      ],
      finding: 'Hemos dejado dos cartas del buzón en la mesa de la cocina. Lo demás, en orden.',
    },
    {
      name: 'Salón',
      checks: [
        'Ventanas, puertas y persianas cerradas',
        'Sin humedades ni grietas nuevas',
        'Sin rastro de plagas',
        'Estancia ventilada',
      ],
      finding: 'Todo en orden.',
    },
    {
      name: 'Cocina',
      checks: [
        'Nevera y congelador fríos y bien cerrados',
        'Grifo abierto un rato y desagüe sin atascos',
        'Mueble del fregadero seco por dentro',
        'Gas cerrado y cubo de basura vacío',
      ],
      finding: 'Todo en orden. La nevera está a 5\u00a0°C.',
    },
    {
      name: 'Dormitorios',
      checks: [
        'Ventanas y persianas cerradas',
        'Sin moho ni olor a cerrado',
        'Camas y colchones secos',
        'Armarios ventilados',
      ],
      finding:
        'Olor a cerrado en el armario del cuarto de invitados. Lo hemos ventilado y dejado entreabierto.',
    },
    {
      name: 'Baños',
      checks: [
        'Grifos y duchas abiertos un rato',
        'Cisternas descargadas',
        'Desagües sin atascos',
        'Juntas de silicona intactas',
      ],
      finding: 'El grifo del baño de invitados gotea. Más abajo le pedimos su visto bueno para cambiarlo.',
    },
    {
      name: 'Terraza y jardín',
      checks: [
        'Riego en funcionamiento',
        'Plantas y césped revisados',
        'Muebles y sombrillas sujetos',
        'Sumideros y canalones sin hojas',
      ],
      finding: 'Un gotero estaba obstruido. Lo hemos limpiado y vuelve a funcionar.',
    },
    {
      name: 'Piscina',
      checks: [
        'Nivel del agua correcto',
        'Calidad del agua medida',
        'Cestas del skimmer y de la bomba vaciadas',
        'Bomba y filtro en funcionamiento',
        'Fondo, paredes y línea de flotación limpios',
      ],
      finding: 'Faltaban 3\u00a0cm de agua y hemos rellenado la piscina. Bomba y filtro, en orden.',
    },
    {
      name: 'Cuarto de máquinas',
      checks: [
        'Lectura de agua y luz anotada',
        'Termo y tuberías sin fugas',
        'Cuadro eléctrico y diferencial revisados',
        'Aire acondicionado y ventilación encendidos un rato',
      ],
      finding: 'Todo en orden. El consumo de agua cuadra con el relleno de la piscina.',
    },
    {
      name: 'Al salir',
      checks: [
        'Grifos y luces según lo acordado',
        'Ventanas cerradas y puertas con la llave echada',
        'Alarma conectada',
        'Llave de nuevo a buen recaudo',
      ],
      finding: 'Todo cerrado, alarma conectada y llave de nuevo a buen recaudo.',
    },
  ],
  report: {
    link: 'Ver un informe de muestra',
    heading: 'Un informe de muestra',
    sample: 'Muestra',
    note: 'La casa y los resultados son inventados, pero así es el informe que recibe usted después de una visita.',
    house: 'Casa de ejemplo con jardín y piscina',
    visit: '{day}, de {from} a {until}',
    inspector: 'Revisado por',
    photo: 'Baño de invitados, {photo}',
    place: 'Lugar',
    status: 'Estado',
    finding: 'Qué hemos visto y hecho',
    states: { fine: 'En orden', attention: 'Resuelto', decision: 'Falta su visto bueno' },
    decision: 'Le pedimos su visto bueno',
    question: '¿Podemos encargar el cambio del grifo del baño de invitados?',
    price: 'Mano de obra y grifo nuevo, según nuestro presupuesto: {total}.',
    answers: ['Sí, encarguen el cambio', 'No, de momento no'],
    answered: 'Respondido por usted el {day}',
  },
  week: {
    heading: 'Su primera semana con nosotros',
    intro: 'De la llave al primer informe.',
    steps: [
      {
        title: 'Las llaves',
        text: 'Usted nos entrega las llaves y juntos acordamos quién puede entrar y cuándo le informamos.',
      },
      {
        title: 'Su casa, por escrito',
        text: 'Anotamos con usted cómo debe quedar todo: grifos, luces, persianas, alarma y piscina.',
      },
      {
        title: 'La primera visita de control',
        text: 'Recorremos la lista punto por punto y anotamos lo que marcan los contadores. Así, más adelante se nota si algo no cuadra.',
      },
      {
        title: 'El primer informe',
        text: 'Le contamos qué hemos visto, qué hemos hecho y para qué necesitamos su visto bueno.',
      },
    ],
  },
};
