import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../api/connection.js';

/** Follows the connection, and asks again for what did not come as soon as it is back. */
export function useConnectionLife(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stopListening = connection.listen();
    const stopAsking = connection.subscribe(() => {
      if (connection.lost()) return;
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    });
    return () => {
      stopListening();
      stopAsking();
    };
  }, [queries]);
}
