import { createContext, useContext } from 'react';

/** Keeps the texts of people apart while the server renders; gives what stands for a text until the rest is done. */
export type KeepPeoplesHtml = (html: string) => string;

export const PeoplesHtmlContext = createContext<KeepPeoplesHtml | null>(null);

/** HTML that people wrote and the server sanitised when it was stored: the one way to put any into a page. */
export function usePeoplesHtml(html: string): { __html: string } {
  const keep = useContext(PeoplesHtmlContext);
  return { __html: keep === null ? html : keep(html) };
}
