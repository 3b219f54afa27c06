import { createContext, useContext, useEffect } from 'react';
import { type Site, useSite } from '../site/site.js';
import { HEAD_MARK, type Head, headTags } from './head-tags.js';

/** Collects the head while the server renders; the browser writes it into the document. */
export interface HeadSink {
  head: Head | null;
}

export const HeadSinkContext = createContext<HeadSink | null>(null);

/** Sets the head of the page that calls it. */
export function useHead(head: Head): void {
  const sink = useContext(HeadSinkContext);
  const site = useSite();
  if (sink !== null) sink.head = head;
  const key = JSON.stringify(head);
  useEffect(() => writeHead(JSON.parse(key) as Head, site), [key, site]);
}

function writeHead(head: Head, site: Site): void {
  document.title = head.title;
  for (const element of document.head.querySelectorAll(`[${HEAD_MARK}]`)) element.remove();
  for (const { name, attributes, text = '' } of headTags(head, site)) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.textContent = text;
    document.head.append(element);
  }
}
