import { pathTo } from '@babelboard/pages';
import { type TextKey, useText } from '../../i18n/use-text.js';
import { INFORMATION_PAGES, type InformationPage } from '../../pages/information-pages.js';
import { Link } from '../../router/link.js';
import { useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { Logo } from '../../ui/logo.js';
import { PageColumn } from '../../ui/page-column.js';
import css from './footer.module.css';
import { LanguageSwitch } from './language-switch.js';

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
                <Link to={pathTo(page, { product: productPrefix })}>{t(TITLES[page])}</Link>
              </li>
            ))}
            <li>
              <Link to={pathTo('career-events')}>{t('footer.events')}</Link>
            </li>
            <li>
              <Link to={pathTo('register-company')}>{t('footer.employers')}</Link>
            </li>
            <li>
              <LanguageSwitch />
            </li>
          </Links>
        </nav>
        <Small>{t('footer.name', { productName })}</Small>
      </Columns>
    </Ground>
  );
}

const Ground = withClass('footer', css.ground);

const Columns = withClass(PageColumn, css.columns);

const Claim = withClass('div', css.claim);

const Links = withClass('ul', css.links);

const Small = withClass('p', css.small);
