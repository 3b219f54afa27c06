import type { ComponentProps, MouseEvent } from 'react';
import type { NavigateOptions } from './browser-history.js';
import { readPath, writePath } from './location.js';
import { useHref, useLocation, useNavigate } from './router.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** An address of this site, without the part that says the language. */
  to: string;
  /** Leads there as the browser does: the server has that page. */
  reloadDocument?: boolean;
}

/** A link to a page of this site: an ordinary one to the browser, a step of the router where nothing speaks against it. */
export function Link({ to, replace, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const href = useHref()(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isPlainClick(event, rest.target)) return;
    event.preventDefault();
    const address = writePath(readPath(to, location));
    // A link to where one is already leaves no second entry behind.
    navigate(address, { replace: replace ?? address === writePath(location), state });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

function isPlainClick(event: MouseEvent, target: string | undefined): boolean {
  const held = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !held && (target === undefined || target === '_self');
}
