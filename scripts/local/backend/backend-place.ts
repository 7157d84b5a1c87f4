export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** Links in mails begin with the site’s address, and the local mail service is at this address too. */
  siteUrl?: string | undefined;
};
