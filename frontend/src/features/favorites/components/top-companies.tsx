import type { TopCompaniesResponse } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useHiddenCompanies } from '../../../job-marks/offer-marks.js';
import { Link } from '../../../router/link.js';
import { useFindTopCompanies } from '../api/find-top-companies.js';
import { SideEntry, SideList, SideSection } from './side-section.js';

const SHOWN = 5;

/** Companies with many offers for somebody; nothing while none is known. @param mark how the company's logo is shown */
export function TopCompanies({ mark }: { mark: (company: TopCompaniesResponse['data'][number]) => ReactNode }) {
  const t = useText();
  const hidden = useHiddenCompanies();
  const { data } = useFindTopCompanies();
  const companies = (data?.data ?? []).filter(({ id }) => !hidden.has(id)).slice(0, SHOWN);
  if (companies.length === 0) return null;
  return (
    <SideSection aria-labelledby="top-companies">
      <h2 id="top-companies">{t('top.title')}</h2>
      <SideList>
        {companies.map((company) => (
          <SideEntry key={company.id}>
            {mark(company)}
            <span>
              <Link to={company.url}>
                <bdi>{company.name}</bdi>
              </Link>
              <small>{t('top.offers', { count: company.total })}</small>
            </span>
          </SideEntry>
        ))}
      </SideList>
    </SideSection>
  );
}
