import type { Locale } from '#core/locale.ts';

/** What an owner still has to fill in. Each value is easily seen for what it is, and none may be published. */
const placeholder = {
  name: 'Naam van het bedrijf',
  phone: '+34 000 000 000',
  chatNumber: '34000000000',
  email: 'naam@example.com',
  street: 'Straat en huisnummer',
  postalCode: '00000',
  town: 'Plaatsnaam',
  taxNumber: 'NIF 00000000',
  igj: 'IGJ-nummer',
  iso9001: 'ISO-certificaatnummer',
  partnerName: 'Naam van de partner',
  partnerUrl: 'https://partner.example.com/',
} as const;

/** Who the business is. Everything a visitor reads about it comes from here; prices live in core/quote/prices.ts. */
export const site: SiteConfig = {
  name: placeholder.name,
  phone: placeholder.phone,
  chatNumber: placeholder.chatNumber,
  email: placeholder.email,
  taxNumber: placeholder.taxNumber,
  address: {
    street: placeholder.street,
    postalCode: placeholder.postalCode,
    town: placeholder.town,
    island: 'Ibiza',
    countryCode: 'ES',
  },
  hours: { opens: '8:00', closes: '18:00' },
  // A business without the certificate says `null` here: then no badge is shown, and nothing is left to fill in.
  badges: { igj: placeholder.igj, iso9001: placeholder.iso9001 },
  partner: {
    name: placeholder.partnerName,
    url: placeholder.partnerUrl,
    texts: {
      nl: {
        tagline: 'Schone panelen, meer zon in huis',
        description:
          'Onze partner maakt zonnepanelen schoon op huizen op Ibiza. Zonder agressieve middelen, met aandacht voor het dak en voor uw tuin eronder.',
        features: [
          'Reiniging met zacht water en zachte borstels',
          'Controle op zichtbare schade aan panelen en kabels',
          'Veilig werken op het dak',
          'Op afspraak, ook als u er niet bent',
        ],
        recommendation:
          'Wij werken graag met een specialist die alleen dit doet. Wij openen de deur, zien erop toe dat alles netjes wordt achtergelaten en laten u weten dat het klaar is.',
      },
      en: {
        tagline: 'Clean panels, more sun in the house',
        description:
          'Our partner cleans solar panels on houses on Ibiza. Without aggressive products, with care for the roof and for the garden below it.',
        features: [
          'Cleaning with soft water and soft brushes',
          'A check for visible damage to panels and cables',
          'Safe work on the roof',
          'By appointment, also while you are away',
        ],
        recommendation:
          'We like to work with a specialist who does only this. We open the door, see that everything is left tidy and let you know when it is done.',
      },
      es: {
        tagline: 'Placas limpias, más sol en casa',
        description:
          'Nuestro colaborador limpia placas solares en casas de Ibiza. Sin productos agresivos y con cuidado por la cubierta y por el jardín que hay debajo.',
        features: [
          'Limpieza con agua blanda y cepillos suaves',
          'Revisión de daños visibles en placas y cables',
          'Trabajo seguro en la cubierta',
          'Con cita, también cuando usted no está',
        ],
        recommendation:
          'Nos gusta trabajar con un especialista que se dedica solo a esto. Abrimos la puerta, comprobamos que todo quede en orden y le avisamos cuando está terminado.',
      },
      de: {
        tagline: 'Saubere Module, mehr Sonne im Haus',
        description:
          'Unser Partner reinigt Solarmodule auf Häusern auf Ibiza. Ohne aggressive Mittel, mit Rücksicht auf das Dach und auf den Garten darunter.',
        features: [
          'Reinigung mit weichem Wasser und weichen Bürsten',
          'Kontrolle auf sichtbare Schäden an Modulen und Kabeln',
          'Sicheres Arbeiten auf dem Dach',
          'Nach Vereinbarung, auch wenn Sie nicht da sind',
        ],
        recommendation:
          'Wir arbeiten gern mit einem Spezialisten, der nur das macht. Wir öffnen die Tür, achten darauf, dass alles ordentlich hinterlassen wird, und geben Ihnen Bescheid, wenn es fertig ist.',
      },
    },
  },
};

/**
 * The settings that still hold a placeholder; a production build refuses to go out with any.
 * @example placeholdersLeft() // => ['name', 'phone', 'address.street', …]
 */
export const placeholdersLeft = (config: SiteConfig = site): string[] => placeholdersIn(config, '');

/**
 * The number of a certificate, if there really is one: a badge is shown only then.
 * @example certificateNumber('iso9001') // => undefined while the number is a placeholder
 */
export function certificateNumber(
  badge: keyof SiteConfig['badges'],
  config: SiteConfig = site,
): string | undefined {
  const number = config.badges[badge]?.trim();
  return number === undefined || number === '' || isPlaceholder(number) ? undefined : number;
}

const isPlaceholder = (value: string): boolean => Object.values(placeholder).some((text) => text === value);

function placeholdersIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placeholdersIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

export type SiteConfig = {
  name: string;
  /** As people write it, with the country code. */
  phone: string;
  /** Digits only, with the country code: it becomes part of the chat link. */
  chatNumber: string;
  /** The mailbox a visitor sees; where messages really go is a setting of the host. */
  email: string;
  taxNumber: string;
  address: { street: string; postalCode: string; town: string; island: string; countryCode: string };
  /** Office hours from Monday to Friday, island time. */
  hours: { opens: string; closes: string };
  badges: { igj: string | null; iso9001: string | null };
  partner: { name: string; url: string; texts: Record<Locale, PartnerTexts> };
};

export type PartnerTexts = {
  tagline: string;
  description: string;
  features: readonly [string, string, string, string];
  /** In the business's own voice; it quotes nobody. */
  recommendation: string;
};
