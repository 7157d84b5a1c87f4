export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** Mails link to this address, and the mail service at this address receives them. */
  siteUrl?: string | undefined;
};
