import { localeOfPath, localisedPath, sharedPath } from '../paths.ts';

/** Finds the section of the home page that a missing path names: for '/de/preise', returns '/de#pricing'. */
export function sectionPath(path: string): string | undefined {
  const section = sections.get(sharedPath(path).slice(1));
  return section && `${localisedPath({ path: '/', locale: localeOfPath(path) })}#${section}`;
}

/** Names for sections of the home page, in all languages, that visitors may type and other sites may link to. */
const sections = new Map(
  Object.entries({
    pricing: ['prices', 'pricing', 'prijzen', 'tarieven', 'precios', 'tarifas', 'preise'],
    contact: ['contact', 'contacto', 'kontakt'],
    about: ['about', 'about-us', 'over-ons', 'sobre-nosotros', 'ueber-uns'],
    services: ['services', 'diensten', 'servicios', 'leistungen'],
  }).flatMap(([section, names]) => names.map((name) => [name, section])),
);
