import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type ListFilters, listPath } from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { radius, token, type } from '../../../theme/theme.js';

/** How many there are, and in which order; the order is two links. */
export function ResultsHeader({ filters, total }: { filters: ListFilters; total: number }) {
  const t = useText();
  const sorts = [
    { latests: false, text: filters.keywords.length > 0 ? t('sort.best') : t('sort.default') },
    { latests: true, text: t('sort.newest') },
  ];
  return (
    <Row>
      <p role="status" aria-live="polite">
        {t('results.total', { count: total })}
      </p>
      <Sorts aria-label={t('sort.label')}>
        {sorts.map(({ latests, text }) => (
          <Sort
            key={text}
            to={listPath({ ...filters, latests, from: 0, job: null })}
            aria-current={filters.latests === latests ? 'true' : undefined}
          >
            {text}
          </Sort>
        ))}
      </Sorts>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: '8px 12px',
  color: token('ink-soft'),
  fontSize: type.small,
});

const Sorts = styled('nav')({ display: 'flex', gap: 2, marginInline: -12 });

const Sort = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  padding: '0 12px',
  borderRadius: radius.round,
  textDecoration: 'none',
  color: token('ink-soft'),
  '&:hover': { background: token('tint'), color: token('ink') },
  '&[aria-current="true"]': {
    color: token('ink'),
    fontWeight: 640,
    textDecoration: `underline ${token('accent')} 2px`,
    textUnderlineOffset: 6,
  },
});
