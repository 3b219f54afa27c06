import { pathTo } from '@babelboard/pages';
import type { JobListResponse } from '@babelboard/wire';
import { useHead } from '../../../head/head.js';
import { useText } from '../../../i18n/use-text.js';
import { useShownOffers } from '../../../job-marks/shown-offers.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { PageColumn } from '../../../ui/page-column.js';
import { useFindHomeJobs } from '../api/find-home-jobs.js';
import { FacetIndex } from '../components/facet-index.js';
import { Failure } from '../components/failure.js';
import { LanguageTower } from '../home/language-tower.js';
import { LanguageWall } from '../home/language-wall.js';
import { SentenceForm } from '../home/sentence-form.js';
import { webSite } from '../home/web-site.js';
import { ListSkeleton } from '../list/list-skeleton.js';
import { OfferCard, OfferItem } from '../list/offer-card.js';
import css from './home.page.module.css';

/** Where one starts: by the languages one speaks. */
export default function HomePage() {
  const t = useText();
  const site = useSite();
  const { productName } = site;
  const found = useFindHomeJobs();
  useHead({
    title: t('home.title', { productName }),
    description: t('home.description'),
    canonical: pathTo('home'),
    robots: 'index, follow',
    script: [webSite(site)],
  });
  return (
    <PageColumn>
      <Hero>
        <div>
          <h1>{t('home.h1')}</h1>
          <SentenceForm facets={found.data} />
        </div>
        {found.data !== undefined && <LanguageTower languages={found.data.languages.data} />}
      </Hero>
      {found.isPending && <ListSkeleton />}
      {found.isError && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && <Sections found={found.data} />}
    </PageColumn>
  );
}

function Sections({ found }: { found: JobListResponse }) {
  const t = useText();
  const languages = found.languages.data;
  const newest = useShownOffers(found.jobs.data);
  const remotes = found.remotes.map(({ slug, name, total }) => ({
    path: jobListPath({ remote: [slug] }),
    name,
    total,
  }));
  const countries = found.countries.data.map(({ slug, name, total }) => ({
    path: jobListPath({ location: [slug] }),
    name,
    total,
  }));
  return (
    <>
      {languages.length > 0 && (
        <Section>
          <h2>{t('home.languages', { count: languages.filter(({ total }) => total > 0).length })}</h2>
          <LanguageWall languages={languages} />
        </Section>
      )}
      {newest.length > 0 && (
        <Section>
          <Heading>
            <h2>{t('home.newest')}</h2>
            <Link to={jobListPath({ latests: true })}>{t('home.all-newest')}</Link>
          </Heading>
          <Newest>
            {newest.map((job) => (
              <OfferItem key={job.id}>
                <OfferCard job={job} headingLevel="h3" />
              </OfferItem>
            ))}
          </Newest>
        </Section>
      )}
      <Split>
        {countries.length > 0 && (
          <div>
            <h2>{t('home.countries')}</h2>
            <FacetIndex entries={countries} />
          </div>
        )}
        {remotes.length > 0 && (
          <div>
            <h2>{t('home.remote')}</h2>
            <FacetIndex entries={remotes} />
          </div>
        )}
      </Split>
    </>
  );
}

const Hero = withClass('section', css.hero);

const Section = withClass('section', css.section);

const Heading = withClass('div', css.heading);

const Newest = withClass('ul', css.newest);

const Split = withClass('section', css.split);
