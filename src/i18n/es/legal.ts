import type { LegalWords } from '../dictionary.ts';

export const legal: LegalWords = {
  privacy: {
    title: 'Política de privacidad',
    intro: 'Solo pedimos los datos necesarios para responderle y para cuidar de su casa.',
    sections: [
      {
        heading: 'Quién es el responsable',
        paragraphs: [
          '{name}, {street}, {town}, {island}, con número de identificación fiscal {taxNumber}, es el responsable del tratamiento de los datos personales en este sitio web. Puede contactar con nosotros en {email} o en el {phone}.',
        ],
      },
      {
        heading: 'Qué datos y para qué',
        paragraphs: ['Tratamos los siguientes datos:'],
        list: [
          'Contacto y presupuestos: su nombre, su dirección de correo electrónico, su mensaje y, si los indica, el teléfono, el asunto y el paquete elegido. Los usamos para responderle y preparar un presupuesto (medidas precontractuales, artículo 6.1.b del RGPD).',
          'Prestación del servicio: los datos necesarios para cuidar de su casa, facturar y llevar la contabilidad (ejecución del contrato y obligación legal, artículo 6.1.b y c del RGPD).',
          'Seguridad: datos técnicos como su dirección IP, durante poco tiempo y solo para evitar abusos e incidencias técnicas (interés legítimo, artículo 6.1.f del RGPD). Para contar los intentos guardamos, en lugar de su dirección IP, un código que solo nosotros podemos comparar con ella. Ese código también lo tratamos como dato personal.',
          'Alquiler: de los huéspedes de las viviendas cuyo alquiler gestionamos, los datos necesarios para la reserva y para el registro de viajeros que exige la ley (ejecución del contrato y obligación legal, artículo 6.1.b y c del RGPD; Real Decreto 933/2021).',
          'Redacción: las cuentas de las personas que escriben los artículos de este sitio web, para saber quién ha publicado qué (interés legítimo, artículo 6.1.f del RGPD).',
        ],
      },
      {
        heading: 'Lo que no hacemos',
        paragraphs: [
          'No le rastreamos, no elaboramos perfiles, no tomamos decisiones automatizadas sobre usted ni vendemos sus datos. Solo comunicamos sus datos a quienes se indican a continuación. Este sitio web no carga contenidos de terceros.',
        ],
      },
      {
        heading: 'Quién recibe datos de nosotros',
        paragraphs: [
          'Los profesionales que trabajan para usted reciben su nombre, su teléfono y el acceso a la casa. Nuestro banco y la administración tributaria reciben lo necesario para los pagos y la contabilidad. De los huéspedes de las viviendas cuyo alquiler gestionamos comunicamos a la policía los datos que exige la ley.',
        ],
      },
      {
        heading: 'Encargados del tratamiento',
        paragraphs: [
          'Estas empresas tratan datos por cuenta nuestra, en virtud de un contrato de encargo del tratamiento:',
        ],
        list: [
          'Netlify: alojamiento del sitio web y de las funciones de los formularios.',
          'Supabase: base de datos, cuentas de la redacción y almacenamiento de imágenes.',
          'Resend: envío de los correos electrónicos que generan los formularios.',
          '{aiService}: IA para escribir y traducir artículos. Este servicio no recibe datos de los visitantes.',
          '{fallbackService}: entrega de los mensajes cuando falla la vía habitual.',
        ],
      },
      {
        heading: 'Fuera del Espacio Económico Europeo',
        paragraphs: [
          'Los encargados también pueden tratar datos fuera del Espacio Económico Europeo, sobre todo en Estados Unidos. Lo hacen sobre la base de una decisión de adecuación (para los adheridos al Marco de Privacidad de Datos UE-EE. UU.) o de las cláusulas contractuales tipo de la Comisión Europea.',
        ],
      },
      {
        heading: 'WhatsApp, teléfono y Bitcoin',
        paragraphs: [
          'Si usted elige WhatsApp, se aplican además las condiciones de ese servicio. Sus datos solo llegan a WhatsApp cuando usted abre el enlace. Si paga con Bitcoin, el pago es visible en una red pública; su nombre no figura en él, pero lo que allí se registra no se puede borrar. Para saber si el pago ha llegado, nuestro servidor consulta dos servicios públicos que muestran esa red; solo reciben la dirección de pago.',
        ],
      },
      {
        heading: 'Durante cuánto tiempo',
        paragraphs: [
          'No conservamos los mensajes más tiempo del necesario para atenderlos.{retention} Los datos relativos a un contrato los conservamos mientras esté en vigor y, después, durante los plazos que exija la normativa mercantil y fiscal.',
        ],
      },
      {
        heading: 'Sus derechos',
        paragraphs: [
          'Usted no está obligado a facilitarnos sus datos, pero sin su nombre, su dirección de correo electrónico y su mensaje no podemos responderle.',
          'Conforme al RGPD y a la Ley Orgánica 3/2018 (LOPDGDD), puede solicitarnos el acceso a sus datos, su rectificación, supresión, limitación o portabilidad, y oponerse a su tratamiento. Escriba a {email}; podemos pedirle que acredite su identidad. Si no queda satisfecho con nuestra respuesta, puede reclamar ante la Agencia Española de Protección de Datos (www.aepd.es) o ante la autoridad de su país.',
        ],
      },
    ],
  },
  terms: {
    title: 'Condiciones generales de contratación',
    intro: 'Estas condiciones se aplican a los servicios de {name} en {island}.',
    sections: [
      {
        heading: 'Presupuesto y contrato',
        paragraphs: [
          'El presupuesto es gratuito. El contrato queda formalizado cuando usted acepta el presupuesto. Lo dispuesto en el presupuesto prevalece sobre estas condiciones.',
        ],
      },
      {
        heading: 'Precios',
        paragraphs: [],
        list: [
          'El paquete básico cuesta {basePrice} al mes. Comprende lo que figura como incluido en el apartado de precios; el número de visitas de control (2 o 4 al mes) se acuerda con usted.',
          'Los extras tienen un precio único por servicio. Las pequeñas reparaciones no incluyen los materiales. Para los extras sin precio indicado hacemos un presupuesto previo. {vat}',
          'En la gestión integral del alquiler vacacional, nuestros honorarios son el {rentalFee} del precio del alquiler.',
        ],
      },
      {
        heading: 'Pago',
        paragraphs: [
          'El pago se realiza en euros, en la forma y el plazo que indique el presupuesto. Si paga con Bitcoin, tras la aceptación le enviamos una dirección única y el importe exacto; el encargo se considera confirmado cuando el pago queda confirmado en la red. La página sobre Bitcoin explica qué ocurre si paga tarde, de menos o de más.',
        ],
      },
      {
        heading: 'Llaves y acceso',
        paragraphs: [
          'Custodiamos sus llaves con cuidado y solo las entregamos a quien usted haya indicado o a quien contratemos para los trabajos acordados. Solo hacemos copias con su permiso. Si falta una llave, se lo comunicamos de inmediato; si es culpa nuestra, pagamos el cambio de cerradura y de llaves. Al terminar el contrato le devolvemos todas las llaves.',
        ],
      },
      {
        heading: 'Trabajos de terceros',
        paragraphs: [
          'Antes de encargar trabajos a otros profesionales le pedimos su conformidad, salvo que una urgencia exija actuar de inmediato para evitar daños. En ese caso le informaremos lo antes posible.',
        ],
      },
      {
        heading: 'Urgencias',
        paragraphs: [
          'Atendemos urgencias las 24 horas, los 7 días de la semana. Si hay peligro para las personas, llame siempre primero al 112.',
        ],
      },
      {
        heading: 'Responsabilidad',
        paragraphs: [
          'Trabajamos con diligencia y respondemos de los daños causados por nuestra culpa, dentro de los límites de la ley. Corresponde al cliente tener asegurados adecuadamente la vivienda y su contenido. Nada en estas condiciones limita los derechos irrenunciables que la ley le reconoce como consumidor.',
        ],
      },
      {
        heading: 'Desistimiento y resolución del contrato',
        paragraphs: [
          'Si contrata a distancia como consumidor, puede desistir en un plazo de 14 días sin indicar el motivo. Basta con un mensaje a {email}; también puede usar el modelo de formulario de desistimiento previsto por la ley. Este derecho no se aplica a las reparaciones urgentes que usted nos pida expresamente. Si nos pide empezar antes y después desiste, deberá abonar la parte ya prestada del servicio. El plazo de preaviso de los servicios continuados figura en el presupuesto.',
        ],
      },
      {
        heading: 'Ley aplicable',
        paragraphs: [
          'Nuestros contratos se rigen por la ley española. Como consumidor conserva la protección de la ley del país donde reside y puede acudir a sus tribunales. Puede enviarnos cualquier reclamación a {email}. También tiene a su disposición hojas de reclamaciones oficiales. Estas condiciones existen en varios idiomas; para usted rige el texto en el idioma de su presupuesto.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Política de cookies',
    intro: 'Este sitio web no instala cookies para rastrearle, medir visitas ni mostrar publicidad.',
    sections: [
      {
        heading: 'Por qué no le pedimos consentimiento',
        paragraphs: [
          'En su navegador no se guarda nada que sirva para rastrearle ni se carga contenido de terceros. Lo que sí se guarda es necesario para algo que usted solicita, y para eso la ley no exige consentimiento.',
        ],
      },
      {
        heading: 'Qué se guarda en su navegador',
        paragraphs: ['Solo en su propio dispositivo y solo si utiliza la función:'],
        list: [
          'El idioma que ha elegido (lang, almacenamiento local, hasta que lo borre).',
          'Constancia de que esa elección se comprobó una vez (lang_reset, almacenamiento local).',
          'Constancia de que la página de inicio le llevó una vez a su idioma (lang_followed, almacenamiento de sesión).',
          'Constancia de que cerró la sugerencia de otro idioma (lang_suggestion, almacenamiento local).',
          'Constancia de que cerró un aviso (notice, almacenamiento local).',
          'Los extras que ha marcado, en cuanto pide un presupuesto (quote, almacenamiento de sesión, hasta que el mensaje se envíe o cierre la pestaña).',
          'Lo que escribe en el formulario de contacto, para que no se pierda al recargar la página (enquiry, almacenamiento de sesión, hasta que se envíe o cierre la pestaña).',
          'Para la redacción: su inicio de sesión (admin_token y sb-…-auth-token, almacenamiento local, hasta que cierre la sesión).',
          'Para la redacción: la dirección del webhook que indique (contact_webhook, almacenamiento local, hasta que cierre la sesión).',
          'Para la redacción: el artículo que está escribiendo (new-article) y los cambios de un artículo aún sin guardar (post:… con su dirección; almacenamiento local, hasta que los guarde o los descarte).',
          'Para la redacción: los cambios de los datos de la empresa aún sin guardar (business; almacenamiento local, hasta que los guarde o los descarte) y el paso de la configuración en que se encuentra (first-hour; hasta que se cierre la pestaña).',
          'Para la redacción: su idioma (desk-lang), el nombre con el que firma la revisión de los textos (reviewer) y lo que ha enviado a la web y aún no aparece en ella (on-its-way; almacenamiento local o de sesión, hasta que lo borre).',
        ],
      },
      {
        heading: 'Cómo borrarlo',
        paragraphs: [
          'En los ajustes de su navegador puede ver y borrar los datos de los sitios web. La web seguirá funcionando igual.',
        ],
      },
      {
        heading: 'Enlaces a otros sitios web',
        paragraphs: [
          'Si abre WhatsApp o el sitio web de un colaborador, se aplican las condiciones de ese sitio.',
        ],
      },
    ],
  },
  legal: {
    title: 'Aviso legal',
    intro: 'Quién está detrás de este sitio web y qué se aplica a su uso.',
    sections: [
      {
        heading: 'Titular',
        paragraphs: [
          'El titular de este sitio web es {name}, {street}, {town}, {island}, España. Número de identificación fiscal: {taxNumber}. Correo electrónico: {email}. Teléfono: {phone}.',
        ],
      },
      {
        heading: 'Finalidad del sitio web',
        paragraphs: [
          'Este sitio web informa sobre nuestros servicios para viviendas en {island} y sobre cómo ponerse en contacto con nosotros. A través de él no se celebran contratos.',
        ],
      },
      {
        heading: 'Contenido',
        paragraphs: [
          'Elaboramos los contenidos con cuidado, pero no podemos descartar que alguno esté incompleto o desactualizado. Los artículos del blog son información general, no asesoramiento para su caso concreto. Los textos escritos o traducidos por IA que nadie ha revisado se indican como tales.',
        ],
      },
      {
        heading: 'Propiedad intelectual',
        paragraphs: [
          'Los textos, los dibujos y el diseño de este sitio web están protegidos. Puede enlazarlo y citarlo indicando la fuente; para cualquier otro uso, pídanos permiso.',
        ],
      },
      {
        heading: 'Enlaces',
        paragraphs: ['Los titulares de los sitios web que enlazamos son responsables de su contenido.'],
      },
      {
        heading: 'Ley aplicable',
        paragraphs: [
          'Este sitio web se rige por la ley española, sin perjuicio de los derechos que le correspondan como consumidor en su país.',
        ],
      },
    ],
  },
};
