/**
 * Real services of a local Supabase project, which replace our stand-ins one by one. Only `npm test -- services` reads
 * these variables, because its tests empty the database.
 */
export function realServices(env: Record<string, string | undefined>): RealServices {
  const required = (name: string): string => {
    const value = env[name] ?? '';
    if (value === '') throw new Error(`${name} is missing: CONTRIBUTING.md lists what \`services\` needs.`);
    return value;
  };
  const local = (name: string, value: string): string => {
    const { hostname } = URL.canParse(value) ? new URL(value) : { hostname: '' };
    if (['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return value.replace(/\/$/, '');
    throw new Error(`${name} must be on this machine, because the tests delete everything in the project.`);
  };
  const optional = (name: string): string | undefined => {
    const value = env[name] ?? '';
    return value === '' ? undefined : local(name, value);
  };
  const authUrl = optional('AUTH_URL');
  return {
    databaseUrl: local('DATABASE_URL', required('DATABASE_URL')),
    jwtSecret: required('JWT_SECRET'),
    authUrl,
    storageUrl: optional('STORAGE_URL'),
    restUrl: optional('REST_URL'),
    mailpitUrl: authUrl === undefined ? undefined : local('MAILPIT_URL', required('MAILPIT_URL')),
    apiKey: env['PUBLISHABLE_KEY'],
    authLacks: (env['AUTH_LACKS'] ?? '').split(' '),
  };
}

export type RealServices = {
  /** With a user who has all rights. */
  databaseUrl: string;
  jwtSecret: string;
  authUrl: string | undefined;
  storageUrl: string | undefined;
  restUrl: string | undefined;
  /** Receives the mails of Auth. */
  mailpitUrl: string | undefined;
  /** For a gateway in front of the services. A service that is called directly needs none. */
  apiKey: string | undefined;
  /** What this Auth cannot do where it runs: `leaked-passwords` without a network. */
  authLacks: string[];
};
