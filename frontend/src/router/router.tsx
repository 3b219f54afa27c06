import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { NavigateOptions, Navigator, Visit } from './browser-history.js';
import { type Arrival, type Location, readPath, withBase, writePath } from './location.js';

interface Routing extends Visit {
  base: string;
  navigator: Navigator;
}

const RoutingContext = createContext<Routing | null>(null);

export interface RouterProps {
  visit: Visit;
  navigator: Navigator;
  /** First part of all addresses of this document: `/de`, or empty. */
  base: string;
  children: ReactNode;
}

/** Tells the pages below where one is and leads elsewhere. */
export function Router({ visit, navigator, base, children }: RouterProps) {
  const routing = useMemo(() => ({ ...visit, navigator, base }), [visit, navigator, base]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

const NOWHERE: Navigator = {
  present: null,
  go: () => undefined,
  to: (address) => {
    throw new Error(`Nothing leads to ${address} while the server renders`);
  },
};

/** The router of one rendering on the server. @param address below the base, with its query */
export function StaticRouter({ address, base, children }: { address: string; base: string; children: ReactNode }) {
  const location = { ...readPath(address), state: null, key: '' };
  return (
    <Router visit={{ action: 'LOAD', location }} navigator={NOWHERE} base={base}>
      {children}
    </Router>
  );
}

function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (routing === null) throw new Error('There is no router around this');
  return routing;
}

/** Where one is, without the base. */
export function useLocation(): Location {
  return useRouting().location;
}

/** Gives the function that tells where one is by now: the page of a new address may still be on its way. */
export function usePresentLocation(): () => Location {
  const { navigator, location } = useRouting();
  return () => navigator.present?.location ?? location;
}

/** How one came here. */
export function useArrival(): Arrival {
  return useRouting().action;
}

export interface Navigate {
  /** @param to an address with its path; `Link` takes parts of one, too */
  (to: string, options?: NavigateOptions): void;
  (steps: number): void;
}

/** Gives the function that leads to an address of this site, or back and forward in the history. */
export function useNavigate(): Navigate {
  const { navigator } = useRouting();
  return useMemo(
    () => (to: string | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigator.go(to) : navigator.to(to, options),
    [navigator],
  );
}

/** Gives the function that writes an address as a browser asks for it, for what is no `Link`. */
export function useHref(): (to: string) => string {
  const { base, location } = useRouting();
  return (to) => {
    const path = readPath(to, location);
    return writePath({ ...path, pathname: withBase(path.pathname, base) });
  };
}

/** The query of the address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
