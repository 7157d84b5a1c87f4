import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Around a page of the desk that reads from the server: what was read is kept here, for this page only. */
export function DeskQueries({ children }: { children: ReactNode }) {
  // Nothing waits for a connection or tries again in silence: an editor is told, and tries again.
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { networkMode: 'always', retry: false },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
