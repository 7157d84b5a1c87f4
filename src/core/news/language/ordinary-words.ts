import type { Locale } from '../../locale.ts';
import { folded } from './read-words.ts';

/**
 * Whether a word at the beginning of a sentence, where any has a capital, is an ordinary one of the news and no name. Dutch
 * ones may be the end of a compound.
 * @example isOrdinaryBeginning('weerdienst', 'nl') // => true
 */
export const isOrdinaryBeginning = (word: string, locale: Locale): boolean =>
  words[locale].has(word) ||
  (locale === 'nl' &&
    [...words.nl].some((end) => end.length >= 5 && word.length >= end.length + 3 && word.endsWith(end)));

const listed = (text: string): Set<string> => new Set(folded(text).trim().split(/\s+/));

const words: Record<Locale, Set<string>> = {
  en: listed(`
    residents visitors passengers travellers tourists companies businesses owners drivers pupils students teachers parents
    police firefighters workers employees neighbours families people children tickets buses boats ferries flights works
    work construction traffic prices rents hotels restaurants shops schools beaches roads streets parking water electricity
    rain wind storms temperatures organisers volunteers experts authorities officials politicians councillors farmers
    fishermen motorists cyclists pedestrians guests landlords tenants customers members applications admission entry access
    registration opening repairs plans talks`),
  nl: listed(`
    dienst diensten nummer bedrijf bedrijven gemeente gemeenten bestuur overheid inwoners bewoners bezoekers reizigers
    passagiers toeristen leerlingen ouders studenten leraren politie brandweer medewerkers werknemers buren gezinnen mensen
    kinderen kaartjes bussen boten schepen vluchten werken werkzaamheden verkeer prijzen huren hotels restaurants winkels
    scholen stranden wegen straten water elektriciteit regen storm temperaturen organisatoren vrijwilligers deskundigen
    boeren vissers automobilisten fietsers voetgangers gasten verhuurders huurders klanten leden toegang inschrijving
    opening plannen eigenaren ondernemers kosten nummers vergunningen projecten gebouwen havens leidingen lijnen`),
  es: listed(`
    vecinos residentes visitantes pasajeros viajeros turistas empresas empresarios propietarios conductores alumnos
    estudiantes profesores padres policías bomberos trabajadores empleados familias personas niños entradas autobuses barcos
    vuelos obras trabajos tráfico precios alquileres hoteles restaurantes tiendas escuelas colegios playas carreteras agua
    electricidad lluvia viento temporal temperaturas organizadores voluntarios expertos autoridades técnicos políticos
    agricultores pescadores ciclistas peatones huéspedes inquilinos clientes socios emergencias inscripciones solicitudes
    representantes responsables cerca`),
  // In German a noun is known anywhere; see german-nouns.ts.
  de: listed(''),
};
