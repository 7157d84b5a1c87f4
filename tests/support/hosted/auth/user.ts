import type { AuthDeps } from './caller.ts';

/** Returns an account as Auth’s API shows it. */
export async function userOf({ database }: Pick<AuthDeps, 'database'>, id: string): Promise<object> {
  const [user] = await database.query(
    `select account.id, account.aud, account.role, account.email, account.email_confirmed_at, account.email_confirmed_at as confirmed_at,
        nullif(account.email_change, '') as new_email, account.last_sign_in_at, account.created_at, account.updated_at,
        account.raw_app_meta_data as app_metadata, coalesce(account.raw_user_meta_data, '{}') as user_metadata,
        account.is_anonymous, account.banned_until,
        (select coalesce(json_agg(json_build_object(
          'id', factor.id, 'friendly_name', factor.friendly_name, 'factor_type', factor.factor_type,
          'status', factor.status, 'created_at', factor.created_at, 'updated_at', factor.updated_at
        )), '[]') from auth.mfa_factors factor where factor.user_id = account.id) as factors,
        (select coalesce(json_agg(json_build_object(
          'identity_id', identity.id, 'id', identity.provider_id, 'user_id', identity.user_id,
          'provider', identity.provider, 'identity_data', identity.identity_data
        )), '[]') from auth.identities identity where identity.user_id = account.id) as identities
      from auth.users account where account.id = $1`,
    [id],
  );
  const { factors, ...rest } = user ?? {};
  return Array.isArray(factors) && factors.length > 0 ? { ...rest, factors } : rest;
}

export async function insertUser(
  { database }: Pick<AuthDeps, 'database'>,
  { email, hash, isConfirmed }: { email: string; hash: string; isConfirmed: boolean },
): Promise<string | undefined> {
  const [made] = await database.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, created_at, updated_at)
      values (gen_random_uuid(), 'authenticated', 'authenticated', lower($1), $2, case when $3 then now() end,
        '{"provider": "email", "providers": ["email"]}', now(), now())
      on conflict do nothing returning id`,
    [email, hash, isConfirmed],
  );
  if (made === undefined) return undefined;
  const id = String(made['id']);
  await database.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
      values ($1::text, $1::uuid, json_build_object('sub', $1::text, 'email', lower($2::text)), 'email', now(), now())`,
    [id, email],
  );
  return id;
}
