import type { ReactNode } from 'react';
import { Link } from '../router/link.js';
import { withClass } from '../theme/with-class.js';
import css from './app-shell.module.css';

export interface ShellPlace {
  path: string;
  /** What stands beside the page. */
  text: string;
  /** What stands below the page of a phone, where a word has little room. */
  short?: string;
  icon: ReactNode;
  current: boolean;
  /** How many things wait there, read as `{count}` in the words of the place. */
  count?: ReactNode;
  /** Not among the tabs of a phone: reached by the menu of the account. */
  desktopOnly?: true;
}

export interface AppShellProps {
  label: string;
  places: ShellPlace[];
  /** Below the places of a wide window. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * The rooms of somebody who is signed in, around the page that is open: beside it on a wide window, as tabs below it on a phone, where a
 * thumb reaches them.
 */
export function AppShell({ label, places, foot, children }: AppShellProps) {
  return (
    <Shell>
      <Places aria-label={label}>
        <ul>
          {places.map((place) => (
            <li key={place.path} data-desktop-only={place.desktopOnly}>
              <Link to={place.path} aria-current={place.current ? 'page' : undefined}>
                {place.icon}
                <PlaceName {...place} />
                {place.count}
              </Link>
            </li>
          ))}
        </ul>
        {foot !== undefined && <Foot>{foot}</Foot>}
      </Places>
      <div>{children}</div>
    </Shell>
  );
}

function PlaceName({ text, short }: Pick<ShellPlace, 'text' | 'short'>) {
  if (short === undefined || short === text) return <span>{text}</span>;
  return (
    <>
      <span className={css.long}>{text}</span>
      <span className={css.short}>{short}</span>
    </>
  );
}

/** How many things wait in a place. */
export const PlaceCount = withClass('b', css.count);

const Shell = withClass('div', css.shell);

const Places = withClass('nav', css.places);

const Foot = withClass('div', css.foot);
