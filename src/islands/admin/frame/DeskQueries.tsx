import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Provides the query cache of a desk page. */
export function DeskQueries({ children }: { children: ReactNode }) {
  // Queries do not pause while the browser is offline and do not retry silently, because the editor should see the error
  // and decide.
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
