import type { UiLanguage } from '@babelboard/texts';
import { createContext, useContext } from 'react';

/** Who runs the site, as the settings say it. */
export interface Operator {
  name: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  register: string | null;
  vatId: string | null;
  responsible: string | null;
  dataProtection: string | null;
  processors: string | null;
  authority: string | null;
  /** Nobody has said who it is, or not all of it. */
  placeholder: boolean;
}

/** What the server says about the site and the page one arrives at; it stands in the page's state, so that both sides render the same. */
export interface Site {
  /** Without a slash at its end. */
  baseUrl: string;
  productName: string;
  /** First part of the information pages' paths. */
  productPrefix: string;
  operator: Operator;
  /** How long things are kept, in milliseconds, where the operator has set it otherwise than usual. */
  retention: Record<string, number>;
  /** How many months applications are kept after their offer ended, by country (null: elsewhere), where the operator has set it otherwise than usual. */
  keptApplications?: readonly { country: string | null; months: number }[];
  /** That of the page, by its address. */
  language: UiLanguage;
  /** The page's address may hold a code that still counts, which the server never writes into a page. */
  holdsCode: boolean;
  /** Time of rendering in ms: "3 days ago" is the same on both sides. */
  renderedAt: number;
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteProvider');
  return site;
}
