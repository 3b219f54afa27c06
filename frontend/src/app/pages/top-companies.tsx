import { useFindTopCompanies } from '../../features/candidates/dashboard/api/find-top-companies.js';
import { Section } from '../../features/candidates/dashboard/section.js';
import { CompanyMark } from '../../features/jobs/offer/company-mark.js';
import { useText } from '../../i18n/use-text.js';
import { useSpokenLanguages } from '../../languages-i-speak/use-spoken-languages.js';
import { Link } from '../../router/link.js';
import { withClass } from '../../theme/with-class.js';
import css from './top-companies.module.css';

const SHOWN = 6;

/** Who has the most offers for the languages and the place of the person, or of all where that is not known. Nobody misses them where they do not come. */
export function TopCompanies() {
  const t = useText();
  const speaks = useSpokenLanguages().length > 0;
  const { data } = useFindTopCompanies();
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Section title={t(speaks ? 'dashboard.companies' : 'dashboard.companies-any')}>
      <List>
        {data.data.slice(0, SHOWN).map(({ id, name, logo, total, url }) => (
          <li key={id}>
            <CompanyMark name={name} logo={logo} size={40} />
            <Link to={url}>
              <bdi>{name}</bdi>
              <span>{t('dashboard.company-offers', { count: total })}</span>
            </Link>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = withClass('ul', css.list);
