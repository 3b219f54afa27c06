import type { JobCard } from '@babelboard/wire';
import type { MouseEvent } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { FavoriteButton } from '../../../job-marks/favorite-button.js';
import { OwnOfferMenu } from '../../../job-marks/own-offer-menu.js';
import { useSeenOffers } from '../../../job-marks/seen-offers.js';
import { SpokenSummary } from '../../../languages-i-speak/spoken-summary.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Snippet } from '../../../ui/snippet.js';
import { CompanyMark } from '../offer/company-mark.js';
import { LanguageChips } from '../offer/language-chips.js';
import { PromotedLabel } from '../offer/promoted-label.js';
import { useNow } from '../offer/use-now.js';
import { useOfferWords } from '../offer/use-offer-words.js';
import css from './offer-card.module.css';
import { AlsoIn, FoundAs } from './offer-hints.js';
import { useEarlyLoading } from './use-early-loading.js';

export interface OfferCardProps {
  job: JobCard;
  headingLevel?: 'h2' | 'h3';
  selected?: boolean;
  /** Slugs of the languages that were searched for. */
  wanted?: string[];
  /** The list one comes back to from the offer's page. */
  list?: string;
  /** Where the offer opens beside the list; without it the link leads to its own page. */
  onSelect?: (() => void) | undefined;
}

/** An offer in a list: a link to its page, which two panes turn into a choice. */
export function OfferCard({
  job,
  headingLevel: Heading = 'h2',
  selected = false,
  wanted,
  list,
  onSelect,
}: OfferCardProps) {
  const t = useText();
  const format = useFormat();
  const words = useOfferWords();
  const now = useNow();
  const seen = useSeenOffers().has(job.id);
  const earlyLoading = useEarlyLoading(job.id);
  const salary = job.salary === null ? [] : [words.salary(job.salary), words.salaryPerYear(job.salary)];
  const places = words.places(job.places);
  const employment = job.employment_type.map(words.employmentType).filter(Boolean).join(', ');
  const facts = [job.kind === 'talent_pool' ? job.kind_name : '', employment, ...salary].filter(Boolean);
  const select = (event: MouseEvent) => {
    if (onSelect === undefined || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect();
  };
  return (
    <Card data-selected={selected} data-seen={seen} id={`offer-${job.id}`} {...earlyLoading}>
      <CompanyMark name={job.company.name} logo={job.company.logo} />
      <Body>
        <Company>
          <span dir="auto">{job.company.name}</span>
          {job.promoted && <PromotedLabel />}
        </Company>
        <Title as={Heading}>
          <TitleLink
            to={job.url}
            state={list === undefined ? undefined : { list }}
            lang={job.ad_language?.code}
            dir="auto"
            aria-current={selected ? 'true' : undefined}
            onClick={select}
          >
            {job.title}
          </TitleLink>
        </Title>
        <FoundAs synonyms={job.synonyms} language={job.ad_language?.code} />
        <Where>
          {places !== '' && <span>{places}</span>}
          {job.remote !== null && <span>{job.remote.name}</span>}
        </Where>
        <AlsoIn job={job} />
        <LanguageChips languages={job.languages} most={5} wanted={wanted ?? []} />
        <SpokenSummary languages={job.languages}>
          <OwnOfferMenu job={job} fit />
        </SpokenSummary>
        {job.snippet !== '' && (
          <Excerpt lang={job.ad_language?.code} dir="auto">
            <Snippet text={job.snippet} />
          </Excerpt>
        )}
        <Facts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <time dateTime={job.published_at}>{format.ago(job.published_at, now)}</time>
          {seen && <span>{t('offer.seen')}</span>}
        </Facts>
      </Body>
      <Corner>
        <FavoriteButton job={job} />
        <OwnOfferMenu job={job} />
      </Corner>
    </Card>
  );
}

/** A row of a list of cards, with a hairline above it. */
export const OfferItem = withClass('li', css.offerItem);

const Card = withClass('article', css.card);

const Body = withClass('div', css.body);

const Company = withClass('p', css.company);

const Title = withClass('h2', css.title);

const TitleLink = withClass(Link, css.titleLink);

const Where = withClass('p', css.where);

const Excerpt = withClass('p', css.excerpt);

const Facts = withClass('p', css.facts);

const Corner = withClass('div', css.corner);
