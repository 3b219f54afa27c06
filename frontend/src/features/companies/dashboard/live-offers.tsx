import { pathTo } from '@babelboard/pages';
import { type CompanyDashboardResponse, type CompanyOfferRow, EXPIRING_DAYS } from '@babelboard/wire';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { ButtonLink } from '../../../ui/button.js';
import { Dotted } from '../../../ui/dotted.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { DashboardSection } from './dashboard-section.js';
import { daysUntil } from './days-until.js';

/** What candidates see of the company, how it does, and what ends soon. */
export function LiveOffers({ offers }: { offers: CompanyDashboardResponse['offers'] }) {
  const t = useText();
  const jobs = pathTo('company-jobs');
  return (
    <DashboardSection
      title={t('company-dashboard.offers')}
      more={<Link to={jobs}>{t('company-dashboard.offers-all')}</Link>}
      empty={
        <>
          <p>
            {offers.drafts === 0
              ? t('company-dashboard.offers-none')
              : t('company-dashboard.offers-none-drafts', { count: offers.drafts })}
          </p>
          <ButtonLink data-look="outlined" to={offers.drafts === 0 ? pathTo('post-job') : `${jobs}?state=draft`}>
            {t(offers.drafts === 0 ? 'company-dashboard.post' : 'company-dashboard.offers-all')}
          </ButtonLink>
        </>
      }
      lines={offers.first.map((offer) => <OfferLine key={offer.id} offer={offer} />)}
    />
  );
}

function OfferLine({ offer }: { offer: CompanyOfferRow }) {
  const t = useText();
  const [now] = useState(() => new Date());
  const { id, title, expires_at: ends, apply_here: here, sunk, figures } = offer;
  const days = ends === null ? null : Math.max(0, daysUntil(ends, now));
  const to = here ? pathTo('applicants', { id: `${id}`, page: '1' }) : `${pathTo('post-job')}?offer=${id}&step=1`;
  return (
    <li>
      <p>
        <Link to={to} dir="auto">
          {title || t('company-dashboard.untitled')}
        </Link>
        <small>
          <Dotted>
            <span>{t('company-dashboard.offer-views', { count: figures.views })}</span>
            <span>
              {here
                ? t('company-dashboard.offer-applications', { count: figures.applications })
                : t('company-dashboard.offer-redirects', { count: figures.redirects })}
            </span>
          </Dotted>
        </small>
      </p>
      {sunk && <StatusPill tone="bad">{t('company-dashboard.offer-sunk')}</StatusPill>}
      {days !== null && (
        <StatusPill tone={days < EXPIRING_DAYS ? 'wait' : 'neutral'}>
          {t('company-dashboard.offer-ends', { days })}
        </StatusPill>
      )}
    </li>
  );
}
