import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import styled from '@emotion/styled';
import { type MouseEvent, startTransition, useOptimistic, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { radius, token, type } from '../../../theme/theme.js';
import { FilterIcon } from '../../../ui/icons.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { useClosingMenus } from '../../../ui/use-closing-menus.js';
import { FilterMenus } from './filter-menus.js';
import type { Facets } from './filter-names.js';
import { filterMenus } from './filter-options.js';
import { FilterSwitch } from './filter-switch.js';
import { countActive, FILTER_GROUPS, type FilterGroup, withToggled } from './filter-values.js';
import { formAction, HiddenFilters } from './hidden-filters.js';
import { useFilterWords } from './use-filter-words.js';

const FilterDrawer = lazyPart(() => import('./filter-drawer.js'));
/** These are chosen in the search box. */
const SEARCHED: FilterGroup[] = ['keywords', 'skill'];
const CHOSEN = FILTER_GROUPS.filter((group) => !SEARCHED.includes(group));

export interface FilterPanelProps {
  filters: JobListFilters;
  facets: Facets | undefined;
  total: number | null;
}

/**
 * The filters: menus in a row on a desktop. On a phone a link opens them: a drawer where scripts run, else the same form
 * as a sheet over the page, opened by its address alone (`#filters`).
 */
export function FilterPanel({ filters: inAddress, facets, total }: FilterPanelProps) {
  const t = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLFormElement>(null);
  useClosingMenus(panel);
  // What one chooses is shown at once, and what one chooses next adds to it, while the address follows.
  const [filters, showFilters] = useOptimistic(inAddress);
  const menus = filterMenus(filters, facets, useFilterWords());
  const toggle = (group: FilterGroup, value: string) =>
    startTransition(() => {
      const chosen = withToggled(filters, group, value);
      showFilters(chosen);
      void navigate(writeJobListAddress(chosen));
    });
  const active = countActive(filters, CHOSEN);
  const openDrawer = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const shared = { menus, filters, onToggle: toggle };
  return (
    <>
      <OpenLink href="#filters" onClick={openDrawer} aria-haspopup="dialog">
        <FilterIcon />
        {active > 0 ? t('filters.open-active', { count: active }) : t('filters.open')}
      </OpenLink>
      <Panel ref={panel} id="filters" action={formAction(filters)} method="get" aria-label={t('filters.label')}>
        <HiddenFilters filters={filters} except={CHOSEN} />
        <FilterMenus {...shared} />
        <FilterSwitch filters={filters} facets={facets} onToggle={toggle} />
        <SheetActions className="no-js-only">
          <button type="submit">{t('filters.apply')}</button>
          <a href="#results">{t('filters.close')}</a>
        </SheetActions>
      </Panel>
      {open && (
        <OptionalPart open={() => setOpen(true)} close={() => setOpen(false)}>
          <FilterDrawer {...shared} facets={facets} total={total} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}

const OpenLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 10,
  minHeight: 46,
  padding: '0 20px',
  borderRadius: radius.round,
  border: `1.5px solid ${token('line-strong')}`,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: 'inherit', background: token('tint') },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Panel = styled('form')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'none',
    '&:target': {
      position: 'fixed',
      inset: 0,
      zIndex: 1200,
      display: 'block',
      overflowY: 'auto',
      padding: '16px 20px 0',
      background: token('paper'),
    },
  },
  [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

const SheetActions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  padding: '16px 0',
  background: token('paper'),
  '& button': {
    minHeight: 46,
    padding: '0 24px',
    border: 0,
    borderRadius: radius.round,
    background: token('accent'),
    color: token('on-accent'),
    fontWeight: 620,
    fontSize: type.body,
  },
  [theme.breakpoints.up('md')]: { position: 'static', padding: 0, '& a': { display: 'none' } },
}));
