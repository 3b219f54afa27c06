import type { JobCard, JobDetail } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import type { RelatedJobs } from '../api/find-job.js';
import { MorePlaces } from './more-places.js';
import { OfferTiles } from './offer-tiles.js';
import css from './related-offers.module.css';

interface Kind {
  heading: string;
  jobs: JobCard[];
  /** The whole list, where there is one. */
  all: string | null;
}

/** Offers that go with one, in four kinds; a kind with none of them is left out. */
export function RelatedOffers({ job, related }: { job: JobDetail; related: RelatedJobs }) {
  const t = useText();
  const { company } = job;
  const languages = job.languages.some(({ mandatory }) => mandatory)
    ? job.languages.filter(({ mandatory }) => mandatory)
    : job.languages;
  const place = job.places.find(({ slug }) => slug !== null);
  const kinds: Kind[] = [
    { heading: t('related.similar'), jobs: related.relatedJobs, all: null },
    {
      heading: t('related.city', { city: place?.city ?? place?.country ?? '' }),
      jobs: related.relatedJobsAtCity,
      all: place?.slug ? jobListPath({ location: [place.slug] }) : null,
    },
    {
      heading: t('related.company', { company: company.name }),
      jobs: related.relatedJobsAtCompany,
      all: company.minisite === null ? null : jobListPath({ minisite: company.minisite }),
    },
    {
      heading: t('related.languages'),
      jobs: related.relatedJobsWithLanguages,
      // A list of several languages has the offers that ask for any of them.
      all: languages.length === 1 ? jobListPath({ language: languages.map(({ slug }) => slug) }) : null,
    },
  ];
  return (
    <Sections aria-label={t('related.label')}>
      {kinds
        .filter(({ jobs }) => jobs.length > 0)
        .map(({ heading, jobs, all }) => (
          <OfferTiles
            key={heading}
            heading={heading}
            jobs={jobs}
            more={
              all !== null && (
                <Link to={all} aria-label={`${t('related.all')}: ${heading}`}>
                  {t('related.all')}
                </Link>
              )
            }
          />
        ))}
      <MorePlaces id={job.id} />
    </Sections>
  );
}

const Sections = withClass('aside', css.sections);
