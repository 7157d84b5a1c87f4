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
  /** The dictionaries describe it under `partner`. */
  partner: { name: string; url: string };
};
