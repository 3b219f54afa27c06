import { type PageName, pathTo } from '@babelboard/pages';
import { NavItem } from '../../frame/nav-item.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../router/link.js';
import { useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { Logo } from '../../ui/logo.js';
import { PageColumn } from '../../ui/page-column.js';
import { AccountCorner } from './account-corner.js';
import css from './header.module.css';
import { LanguageSwitch } from './language-switch.js';
import { SchemeSwitch } from './scheme-switch.js';

/** `bare`: the name and nothing that leads away. */
export function Header({ page, bare }: { page: PageName; bare: boolean }) {
  const t = useText();
  const { productName, productPrefix } = useSite();
  return (
    <header>
      <SkipLink href="#content">{t('header.skip')}</SkipLink>
      <Row>
        <Brand to={pathTo('home')}>
          <Logo />
          <span>{productName}</span>
        </Brand>
        {bare ? (
          <Tools>
            <LanguageSwitch short />
            <SchemeSwitch />
          </Tools>
        ) : (
          <Nav aria-label={t('header.navigation')}>
            <NavItem to={pathTo('job-list')} aria-current={page === 'job-list' ? 'page' : undefined}>
              {t('header.jobs')}
            </NavItem>
            <NavItem
              to={pathTo('career-events')}
              aria-current={page === 'career-events' ? 'page' : undefined}
              className={css.widest}
            >
              {t('header.events')}
            </NavItem>
            <NavItem to={pathTo('about-us', { product: productPrefix })} className={css.wide}>
              {t('header.about')}
            </NavItem>
            <NavItem to={pathTo('faq', { product: productPrefix })} className={css.wide}>
              {t('header.faq')}
            </NavItem>
            <LanguageSwitch short />
            <SchemeSwitch />
            <AccountCorner />
          </Nav>
        )}
      </Row>
    </header>
  );
}

const SkipLink = withClass('a', css.skipLink);

const Row = withClass(PageColumn, css.row);

const Brand = withClass(Link, css.brand);

const Tools = withClass('div', css.tools);

const Nav = withClass('nav', css.nav);
