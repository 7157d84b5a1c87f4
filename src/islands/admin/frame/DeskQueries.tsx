import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

/** Gives all pages of the desk one cache of answers and its rules for failures. */
export function DeskQueries({ children }: { children: ReactNode }) {
  // Queries neither pause offline nor retry silently, so that the editor sees an error at once.
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            networkMode: 'always',
            retry: false,
            // After a reconnect, only failed queries reload: new data could change a text that an editor reviews.
            refetchOnReconnect: ({ state }) => state.status === 'error',
          },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
