import { locales, type Locale } from '#core/locale.ts';
import { filled } from './story-days.ts';

/**
 * Six invented reports, their facts, and two wordings of each fact in four languages. They tell of days around
 * `published`, so that the product accepts them as news on any day.
 */
export const storiesOn = (published: Date): Story[] =>
  templates.map(({ item, titles, facts }) => {
    const filledIn = (language: Locale) => (text: string) => filled(text, { published, language });
    return {
      item: { ...item, summary: filledIn(item.language)(item.summary) },
      titles,
      facts: facts.map(({ quote, tell }) => ({
        quote: filledIn(item.language)(quote),
        tell: Object.fromEntries(
          locales.map((language) => [language, tell[language].map(filledIn(language))]),
        ) as StoryFact['tell'],
      })),
    };
  });

const templates: Story[] = [
  {
    item: {
      id: 'puerto',
      title: 'El muelle norte de Cala Ensayo cierra por obras',
      summary:
        'La autoridad portuaria cerrará el muelle norte de Cala Ensayo del 3 al 14 de {month}. Las obras cuestan 240.000 euros y las realiza la empresa Obras Muestra. Durante las obras los barcos a Formentera salen del muelle sur. Los pasajeros no pagan más por el billete.',
      link: 'https://feed.example/puerto',
      source: 'Diario de Prueba',
      language: 'es',
    },
    titles: {
      en: 'The north pier of Cala Ensayo closes for works',
      nl: 'De noordelijke pier van Cala Ensayo sluit voor werkzaamheden',
      es: 'El muelle norte de Cala Ensayo cierra por obras',
      de: 'Der nördliche Anleger von Cala Ensayo schließt wegen Bauarbeiten',
    },
    facts: [
      {
        quote: 'La autoridad portuaria cerrará el muelle norte de Cala Ensayo del 3 al 14 de {month}',
        tell: {
          en: [
            'The port authority will close the north pier of Cala Ensayo from 3 to 14 {month}.',
            'From 3 to 14 {month} the north pier in Cala Ensayo stays closed, the port authority says.',
          ],
          nl: [
            'De havenautoriteit sluit de noordelijke pier van Cala Ensayo van 3 tot 14 {month}.',
            'Van 3 tot en met 14 {month} blijft de noordelijke pier in Cala Ensayo gesloten.',
          ],
          es: [
            'La autoridad portuaria cerrará el muelle norte de Cala Ensayo del 3 al 14 de {month}.',
            'Del 3 al 14 de {month}, el muelle norte de Cala Ensayo permanecerá cerrado.',
          ],
          de: [
            'Die Hafenbehörde schließt den nördlichen Anleger von Cala Ensayo vom 3. bis 14. {month}.',
            'Vom 3. bis zum 14. {month} bleibt der nördliche Anleger in Cala Ensayo geschlossen.',
          ],
        },
      },
      {
        quote: 'Las obras cuestan 240.000 euros y las realiza la empresa Obras Muestra',
        tell: {
          en: [
            'The works cost 240,000 euros and are done by the company Obras Muestra.',
            'For the works, which cost 240,000 euros, the company Obras Muestra has been hired.',
          ],
          nl: [
            'De werkzaamheden kosten 240.000 euro en worden uitgevoerd door het bedrijf Obras Muestra.',
            'Het bedrijf Obras Muestra doet de werkzaamheden, die 240.000 euro kosten.',
          ],
          es: [
            'Las obras cuestan 240.000 euros y las realiza la empresa Obras Muestra.',
            'La empresa Obras Muestra realiza las obras, que cuestan 240.000 euros.',
          ],
          de: [
            'Die Bauarbeiten kosten 240.000 Euro und werden von der Firma Obras Muestra ausgeführt.',
            'Für 240.000 Euro führt die Firma Obras Muestra die Bauarbeiten aus.',
          ],
        },
      },
      {
        quote: 'Durante las obras los barcos a Formentera salen del muelle sur',
        tell: {
          en: [
            'During the works the boats to Formentera leave from the south pier.',
            'Meanwhile the boats to Formentera leave from the south pier instead.',
          ],
          nl: [
            'Tijdens de werkzaamheden vertrekken de boten naar Formentera van de zuidelijke pier.',
            'Zolang de werkzaamheden duren, vertrekken boten naar Formentera vanaf de zuidelijke pier.',
          ],
          es: [
            'Durante las obras los barcos a Formentera salen del muelle sur.',
            'Mientras duran las obras, los barcos hacia Formentera salen desde el muelle sur.',
          ],
          de: [
            'Während der Bauarbeiten starten die Boote nach Formentera am südlichen Anleger.',
            'Die Boote nach Formentera starten in dieser Zeit vom südlichen Anleger.',
          ],
        },
      },
      {
        quote: 'Los pasajeros no pagan más por el billete',
        tell: {
          en: [
            'Passengers do not pay more for the ticket.',
            'For their ticket the passengers will not pay any more than before.',
          ],
          nl: [
            'Passagiers betalen niet meer voor hun ticket.',
            'Voor het ticket betalen de passagiers niets extra.',
          ],
          es: [
            'Los pasajeros no pagan más por el billete.',
            'Por el billete, los pasajeros no pagan nada más.',
          ],
          de: [
            'Die Fahrgäste zahlen für die Fahrkarte nicht mehr.',
            'Für ihre Fahrkarte zahlen die Fahrgäste nicht mehr als vorher.',
          ],
        },
      },
    ],
  },
  {
    item: {
      id: 'water',
      title: 'New water pipes for Villa Sample',
      summary:
        'The town council of Villa Sample will replace 18 kilometres of water pipes. Work starts on {works} and lasts seven months. According to engineer Laura Specimen, the network loses 22 percent of its water. Residents of the old quarter will have no water on Tuesday mornings.',
      link: 'https://feed.example/water',
      source: 'Island Test Post',
      language: 'en',
    },
    titles: {
      en: 'Villa Sample replaces its water pipes',
      nl: 'Villa Sample vervangt de waterleidingen',
      es: 'Villa Sample sustituye sus tuberías de agua',
      de: 'Villa Sample erneuert die Wasserleitungen',
    },
    facts: [
      {
        quote: 'The town council of Villa Sample will replace 18 kilometres of water pipes',
        tell: {
          en: [
            'The town council of Villa Sample will replace 18 kilometres of water pipes.',
            'In Villa Sample the town council replaces eighteen kilometres of pipes for water.',
          ],
          nl: [
            'De gemeente Villa Sample vervangt 18 kilometer waterleidingen.',
            'In Villa Sample vervangt de gemeente achttien kilometer aan leidingen.',
          ],
          es: [
            'El ayuntamiento de Villa Sample sustituirá 18 kilómetros de tuberías de agua.',
            'En Villa Sample, el ayuntamiento sustituye dieciocho kilómetros de tuberías.',
          ],
          de: [
            'Die Gemeinde Villa Sample erneuert 18 Kilometer Wasserleitungen.',
            'In Villa Sample erneuert die Gemeinde achtzehn Kilometer Leitungen.',
          ],
        },
      },
      {
        quote: 'Work starts on {works} and lasts seven months',
        tell: {
          en: [
            'Work starts on {works} and lasts seven months.',
            'The work will start on {worksDay} and last 7 months.',
          ],
          nl: [
            'Het werk begint op {works} en duurt zeven maanden.',
            'Op {worksDay} begint het werk, dat 7 maanden duurt.',
          ],
          es: [
            'Los trabajos empiezan el {works} y duran siete meses.',
            'El {worksDay} empiezan los trabajos, que duran 7 meses.',
          ],
          de: [
            'Die Arbeiten beginnen am {works}, und dauern sieben Monate.',
            'Am {worksDay} beginnen die Arbeiten, die 7 Monate dauern.',
          ],
        },
      },
      {
        quote: 'According to engineer Laura Specimen, the network loses 22 percent of its water',
        tell: {
          en: [
            'According to engineer Laura Specimen, the network loses 22 percent of its water.',
            'The network loses 22% of its water, engineer Laura Specimen says.',
          ],
          nl: [
            'Volgens ingenieur Laura Specimen verliest het netwerk 22 procent van zijn water.',
            'Het netwerk verliest 22% van het water, aldus ingenieur Laura Specimen.',
          ],
          es: [
            'Según la ingeniera Laura Specimen, la red pierde el 22 por ciento de su agua.',
            'La red pierde el 22 % del agua, según la ingeniera Laura Specimen.',
          ],
          de: [
            'Laut der Ingenieurin Laura Specimen verliert das Netz 22 Prozent seines Wassers.',
            'Das Netz verliert 22 % des Wassers, so die Ingenieurin Laura Specimen.',
          ],
        },
      },
      {
        quote: 'Residents of the old quarter will have no water on Tuesday mornings',
        tell: {
          en: [
            'Residents of the old quarter will have no water on Tuesday mornings.',
            'On Tuesday mornings there will be no water for residents of the old quarter.',
          ],
          nl: [
            'Bewoners van de oude wijk hebben op dinsdag in de ochtend geen water.',
            'In de ochtend van elke dinsdag hebben de bewoners van de oude wijk geen water.',
          ],
          es: [
            'Los vecinos del barrio antiguo no tendrán agua los martes por la mañana.',
            'Los martes por la mañana, el barrio antiguo se queda sin agua para los vecinos.',
          ],
          de: [
            'Die Anwohner im alten Viertel haben dienstags am Vormittag kein Wasser.',
            'Am Vormittag haben die Anwohner des alten Viertels dienstags kein Wasser.',
          ],
        },
      },
    ],
  },
  {
    item: {
      id: 'weg',
      title: 'Wanderweg zum Leuchtturm von Cala Versuch wieder offen',
      summary:
        'Der Wanderweg von Cala Versuch zum Leuchtturm ist nach den Regenfällen wieder offen. Freiwillige des Vereins Muster Natur haben 350 Meter Mauer repariert. Am {walk}, führt die Biologin Ana Probst kostenlos über den Weg. Hunde müssen an der Leine bleiben.',
      link: 'https://feed.example/weg',
      source: 'Testbote der Insel',
      language: 'de',
    },
    titles: {
      en: 'The path to the lighthouse of Cala Versuch is open again',
      nl: 'Het pad naar de vuurtoren van Cala Versuch is weer open',
      es: 'El sendero al faro de Cala Versuch vuelve a estar abierto',
      de: 'Der Wanderweg zum Leuchtturm von Cala Versuch ist wieder offen',
    },
    facts: [
      {
        quote: 'Der Wanderweg von Cala Versuch zum Leuchtturm ist nach den Regenfällen wieder offen',
        tell: {
          en: [
            'The path from Cala Versuch to the lighthouse is open again after the rain.',
            'After the rain, the path between Cala Versuch and the lighthouse is now open.',
          ],
          nl: [
            'Het wandelpad van Cala Versuch naar de vuurtoren is na de regen weer open.',
            'Na de regen is het pad tussen Cala Versuch en de vuurtoren opnieuw open.',
          ],
          es: [
            'El sendero de Cala Versuch al faro está de nuevo abierto tras las lluvias.',
            'Tras las lluvias, el camino entre Cala Versuch y el faro vuelve a estar abierto.',
          ],
          de: [
            'Der Wanderweg von Cala Versuch zum Leuchtturm ist nach den Regenfällen wieder offen.',
            'Nach den Regenfällen ist der Weg zwischen Cala Versuch und dem Leuchtturm wieder offen.',
          ],
        },
      },
      {
        quote: 'Freiwillige des Vereins Muster Natur haben 350 Meter Mauer repariert',
        tell: {
          en: [
            'Volunteers of the association Muster Natur have repaired 350 metres of wall.',
            'About the wall: volunteers of Muster Natur repaired 350 metres of it.',
          ],
          nl: [
            'Vrijwilligers van de vereniging Muster Natur hebben 350 meter muur hersteld.',
            'Door vrijwilligers van Muster Natur is 350 meter muur hersteld.',
          ],
          es: [
            'Los voluntarios de la asociación Muster Natur han reparado 350 metros de muro.',
            'Voluntarios de Muster Natur han reparado 350 metros del muro.',
          ],
          de: [
            'Freiwillige des Vereins Muster Natur haben 350 Meter Mauer repariert.',
            'Von Freiwilligen des Vereins Muster Natur wurden 350 Meter Mauer repariert.',
          ],
        },
      },
      {
        quote: 'Am {walk}, führt die Biologin Ana Probst kostenlos über den Weg',
        tell: {
          en: [
            'On {walk} the biologist Ana Probst guides visitors along the path, free of charge.',
            'The biologist Ana Probst guides people along the path free of charge on {walkDay}.',
          ],
          nl: [
            'Op {walk} leidt bioloog Ana Probst mensen gratis over het pad.',
            'De bioloog Ana Probst leidt op {walkDay} bezoekers gratis over het pad.',
          ],
          es: [
            'El {walk}, la bióloga Ana Probst guía gratis por el camino.',
            'La bióloga Ana Probst guía gratis a la gente por el camino el {walkDay}.',
          ],
          de: [
            'Am {walk}, führt die Biologin Ana Probst kostenlos über den Weg.',
            'Die Biologin Ana Probst führt am {walkDay} kostenlos über den Weg.',
          ],
        },
      },
      {
        quote: 'Hunde müssen an der Leine bleiben',
        tell: {
          en: ['Dogs have to stay on the lead.', 'On the path, dogs must stay on a lead.'],
          nl: ['Honden moeten aan de lijn blijven.', 'Voor honden geldt dat zij aan de lijn blijven.'],
          es: [
            'Los perros deben permanecer con correa.',
            'Con los perros, la correa debe permanecer puesta.',
          ],
          de: ['Hunde müssen an der Leine bleiben.', 'Für Hunde gilt, dass sie an der Leine bleiben.'],
        },
      },
    ],
  },
  {
    item: {
      id: 'school',
      title: 'Zonnepanelen voor basisschool De Proef',
      summary:
        'Basisschool De Proef in Sant Voorbeeld krijgt 120 zonnepanelen op het dak. De panelen leveren 40 procent van de stroom van de school. Leerlingen van groep acht meten elke week het verbruik. Het eilandbestuur betaalt 65.000 euro.',
      link: 'https://feed.example/school',
      source: 'Proefkrant Ibiza',
      language: 'nl',
    },
    titles: {
      en: 'Primary school De Proef gets solar panels',
      nl: 'Basisschool De Proef krijgt zonnepanelen',
      es: 'El colegio De Proef tendrá paneles solares',
      de: 'Die Grundschule De Proef bekommt Solarmodule',
    },
    facts: [
      {
        quote: 'Basisschool De Proef in Sant Voorbeeld krijgt 120 zonnepanelen op het dak',
        tell: {
          en: [
            'Primary school De Proef in Sant Voorbeeld gets 120 solar panels on the roof.',
            'On its roof, the school De Proef in Sant Voorbeeld gets 120 solar panels.',
          ],
          nl: [
            'Basisschool De Proef in Sant Voorbeeld krijgt 120 zonnepanelen op het dak.',
            'Op het dak van basisschool De Proef in Sant Voorbeeld komen 120 zonnepanelen.',
          ],
          es: [
            'El colegio De Proef de Sant Voorbeeld tendrá 120 paneles solares en el tejado.',
            'En el tejado del colegio De Proef, en Sant Voorbeeld, habrá 120 paneles solares.',
          ],
          de: [
            'Die Grundschule De Proef in Sant Voorbeeld bekommt 120 Solarmodule auf das Dach.',
            'Auf dem Dach der Grundschule De Proef in Sant Voorbeeld sind bald 120 Solarmodule.',
          ],
        },
      },
      {
        quote: 'De panelen leveren 40 procent van de stroom van de school',
        tell: {
          en: [
            'The panels supply 40 percent of the electricity of the school.',
            'With them, the panels supply 40% of the electricity that the school uses.',
          ],
          nl: [
            'De panelen leveren 40 procent van de stroom van de school.',
            'Van de stroom van de school leveren de panelen 40%.',
          ],
          es: [
            'Los paneles suministran el 40 por ciento de la electricidad del colegio.',
            'El 40 % de la electricidad del colegio la suministran los paneles.',
          ],
          de: [
            'Die Module liefern 40 Prozent des Stroms der Schule.',
            'Vom Strom der Schule liefern die Module 40 %.',
          ],
        },
      },
      {
        quote: 'Leerlingen van groep acht meten elke week het verbruik',
        tell: {
          en: [
            'Pupils of group eight measure the consumption every week.',
            'Every week the pupils of group 8 measure the consumption.',
          ],
          nl: [
            'Leerlingen van groep acht meten elke week het verbruik.',
            'Elke week meten de leerlingen van groep 8 het verbruik.',
          ],
          es: [
            'Los alumnos del grupo ocho miden cada semana el consumo.',
            'Cada semana, los alumnos del grupo 8 miden el consumo.',
          ],
          de: [
            'Schülerinnen und Schüler der Gruppe acht messen jede Woche den Verbrauch.',
            'Jede Woche messen die Schüler der Gruppe 8 den Verbrauch.',
          ],
        },
      },
      {
        quote: 'Het eilandbestuur betaalt 65.000 euro',
        tell: {
          en: [
            'The island council pays 65,000 euros.',
            'From the island council come 65,000 euros to pay for it.',
          ],
          nl: ['Het eilandbestuur betaalt 65.000 euro.', 'Door het eilandbestuur wordt 65.000 euro betaald.'],
          es: [
            'El gobierno insular paga 65.000 euros.',
            'Del gobierno insular salen 65.000 euros para pagarlo.',
          ],
          de: ['Der Inselrat zahlt 65.000 Euro.', 'Vom Inselrat kommen 65.000 Euro.'],
        },
      },
    ],
  },
  {
    item: {
      id: 'bus',
      title: 'La línea N4 llega al aeropuerto cada 30 minutos',
      summary:
        'La línea N4 de autobús une Cala Ensayo con el aeropuerto cada 30 minutos a partir del 1 de {month}. El billete cuesta 2,50 euros y es gratis para menores de 12 años. El consejero Marc Modelo presentó el servicio el jueves. «Queremos que nadie vuelva a casa en coche después de una fiesta», dijo Modelo.',
      link: 'https://feed.example/bus',
      source: 'Diario de Prueba',
      language: 'es',
    },
    titles: {
      en: 'Bus line N4 goes to the airport every 30 minutes',
      nl: 'Buslijn N4 rijdt elke 30 minuten naar de luchthaven',
      es: 'La línea N4 llega al aeropuerto cada 30 minutos',
      de: 'Die Buslinie N4 fährt alle 30 Minuten zum Flughafen',
    },
    facts: [
      {
        quote:
          'La línea N4 de autobús une Cala Ensayo con el aeropuerto cada 30 minutos a partir del 1 de {month}',
        tell: {
          en: [
            'From 1 {month} bus line N4 connects Cala Ensayo with the airport every 30 minutes.',
            'Every 30 minutes, bus line N4 will connect Cala Ensayo with the airport from 1 {month}.',
          ],
          nl: [
            'Vanaf 1 {month} verbindt buslijn N4 Cala Ensayo elke 30 minuten met de luchthaven.',
            'Elke 30 minuten verbindt buslijn N4 vanaf 1 {month} Cala Ensayo met de luchthaven.',
          ],
          es: [
            'La línea N4 de autobús une Cala Ensayo con el aeropuerto cada 30 minutos desde el 1 de {month}.',
            'Desde el 1 de {month}, cada 30 minutos, la línea N4 une Cala Ensayo y el aeropuerto.',
          ],
          de: [
            'Ab dem 1. {month} verbindet die Buslinie N4 Cala Ensayo alle 30 Minuten mit dem Flughafen.',
            'Alle 30 Minuten verbindet die Linie N4 ab 1. {month} Cala Ensayo mit dem Flughafen.',
          ],
        },
      },
      {
        quote: 'El billete cuesta 2,50 euros y es gratis para menores de 12 años',
        tell: {
          en: [
            'The ticket costs 2.50 euros and is free for children under 12 years.',
            'For children under twelve years the ticket is free, for others it costs €2.50.',
          ],
          nl: [
            'Het kaartje kost 2,50 euro en is gratis voor kinderen onder 12 jaar.',
            'Voor kinderen onder twaalf jaar is het kaartje gratis, voor anderen kost het € 2,50.',
          ],
          es: [
            'El billete cuesta 2,50 euros y es gratis para menores de 12 años.',
            'Para menores de doce años el billete es gratis; para los demás cuesta 2,50 euros.',
          ],
          de: [
            'Die Fahrkarte kostet 2,50 Euro und ist für Kinder unter 12 Jahren kostenlos.',
            'Für Kinder unter zwölf Jahren ist die Fahrkarte kostenlos, sonst kostet sie 2,50 Euro.',
          ],
        },
      },
      {
        quote: 'El consejero Marc Modelo presentó el servicio el jueves',
        tell: {
          en: [
            'The councillor Marc Modelo presented the service on {shown}.',
            'On Thursday, councillor Marc Modelo presented the service.',
          ],
          nl: [
            'Bestuurder Marc Modelo presenteerde de dienst op {shown}.',
            'Op donderdag presenteerde bestuurder Marc Modelo de dienst.',
          ],
          es: [
            'El consejero Marc Modelo presentó el servicio el {shown}.',
            'El jueves, el consejero Marc Modelo presentó este servicio.',
          ],
          de: [
            'Inselrat Marc Modelo stellte das Angebot am {shown}, vor.',
            'Am Donnerstag stellte Inselrat Marc Modelo das Angebot vor.',
          ],
        },
      },
      {
        quote: '«Queremos que nadie vuelva a casa en coche después de una fiesta», dijo Modelo',
        tell: {
          en: [
            'Nobody should return home by car after a party, said Modelo.',
            'After a party, nobody should go home by car, in the words of Modelo.',
          ],
          nl: [
            'Niemand moet na een feest met de auto naar huis, aldus Modelo.',
            'Na een feest moet niemand met de auto naar huis terugrijden, zei Modelo.',
          ],
          es: [
            '«Queremos que nadie vuelva a casa en coche después de una fiesta», dijo Modelo.',
            'Según Modelo, la idea es que nadie vuelva a casa en coche después de una fiesta.',
          ],
          de: [
            'Niemand soll nach einer Feier mit dem Auto nach Hause fahren, sagte Modelo.',
            'Nach einer Feier soll niemand mit dem Auto nach Hause zurückfahren, so Modelo.',
          ],
        },
      },
    ],
  },
  {
    item: {
      id: 'market',
      title: 'Winter market opens on Sample Square',
      summary:
        'The winter market on Sample Square opens on 5 {month} with 60 stalls. Local farmers sell olive oil, honey and almonds. The organiser, the association Mercat Model, expects 9,000 visitors. The market closes at 8 p.m. and stays open until 6 {monthAfter}.',
      link: 'https://feed.example/market',
      source: 'Island Test Post',
      language: 'en',
    },
    titles: {
      en: 'The winter market on Sample Square opens with 60 stalls',
      nl: 'De wintermarkt op Sample Square opent met 60 kramen',
      es: 'El mercado de invierno de Sample Square abre con 60 puestos',
      de: 'Der Wintermarkt am Sample Square öffnet mit 60 Ständen',
    },
    facts: [
      {
        quote: 'The winter market on Sample Square opens on 5 {month} with 60 stalls',
        tell: {
          en: [
            'The winter market on Sample Square opens on 5 {month} with 60 stalls.',
            'With sixty stalls, the winter market opens on Sample Square on 5 {month}.',
          ],
          nl: [
            'De wintermarkt op Sample Square opent op 5 {month} met 60 kramen.',
            'Met zestig kramen opent de wintermarkt op 5 {month} op Sample Square.',
          ],
          es: [
            'El mercado de invierno de Sample Square abre el 5 de {month} con 60 puestos.',
            'Con sesenta puestos, el mercado de invierno abre el 5 de {month} en Sample Square.',
          ],
          de: [
            'Der Wintermarkt am Sample Square öffnet am 5. {month} mit 60 Ständen.',
            'Mit sechzig Ständen öffnet der Wintermarkt am 5. {month} am Sample Square.',
          ],
        },
      },
      {
        quote: 'Local farmers sell olive oil, honey and almonds',
        tell: {
          en: [
            'Local farmers sell olive oil, honey and almonds.',
            'There, farmers sell their olive oil, their honey and almonds.',
          ],
          nl: [
            'Lokale boeren verkopen olijfolie, honing en amandelen.',
            'Olijfolie, honing en amandelen worden verkocht door boeren.',
          ],
          es: [
            'Los agricultores locales venden aceite, miel y almendras.',
            'Aceite, miel y almendras los venden los agricultores locales.',
          ],
          de: [
            'Örtliche Landwirte verkaufen Olivenöl, Honig und Mandeln.',
            'Olivenöl, Honig und Mandeln verkaufen dort die Landwirte.',
          ],
        },
      },
      {
        quote: 'The organiser, the association Mercat Model, expects 9,000 visitors',
        tell: {
          en: [
            'The organiser, the association Mercat Model, expects 9,000 visitors.',
            'About nine thousand visitors are expected by the association Mercat Model.',
          ],
          nl: [
            'De organisator, de vereniging Mercat Model, verwacht 9.000 bezoekers.',
            'Negenduizend bezoekers verwacht de vereniging Mercat Model.',
          ],
          es: [
            'La organizadora, la asociación Mercat Model, espera 9.000 visitantes.',
            'La asociación Mercat Model espera a nueve mil visitantes.',
          ],
          de: [
            'Der Veranstalter, der Verein Mercat Model, erwartet 9.000 Besucher.',
            'Der Verein Mercat Model erwartet neuntausend Besucher.',
          ],
        },
      },
      {
        quote: 'The market closes at 8 p.m. and stays open until 6 {monthAfter}',
        tell: {
          en: [
            'The market closes at 8 p.m. and stays open until 6 {monthAfter}.',
            'Until 6 {monthAfter} the market is open, and it closes at 20:00.',
          ],
          nl: [
            'De markt sluit om 20.00 uur en blijft open tot 6 {monthAfter}.',
            'Tot 6 {monthAfter} is de markt open; hij sluit om 8 uur ’s avonds.',
          ],
          es: [
            'El mercado cierra a las 20 horas y sigue abierto hasta el 6 de {monthAfter}.',
            'Hasta el 6 de {monthAfter} el mercado está abierto y cierra a las 8 de la tarde.',
          ],
          de: [
            'Der Markt schließt um 20 Uhr und ist bis zum 6. {monthAfter} geöffnet.',
            'Bis zum 6. {monthAfter} ist der Markt geöffnet und schließt um 20.00 Uhr.',
          ],
        },
      },
    ],
  },
];

type Texts<Value> = Record<Locale, Value>;

export type Story = {
  item: { id: string; title: string; summary: string; link: string; source: string; language: Locale };
  titles: Texts<string>;
  facts: StoryFact[];
};

export type StoryFact = {
  quote: string;
  tell: Texts<[string, string]>;
};
