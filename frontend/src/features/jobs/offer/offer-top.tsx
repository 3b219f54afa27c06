import type { JobCard } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { FavoriteButton } from '../../../job-marks/favorite-button.js';
import { OwnOfferMenu } from '../../../job-marks/own-offer-menu.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { ApplyAction } from '../apply/apply-action.js';
import { ShareOffer } from '../share/share-offer.js';
import { CompanyMark } from './company-mark.js';
import { OfferPlaces } from './offer-places.js';
import css from './offer-top.module.css';
import { PromotedLabel } from './promoted-label.js';

export interface OfferTopProps {
  job: JobCard;
  title: 'h1' | 'h2';
  /** A sentence of the page's own about the offer. */
  text?: string;
  /** Stands beside the buttons. */
  actions?: ReactNode;
}

/** Who, what, where, and what one can do with it. */
export function OfferTop({ job, title, text = '', actions }: OfferTopProps) {
  const t = useText();
  const { name, logo, minisite } = job.company;
  return (
    <>
      <Company>
        <CompanyMark name={name} logo={logo} size={52} />
        {minisite === null ? (
          <span dir="auto">{name}</span>
        ) : (
          <Link to={jobListPath({ minisite })} dir="auto" title={t('offer.company-all', { company: name })}>
            {name}
          </Link>
        )}
      </Company>
      <Title as={title} id={`title-${job.id}`} lang={job.ad_language?.code} dir="auto">
        {job.title}
      </Title>
      <OfferPlaces job={job} />
      {text !== '' && <p>{text}</p>}
      {job.promoted && (
        <Paid>
          <PromotedLabel /> {t('offer.promoted-note')}
        </Paid>
      )}
      <Actions>
        <ApplyAction job={job} part="button" className="apply" ownPage={title === 'h1'} />
        <FavoriteButton job={job} named />
        <ShareOffer job={job} />
        {actions}
        <OwnOfferMenu job={job} />
      </Actions>
      <ApplyAction job={job} part="note" />
    </>
  );
}

const Company = withClass('p', css.company);

const Title = withClass('h2', css.title);

const Paid = withClass('p', css.paid);

const Actions = withClass('div', css.actions);
