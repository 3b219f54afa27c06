import { createContext, useContext, useEffect } from 'react';

/** What a page says in the document's head. */
export interface Head {
  title: string;
  description: string;
  /** Absolute, or a path of this site; null where the page has no address of its own. */
  canonical: string | null;
  robots: string;
}

/** Collects the head while the server renders; the browser writes it into the document. */
export interface HeadSink {
  head: Head | null;
}

export const HeadSinkContext = createContext<HeadSink | null>(null);

/** Sets the head of the page that calls it. */
export function useHead(head: Head): void {
  const sink = useContext(HeadSinkContext);
  if (sink !== null) sink.head = head;
  const { title, description, canonical, robots } = head;
  useEffect(() => {
    document.title = title;
    meta('description', description);
    meta('robots', robots);
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical === null) return link?.remove();
    const canonicalLink = link ?? document.head.appendChild(document.createElement('link'));
    canonicalLink.rel = 'canonical';
    canonicalLink.href = canonical;
  }, [title, description, canonical, robots]);
}

function meta(name: string, content: string): void {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const element = present ?? document.head.appendChild(document.createElement('meta'));
  element.name = name;
  element.content = content;
}
