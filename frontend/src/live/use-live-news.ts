import type { LiveNews } from '@babelboard/wire';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session/use-session.js';
import { LiveConnection } from './live-connection.js';

const connections = new Map<string, LiveConnection>();

const URLS = { candidate: '/api/candidates/live', company: '/api/companies/live' } as const;

/** Hears what happens on the server as it happens, as long as the component is there. It is told ids alone: what is shown is asked for again. */
export function useLiveNews(onNews: (news: LiveNews) => void): void {
  const { user } = useSession();
  const hear = useEffectEvent(onNews);
  const type = user?.type === 'candidate' || user?.type === 'company' ? user.type : null;
  const account = user?.id;
  useEffect(() => {
    if (type === null || account === undefined || typeof EventSource === 'undefined') return;
    const name = `live-${type}-${account}`;
    const connection = connections.get(name) ?? new LiveConnection({ url: URLS[type], name });
    connections.set(name, connection);
    const listen = (news: LiveNews) => hear(news);
    connection.add(listen);
    return () => {
      if (connection.remove(listen)) connections.delete(name);
    };
  }, [type, account]);
}
