import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { type TextKey, useText } from '../../i18n/use-text.js';
import { INFORMATION_PAGES, type InformationPage, informationPath } from '../../paths/paths.js';
import { useSite } from '../../site/site.js';
import { token, type } from '../../theme/theme.js';
import { Logo } from '../../ui/logo.js';
import { PageColumn } from '../../ui/page-column.js';

const TITLES: Record<InformationPage, TextKey> = {
  'about-us': 'footer.about-us',
  faq: 'footer.faq',
  contact: 'footer.contact',
  ranking: 'footer.ranking',
  'cookies-policy': 'footer.cookies-policy',
  'legal-conditions': 'footer.legal-conditions',
  'legal-conditions-and-privacy-policy-for-candidates': 'footer.privacy-candidates',
  'legal-conditions-for-companies': 'footer.legal-companies',
};

export function Footer() {
  const t = useText();
  const { productName, productPrefix } = useSite();
  return (
    <Ground>
      <Columns>
        <Claim>
          <Logo size={40} />
          <p>{t('footer.claim')}</p>
        </Claim>
        <nav aria-label={t('footer.navigation')}>
          <Links>
            {INFORMATION_PAGES.map((page) => (
              <li key={page}>
                <Link to={informationPath(page, productPrefix)}>{t(TITLES[page])}</Link>
              </li>
            ))}
          </Links>
        </nav>
        <Small>{t('footer.name', { productName })}</Small>
      </Columns>
    </Ground>
  );
}

const Ground = styled('footer')({
  marginTop: 'clamp(64px, 9vw, 128px)',
  padding: '56px 0 max(40px, env(safe-area-inset-bottom))',
  background: token('night'),
  color: token('on-night'),
  '& a': { color: token('on-night') },
  '& a:hover': { color: token('accent') },
});

const Columns = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gap: 40,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: 80 },
}));

const Claim = styled('div')({
  maxWidth: '24ch',
  fontSize: 'clamp(1.5rem, 1.2rem + 1.1vw, 2.1rem)',
  lineHeight: 1.2,
  fontWeight: 560,
  fontVariationSettings: '"FLAR" 100',
  textWrap: 'balance',
  '& svg': { marginBottom: 18 },
});

const Links = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  columnGap: 40,
  fontSize: type.small,
  [theme.breakpoints.up('sm')]: { columns: 2 },
  '& li': { breakInside: 'avoid' },
  '& a': { display: 'inline-block', padding: '9px 0', textDecorationColor: 'transparent' },
  '& a:hover': { textDecorationColor: 'currentcolor' },
}));

const Small = styled('p')(({ theme }) => ({
  color: token('on-night-soft'),
  fontSize: type.tiny,
  [theme.breakpoints.up('md')]: { gridColumn: '1 / -1' },
}));
