import type { JobCard } from '@babelboard/wire';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { useEarlyLoading } from '../list/use-early-loading.js';
import { useSeenOffers } from '../list/use-seen-offers.js';
import { LanguageChips } from '../offer/language-chips.js';
import { PromotedLabel } from '../offer/promoted-label.js';
import { useOfferWords } from '../offer/use-offer-words.js';

/** An offer in few words: title, company, place, languages. */
export function OfferTile({ job }: { job: JobCard }) {
  const t = useText();
  const words = useOfferWords();
  const seen = useSeenOffers().has(job.id);
  const earlyLoading = useEarlyLoading(job.id);
  const where = [words.places(job.places), job.remote?.name].filter(Boolean).join(' · ');
  return (
    <Tile data-seen={seen} {...earlyLoading}>
      {job.promoted && <PromotedLabel />}
      <h3>
        <Link to={job.url} lang={job.ad_language?.code} dir="auto">
          {job.title}
        </Link>
      </h3>
      <p>
        <span dir="auto">{job.company.name}</span>
        {where !== '' && <span>{where}</span>}
        {seen && <span>{t('offer.seen')}</span>}
      </p>
      <LanguageChips languages={job.languages} most={3} />
    </Tile>
  );
}

const Tile = styled('article')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 7,
  height: '100%',
  padding: '16px 0 18px',
  borderTop: `1px solid ${token('line')}`,
  '& h3': { fontSize: type.body, lineHeight: 1.25, hyphens: 'auto', overflowWrap: 'anywhere' },
  '& h3 a': { textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& h3 a:hover': { color: 'inherit', textDecoration: `underline ${token('accent')} 2px` },
  '& h3 a:focus-visible': { outline: 'none' },
  '& h3 a:focus-visible::after': { outline: `3px solid ${token('accent')}`, outlineOffset: 2, borderRadius: 4 },
  '&[data-seen="true"] h3 a': { color: token('ink-soft') },
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    fontSize: type.small,
    color: token('ink-soft'),
    lineHeight: 1.4,
  },
  '& > p > span:not(:last-child)::after': { content: '"·"', marginLeft: 8, color: token('line-strong') },
});
