/** Sends bytes and reports progress, which `fetch` cannot. Resolves to undefined if the server is unreachable. */
export function sendBytes(
  bytes: Blob,
  { to, headers, onSent, signal }: Sending,
): Promise<Received | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open('POST', to);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total));
    request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }));
    request.addEventListener('error', () => resolve(undefined));
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp));
    signal.throwIfAborted();
    signal.addEventListener('abort', giveUp);
    request.send(bytes);
  });
}

type Sending = {
  to: string;
  headers: Record<string, string>;
  /** The fraction of the bytes that was sent, from 0 to 1. */
  onSent: (part: number) => void;
  signal: AbortSignal;
};

type Received = { status: number; body: string };

export type SendOptions = Pick<Sending, 'onSent' | 'signal'>;
