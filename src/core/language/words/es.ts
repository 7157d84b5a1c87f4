import { counting, words, type LanguageWords } from './words-of-language.ts';

export const es: LanguageWords = {
  name: 'Spanish',
  style: 'Spanish of Spain (usted)',
  usualTopic: 'Dejar bien preparada su casa de Ibiza antes de marcharse',
  stopWords: words(`
    a además ahora al algo alguna algunas alguno algunos ante antes apenas aquel aquella aquellos aquí así aún aunque
    bajo bien cada casi como con contra cual cuales cualquier cuando cuanto cuya cuyo da de debe deben debido del
    desde después dicha dicho donde durante e el él ella ellas ello ellos en entonces entre era eran es esa esas ese
    eso esos esta está estaba estaban están estar estas este esto estos fue fueron fuera gracias ha había habían hace
    hacen hacer hacia han hasta hay hecho igual incluso la las le les lo los luego mas más mayor me mediante mejor
    menos mi mientras misma mismo mucha muchas mucho muchos muy nada nadie ni ningún ninguna no nos nosotros nueva
    nuevas nuevo nuevos nunca o os otra otras otro otros para parte pero poca poco pocos podrá podrán por porque
    primer primera primero próxima próximo pueda pueden puede pues que qué quien quienes salvo se sea según ser será
    serán si sí sido siempre sin sino sobre solo sólo son su sus tal también tampoco tan tanto te tendrá tener tiene
    tienen toda todas todavía todo todos tras tu un una unas uno unos usted ustedes va van varias varios vez y ya yo
    conviene debes lugar menudo necesita sabe suele tiempo`),
  numbers: {
    decimal: ',',
    one: words('un uno una primer primero primera'),
    // Includes Catalan words, because a news report may be in Catalan.
    counting: counting(`
      2=dos|segundo|segunda 3=tres|tercer|tercero|tercera 4=cuatro|cuarto|cuarta 5=cinco|quinto|quinta
      6=seis|sexto|sexta 7=siete|séptimo|séptima 8=ocho|octavo|octava 9=nueve|noveno|novena
      10=diez|décimo|décima|decena 11=once 12=doce|docena 13=trece 14=catorce 15=quince 16=dieciséis 17=diecisiete
      18=dieciocho 19=diecinueve 20=veinte|veintena 21=veintiuno|veintiún|veintiuna 22=veintidós 23=veintitrés
      24=veinticuatro 25=veinticinco 26=veintiséis 27=veintisiete 28=veintiocho 29=veintinueve 30=treinta|treintena
      40=cuarenta|cuarentena 50=cincuenta|cincuentena 60=sesenta 70=setenta 80=ochenta 90=noventa
      100=cien|ciento|centenar 200=doscientos|doscientas 300=trescientos|trescientas 400=cuatrocientos|cuatrocientas
      500=quinientos|quinientas 600=seiscientos|seiscientas 700=setecientos|setecientas 800=ochocientos|ochocientas
      900=novecientos|novecientas 1000=mil 1000000=millón|millones 0.5=mitad
      4=quatre 5=cinc 6=sis 7=set 8=vuit 9=nou 10=deu 11=onze 12=dotze 20=vint 30=trenta 40=quaranta 50=cinquanta
      60=seixanta 70=setanta 80=vuitanta 90=noranta 100=cent 1000000=milió|milions 2=doble|duplica|duplicará|duplicarán|duplicado|duplicar|duplicó|duplican`),
    money: { '€': 'euros?', $: 'd[oó]lar(?:es)?', '£': 'libras?' },
  },
  time: {
    yesterday: 'ayer|anoche|anteayer',
    soon: 'hoy|esta mañana|esta tarde|esta noche|(?<!(?:la|cada|media|esta) )mañana(?!s)|pasado mañana',
    recently:
      'recientemente|(?:la semana|el mes|el verano|el invierno|el año) pasad[oa]|est[ea] (?:año|temporada|semana|mes)',
    hour: 'horas',
  },
  nounsHaveCapitals: false,
  otherNames:
    'Países|Bajos|Holanda|Bélgica|Alemania|Inglaterra|Reino|Unido|Gran|Bretaña|Francia|España|Italia|Portugal|Suiza|Austria|Europa|Unión|Europea|Cataluña|Baleares|Pitiusas|Mediterráneo|Navidad\\w*|Semana|Santa|Pascua|Pentecostés|Año|Nuevo|Nochevieja|Nochebuena|Reyes|Viernes|América|África|Sáhara|Norte|Sur|Internet|Wi-?[Ff]i|Bluetooth',
  informal:
    'tú|tus?|ti|te|contigo|vosotr[oa]s|vuestr[oa]s?|haz|ten|pon|puedes|quieres|tienes|debes|necesitas|eres|estás|sabes|verás|\\p{L}+(?:[aei]rás)|ll[aá]ma(?:nos|me)|escr[ií]be(?:nos|me)|d[ií](?:nos|me)|env[ií]a(?:nos|me)',
};
