import { createContext, useContext, useEffect } from 'react';
import { loadCode } from '../api/load-code.js';
import { type Site, useSite } from '../site/site.js';
import type { Head } from './head-tags.js';

/** Collects the head while the server renders; the browser writes it into the document. */
export interface HeadSink {
  head: Head | null;
}

export const HeadSinkContext = createContext<HeadSink | null>(null);

/** What stands in the document; null as long as that is what the server wrote. */
let wanted: string | null = null;

/** Sets the head of the page that calls it. */
export function useHead(head: Head): void {
  const sink = useContext(HeadSinkContext);
  const site = useSite();
  if (sink !== null) sink.head = head;
  const key = JSON.stringify(head);
  useEffect(() => {
    const first = wanted === null;
    wanted = key;
    document.title = (JSON.parse(key) as Head).title;
    // The page that a document begins with has its head from the server.
    if (!first) void write(key, site);
  }, [key, site]);
}

async function write(key: string, site: Site): Promise<void> {
  const writing = await loadCode(() => import('./write-head.js')).catch(() => null);
  if (key === wanted) writing?.writeHead(JSON.parse(key) as Head, site);
}
