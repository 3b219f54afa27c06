import { pathTo } from '@babelboard/pages';
import type { User } from '@babelboard/wire';
import { Suspense, useEffect, useRef } from 'react';
import { NavItem } from '../../frame/nav-item.js';
import { type TextKey, useText } from '../../i18n/use-text.js';
import { useLocation } from '../../router/router.js';
import { useSession } from '../../session/use-session.js';
import { withClass } from '../../theme/with-class.js';
import { AgainSoon } from '../../ui/again-soon.js';
import { CrashBoundary } from '../../ui/crash-boundary.js';
import { PersonIcon } from '../../ui/icons/person-icon.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { useClosingMenus } from '../../ui/use-closing-menus.js';
import css from './account-corner.module.css';

/** Comes when somebody is known to be a candidate or of a company: no part of what strangers load. */
const OwnMenu = lazyPart(() => import('../own-room/own-menu.js'), ['app/candidate-room', 'app/company-room']);

const OWN_PAGES: Record<User['type'], [path: string, text: TextKey][]> = {
  guest: [],
  // They come with the code of their list.
  candidate: [],
  company: [],
  admin: [[pathTo('operations'), 'header.admin']],
};

/**
 * The way in for guests, the own pages of who is signed in. Both stand in the page, which is the same for everybody; an
 * attribute that is there before the first paint shows one of them, so nothing moves.
 */
export function AccountCorner() {
  const t = useText();
  const { user } = useSession();
  const corner = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useClosingMenus(corner);
  useEffect(() => {
    if (key !== '') corner.current?.querySelector('details[open]')?.removeAttribute('open');
  }, [key]);

  const name = `${user?.nombre ?? ''} ${user?.apellidos ?? ''}`.trim() || (user?.email ?? '');
  const doors = (
    <>
      <NavItem to={pathTo('register-company')} className={css.employers}>
        {t('header.employers')}
      </NavItem>
      <NavItem to={pathTo('login')}>{t('header.login')}</NavItem>
      <NavItem to={pathTo('register')} data-look="outlined">
        {t('header.register')}
      </NavItem>
    </>
  );
  return (
    <Corner ref={corner}>
      <div className={`${css.guest} ${css.wide}`}>{doors}</div>
      <details className={`${css.guest} ${css.narrow}`}>
        <summary aria-label={t('header.account')}>
          <PersonIcon />
        </summary>
        <div>{doors}</div>
      </details>
      <details className={css.person}>
        <summary aria-label={user === null ? t('header.account') : t('header.account-of', { name })}>
          {user === null ? <PersonIcon /> : <b aria-hidden="true">{[...name][0]?.toUpperCase()}</b>}
        </summary>
        <div>
          <p>{name}</p>
          {(user?.type === 'candidate' || user?.type === 'company') && (
            <CrashBoundary fallback={(again) => <AgainSoon again={again} />}>
              <Suspense>
                <OwnMenu type={user.type} />
              </Suspense>
            </CrashBoundary>
          )}
          {OWN_PAGES[user?.type ?? 'guest'].map(([path, text]) => (
            <NavItem key={path} to={path}>
              {t(text)}
            </NavItem>
          ))}
          <NavItem to={pathTo('logout')}>{t('header.logout')}</NavItem>
        </div>
      </details>
    </Corner>
  );
}

const Corner = withClass('div', css.corner);
