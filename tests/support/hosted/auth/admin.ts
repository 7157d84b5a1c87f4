import { randomBytes } from 'node:crypto';
import { newRecovery } from './account.ts';
import { requireAdmin, type AuthDeps } from './caller.ts';
import { AuthError, textOf, type Input } from './error.ts';
import { hashOf, requireStrong } from './password.ts';
import { insertUser, userOf } from './user.ts';

/** The admin API, which can change any account. Only requests with the secret key may use it. */
export function adminActions(deps: AuthDeps) {
  const { database, settings } = deps;
  const actions: Record<string, (input: Input, request: Request) => Promise<Response>> = {
    'GET /admin/users': list,
    'POST /admin/users': create,
    'GET /admin/users/*': async (_, request) => Response.json(await userOf(deps, await idOf(request))),
    'PUT /admin/users/*': change,
    'DELETE /admin/users/*': remove,
    'GET /admin/users/*/factors': factors,
    'DELETE /admin/users/*/factors/*': removeFactor,
    'POST /admin/generate_link': generateLink,
  };

  async function list(_: Input, request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const size = Number(searchParams.get('per_page') ?? '') || 50;
    const from = ((Number(searchParams.get('page') ?? '') || 1) - 1) * size;
    const rows = await database.query(
      'select id from auth.users order by created_at desc limit $1 offset $2',
      [size, from],
    );
    const users = [];
    for (const { id } of rows) users.push(await userOf(deps, String(id)));
    return Response.json({ users, aud: 'authenticated' });
  }

  /** Creates an account without checking the password's strength, as the real service does. */
  async function create(input: Input): Promise<Response> {
    const [email, password] = [textOf(input, 'email'), textOf(input, 'password')];
    if (email === '')
      throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
    if (Buffer.byteLength(password) > 72)
      throw new AuthError(400, 'validation_failed', 'bcrypt: password length exceeds 72 bytes');
    const hash = hashOf(password === '' ? randomBytes(32).toString('hex') : password);
    const id = await insertUser(deps, { email, hash, isConfirmed: input['email_confirm'] === true });
    if (id === undefined)
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    return Response.json(await userOf(deps, id));
  }

  async function change(input: Input, request: Request): Promise<Response> {
    const id = await idOf(request);
    const password = textOf(input, 'password');
    if (input['password'] !== undefined) requireStrong(password, settings);
    await database.query(
      `update auth.users set updated_at = now(),
          email = coalesce(nullif(lower($2), ''), email),
          encrypted_password = coalesce($3, encrypted_password),
          email_confirmed_at = case when $4 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
          banned_until = case when $5 = 'none' then null else banned_until end
        where id = $1`,
      [
        id,
        textOf(input, 'email'),
        password === '' ? null : hashOf(password),
        input['email_confirm'] === true,
        textOf(input, 'ban_duration'),
      ],
    );
    if (password !== '') await database.query('delete from auth.sessions where user_id = $1', [id]);
    return Response.json(await userOf(deps, id));
  }

  async function remove(_: Input, request: Request): Promise<Response> {
    await database.query('delete from auth.users where id = $1', [await idOf(request)]);
    return Response.json({});
  }

  async function factors(_: Input, request: Request): Promise<Response> {
    const rows = await database.query(
      'select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors where user_id = $1',
      [await idOf(request)],
    );
    return Response.json(rows);
  }

  async function removeFactor(_: Input, request: Request): Promise<Response> {
    const factor = /\/factors\/([^/]+)/.exec(new URL(request.url).pathname)?.[1];
    const gone = await database.query(
      'delete from auth.mfa_factors where id = $1 and user_id = $2 returning id, factor_type, status',
      [factor, await idOf(request)],
    );
    if (gone[0] === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    return Response.json(gone[0]);
  }

  async function generateLink(input: Input): Promise<Response> {
    const type = textOf(input, 'type');
    if (type !== 'recovery' && type !== 'magiclink')
      throw new AuthError(400, 'validation_failed', `Invalid email action link type requested: ${type}`);
    const [known] = await database.query('select id from auth.users where email = lower($1)', [
      textOf(input, 'email'),
    ]);
    if (known === undefined) throw new AuthError(404, 'user_not_found', 'User with this email not found');
    const hashed_token = await newRecovery(deps, String(known['id']));
    return Response.json({
      ...(await userOf(deps, String(known['id']))),
      action_link: `http://localhost/auth/v1/verify?token=${hashed_token}&type=${type}`,
      email_otp: '000000',
      hashed_token,
      redirect_to: textOf(input, 'redirect_to'),
      verification_type: type,
    });
  }

  async function idOf(request: Request): Promise<string> {
    const id = /^\/admin\/users\/([^/]+)/.exec(new URL(request.url).pathname)?.[1];
    const [known] = await database.query('select id from auth.users where id::text = $1', [id]);
    if (known === undefined) throw new AuthError(404, 'user_not_found', 'User not found');
    return String(known['id']);
  }

  return async (action: string, input: Input, request: Request): Promise<Response> => {
    requireAdmin(deps, request);
    const known = actions[action];
    return known === undefined ? new Response('404 page not found', { status: 404 }) : known(input, request);
  };
}
