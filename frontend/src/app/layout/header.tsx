import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { NavItem } from '../../frame/nav-item.js';
import { useText } from '../../i18n/use-text.js';
import { homePath, informationPath, jobsPath, type PageName } from '../../paths/paths.js';
import { useSite } from '../../site/site.js';
import { radius, token } from '../../theme/theme.js';
import { Logo } from '../../ui/logo.js';
import { PageColumn } from '../../ui/page-column.js';
import { AccountCorner } from './account-corner.js';
import { SchemeSwitch } from './scheme-switch.js';

/** `bare`: the name and nothing that leads away. */
export function Header({ page, bare }: { page: PageName; bare: boolean }) {
  const t = useText();
  const { productName, productPrefix } = useSite();
  return (
    <header>
      <SkipLink href="#content">{t('header.skip')}</SkipLink>
      <Row>
        <Brand to={homePath}>
          <Logo />
          <span>{productName}</span>
        </Brand>
        {bare ? (
          <SchemeSwitch />
        ) : (
          <Nav aria-label={t('header.navigation')}>
            <NavItem to={jobsPath} aria-current={page === 'job-list' ? 'page' : undefined}>
              {t('header.jobs')}
            </NavItem>
            <NavItem to={informationPath('about-us', productPrefix)} className="wide">
              {t('header.about')}
            </NavItem>
            <NavItem to={informationPath('faq', productPrefix)} className="wide">
              {t('header.faq')}
            </NavItem>
            <SchemeSwitch />
            <AccountCorner />
          </Nav>
        )}
      </Row>
    </header>
  );
}

const SkipLink = styled('a')({
  position: 'absolute',
  left: 12,
  top: -80,
  zIndex: 1600,
  padding: '12px 20px',
  borderRadius: radius.control,
  background: token('night'),
  color: token('on-night'),
  '&:focus': { top: 12, color: token('on-night') },
});

const Row = styled(PageColumn)({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  minHeight: 72,
  // Where even so it takes two rows (large text, a longer name), they stay off the edge.
  paddingBlock: 4,
});

const Brand = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontSize: '1.3rem',
  fontWeight: 700,
  fontVariationSettings: '"FLAR" 100',
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  '&:hover': { color: 'inherit' },
  // The smallest phones show the sign alone; the link keeps its name.
  '@media (max-width: 359px)': { '& span': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
});

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& .wide': { display: 'none', [theme.breakpoints.up('sm')]: { display: 'inline-flex' } },
  '@media (max-width: 399px)': { gap: 0, '& > a': { paddingInline: 10 } },
}));
