import { PAGES, type PageName } from './pages.js';
import { fillPath, type PathParams } from './path-parts.js';

type ParamsOf<Name extends PageName> = PathParams<(typeof PAGES)[Name]['path']>;

/** The path of a page. */
export function pathTo<Name extends PageName>(
  name: Name,
  ...[params]: Record<never, never> extends ParamsOf<Name> ? [params?: ParamsOf<Name>] : [params: ParamsOf<Name>]
): string {
  return fillPath(PAGES[name].path, params ?? {});
}
