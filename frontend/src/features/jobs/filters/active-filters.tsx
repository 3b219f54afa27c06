import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { CloseIcon } from '../../../ui/icons.js';
import type { ActiveFilter } from './filter-names.js';
import { cleared, withToggled } from './filter-values.js';

/** What narrows the list, searched for or chosen; each is a link that takes it out. */
export function ActiveFilters({ filters, active }: { filters: JobListFilters; active: ActiveFilter[] }) {
  const t = useText();
  if (active.length === 0) return null;
  return (
    <Chips aria-label={t('filters.active')}>
      {active.map(({ group, value, name }) => (
        <li key={`${group}-${value}`}>
          <Chip to={writeJobListAddress(withToggled(filters, group, value))} aria-label={t('filters.remove', { name })}>
            <span>{name}</span>
            <CloseIcon />
          </Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Clear to={writeJobListAddress(cleared(filters))}>{t('filters.clear')}</Clear>
        </li>
      )}
    </Chips>
  );
}

const Chips = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > li': { maxWidth: '100%' },
});

const Chip = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  maxWidth: '100%',
  padding: '4px 12px 4px 18px',
  // As round as one line is high: a long word takes several.
  borderRadius: 22,
  background: token('ink'),
  color: token('paper'),
  fontSize: type.small,
  fontWeight: 560,
  textDecoration: 'none',
  '&:hover': { color: token('paper'), textDecoration: 'line-through' },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', width: 16, height: 16 },
});

const Clear = styled(Link)({ display: 'inline-block', padding: '10px 8px', fontSize: type.small });
