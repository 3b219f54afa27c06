import type { JobListFilters } from '@babelboard/job-paths';
import styled from '@emotion/styled';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { radius, token, type } from '../../../theme/theme.js';
import type { Facets } from './filter-names.js';
import type { FilterGroup } from './filter-values.js';

export interface FilterSwitchProps {
  filters: JobListFilters;
  facets: Facets | undefined;
  onToggle: (group: FilterGroup, value: string) => void;
}

/** On or off: only offers for which one needs no language of their country. */
export function FilterSwitch({ filters, facets, onToggle }: FilterSwitchProps) {
  const t = useText();
  const format = useFormat();
  const total = facets?.no_local_language.data[0]?.total;
  if (facets !== undefined && total === undefined && !filters.no_local_language) return null;
  return (
    <Row>
      <input
        type="checkbox"
        name="no_local_language"
        value="true"
        checked={filters.no_local_language}
        onChange={() => onToggle('no_local_language', 'true')}
      />
      <i aria-hidden="true" />
      <span>{t('filters.no-local-language')}</span>
      {total !== undefined && <small>{format.number(total)}</small>}
    </Row>
  );
}

const Row = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  borderBottom: `1px solid ${token('line')}`,
  fontWeight: 560,
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0, width: 1, height: 1 },
  '& i': {
    flex: 'none',
    width: 38,
    height: 22,
    borderRadius: radius.round,
    background: token('line-strong'),
    transition: 'background-color 120ms',
  },
  '& i::after': {
    content: '""',
    display: 'block',
    width: 16,
    height: 16,
    margin: 3,
    borderRadius: radius.round,
    background: token('sheet'),
    transition: 'translate 120ms',
  },
  '& :checked + i': { background: token('accent') },
  '& :checked + i::after': { translate: '16px 0' },
  '& :focus-visible + i': { outline: `3px solid ${token('accent')}`, outlineOffset: 3 },
  '& small': { marginLeft: 'auto', color: token('ink-soft'), fontSize: type.small, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.up('md')]: {
    minHeight: 44,
    padding: '0 18px 0 12px',
    border: `1.5px solid ${token('line')}`,
    borderRadius: radius.round,
    fontSize: type.small,
    '&:hover': { borderColor: token('line-strong') },
    '&:has(:checked)': { borderColor: token('ink') },
  },
}));
