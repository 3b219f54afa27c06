import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { jobsPath, type ListFilters, listPath, withToggled } from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import type { ActiveFilter } from './filter-names.js';

/** Nothing fits: what to take out, one link each. */
export function EmptyList({ filters, active }: { filters: ListFilters; active: ActiveFilter[] }) {
  const t = useText();
  const pastTheEnd = filters.from > 0;
  return (
    <EmptyBox>
      <h2>{t(pastTheEnd ? 'empty.past-title' : 'empty.title')}</h2>
      {pastTheEnd ? (
        <Link to={listPath({ ...filters, from: 0 })}>{t('empty.first-page')}</Link>
      ) : (
        <>
          <p>{t(active.length > 0 ? 'empty.text' : 'empty.nothing')}</p>
          <FiltersToDrop filters={filters} active={active} />
        </>
      )}
    </EmptyBox>
  );
}

/** One link for each filter that could be taken out, and one for all. */
export function FiltersToDrop({ filters, active }: { filters: ListFilters; active: ActiveFilter[] }) {
  const t = useText();
  if (active.length === 0) return null;
  return (
    <ul>
      {active.map(({ group, value, name }) => (
        <li key={`${group}-${value}`}>
          <Link to={listPath(withToggled(filters, group, value))}>{t('empty.without', { name })}</Link>
        </li>
      ))}
      <li>
        <Link to={jobsPath}>{t('empty.all')}</Link>
      </li>
    </ul>
  );
}

export const EmptyBox = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  maxWidth: '44ch',
  padding: '40px 0 64px',
  '& h2': { fontSize: type.headline },
  '& p': { color: token('ink-soft'), fontSize: type.body },
  '& ul': { listStyle: 'none', display: 'grid', fontSize: type.lead },
  '& li a': { display: 'inline-block', padding: '7px 0' },
});
