import type { JobCard } from '@babelboard/wire';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type } from '../../../theme/theme.js';
import { OfferTile } from './offer-tile.js';

/** So many on a phone; a desktop has room for all. */
const ON_A_PHONE = 3;

/** A few offers under a heading. */
export function OfferTiles({ heading, jobs, more }: { heading: string; jobs: JobCard[]; more?: ReactNode }) {
  return (
    <section>
      <Head>
        <h2>{heading}</h2>
        {more}
      </Head>
      <Tiles>
        {jobs.map((job) => (
          <li key={job.id}>
            <OfferTile job={job} />
          </li>
        ))}
      </Tiles>
    </section>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
  marginBottom: 8,
  '& h2': { fontSize: type.title, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: 10, fontSize: type.small },
});

const Tiles = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.down('sm')]: { [`& > li:nth-of-type(n + ${ON_A_PHONE + 1})`]: { display: 'none' } },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 40 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
