/** A refusal of the imitated Auth, with the status, code and message of the real one. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reasons: string[] | undefined;

  constructor(status: number, code: string, message: string, reasons?: string[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

/** Uses the format of the API version that the client requests. */
export function errorAnswer({ status, code, message, reasons }: AuthError, request: Request): Response {
  const weak = reasons === undefined ? {} : { weak_password: { reasons } };
  const version = request.headers.get('x-supabase-api-version');
  return version === '2024-01-01'
    ? Response.json(
        { code, message, ...weak },
        { status, headers: { 'x-supabase-api-version': version, 'x-sb-error-code': code } },
      )
    : Response.json({ code: status, error_code: code, msg: message, ...weak }, { status });
}

export async function inputOf(request: Request): Promise<Input> {
  const text = await request.text();
  if (text === '') return {};
  try {
    return JSON.parse(text) as Input;
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

export type Input = { [name: string]: unknown };

/** Returns '' if the field is missing or not a text. */
export const textOf = (input: Input, name: string): string => {
  const value = input[name];
  return typeof value === 'string' ? value : '';
};
