export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** The site’s address. Mails contain links to this address, and the mail service also has this address. */
  siteUrl?: string | undefined;
};
