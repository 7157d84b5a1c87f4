export type BackendKeys = { jwtSecret: string; publishableKey: string; secretKey: string };

export type BackendPlace = {
  localDir: string;
  keys: BackendKeys;
  /** The URL of the site. Links in mails begin with it, and the backend sends its mails to a service below it. */
  siteUrl?: string | undefined;
};
