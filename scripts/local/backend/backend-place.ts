export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** The site’s address. Mails link to it, and the mail service at this address receives them. */
  siteUrl?: string | undefined;
};
