import type { JobCard } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './offer-places.module.css';
import { useOfferWords } from './use-offer-words.js';

/** Where the work is, and where else the same job is to be had. */
export function OfferPlaces({ job }: { job: JobCard }) {
  const t = useText();
  const words = useOfferWords();
  return (
    <>
      <Places>
        {job.places.map((place) => (
          <li key={`${place.slug}-${place.city}`}>
            {place.slug === null ? (
              words.place(place)
            ) : (
              <Link to={jobListPath({ location: [place.slug] })}>{words.place(place)}</Link>
            )}
          </li>
        ))}
        {job.remote !== null && <li>{job.remote.name}</li>}
      </Places>
      {job.also_in.length > 0 && (
        <AlsoIn>
          {t('offer.also-in-title')}
          <ul>
            {job.also_in.map(({ id, url, city }) => (
              <li key={id}>
                <Link to={url}>{city}</Link>
              </li>
            ))}
          </ul>
        </AlsoIn>
      )}
    </>
  );
}

const Places = withClass('ul', css.places);

const AlsoIn = withClass('div', css.alsoIn);
