import type { JobCard } from '@babelboard/wire';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../paths/paths.js';
import { token, type } from '../../../theme/theme.js';
import { ShareOffer } from '../share/share-offer.js';
import { ApplyButton, ApplyNote } from './apply-action.js';
import { CompanyMark } from './company-mark.js';
import { OfferPlaces } from './offer-places.js';
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
        <ApplyButton job={job} className="apply" />
        <ShareOffer job={job} />
        {actions}
      </Actions>
      <ApplyNote job={job} />
    </>
  );
}

const Company = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  fontWeight: 560,
  '& a': { display: 'inline-block', paddingBlock: 10 },
});

const Title = styled('h2')({
  fontSize: type.title,
  '&:is(h1)': { fontSize: type.headline },
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  marginTop: 4,
});

const Paid = styled('p')({ fontSize: type.small, color: token('ink-soft') });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  marginTop: 6,
  '&:empty': { display: 'none' },
  '& > [data-look="plain"]:first-of-type': { marginInlineStart: -12 },
  [theme.breakpoints.up('md')]: { '& > .apply ~ [data-look="plain"]:first-of-type': { marginInlineStart: 0 } },
  '@media print': { display: 'none' },
}));
