import type { JobCard } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { useShownOffers } from '../../../job-marks/shown-offers.js';
import { withClass } from '../../../theme/with-class.js';
import { OfferTile } from './offer-tile.js';
import css from './offer-tiles.module.css';

/** A few offers under a heading. */
export function OfferTiles({ heading, jobs, more }: { heading: string; jobs: JobCard[]; more?: ReactNode }) {
  const shown = useShownOffers(jobs);
  if (shown.length === 0) return null;
  return (
    <section>
      <Head>
        <h2>{heading}</h2>
        {more}
      </Head>
      <Tiles>
        {shown.map((job) => (
          <li key={job.id}>
            <OfferTile job={job} />
          </li>
        ))}
      </Tiles>
    </section>
  );
}

const Head = withClass('div', css.head);

const Tiles = withClass('ul', css.tiles);
