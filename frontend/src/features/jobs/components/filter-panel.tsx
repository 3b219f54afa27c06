import { styled } from '@mui/material/styles';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  countActive,
  type FilterGroup,
  jobsPath,
  type ListFilters,
  listPath,
  withToggled,
} from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { radius, token, type } from '../../../theme/theme.js';
import { FilterIcon } from '../../../ui/icons.js';
import { FilterGroups } from './filter-groups.js';
import type { FilterChoice } from './filter-options.js';

const FilterDrawer = lazy(() => import('./filter-drawer.js'));

export interface FilterPanelProps {
  choices: FilterChoice[];
  filters: ListFilters;
  total: number | null;
}

/**
 * The filters: menus in a row on a desktop. On a phone a link opens them: a drawer where scripts run, else the same form
 * as a sheet over the page, opened by its address alone (`#filters`).
 */
export function FilterPanel({ choices, filters, total }: FilterPanelProps) {
  const t = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLFormElement>(null);
  useClosingMenus(panel);
  const toggle = (group: FilterGroup, value: string) => navigate(listPath(withToggled(filters, group, value)));
  const active = countActive({ ...filters, keywords: [] });
  const openDrawer = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <OpenLink href="#filters" onClick={openDrawer} aria-haspopup="dialog">
        <FilterIcon />
        {active > 0 ? t('filters.open-active', { count: active }) : t('filters.open')}
      </OpenLink>
      <Panel ref={panel} id="filters" action={jobsPath} method="get" aria-label={t('filters.label')}>
        {filters.keywords.map((word) => (
          <input key={word} type="hidden" name="keywords" value={word} />
        ))}
        {filters.latests && <input type="hidden" name="latests" value="true" />}
        <FilterGroups choices={choices} filters={filters} onToggle={toggle} />
        <SheetActions className="no-js-only">
          <button type="submit">{t('filters.apply')}</button>
          <a href="#results">{t('filters.close')}</a>
        </SheetActions>
      </Panel>
      {open && (
        <Suspense>
          <FilterDrawer
            choices={choices}
            filters={filters}
            total={total}
            onToggle={toggle}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** An open menu closes when one clicks elsewhere or presses Escape. */
function useClosingMenus(panel: React.RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const openMenu = () => panel.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null;
    const onPointerDown = (event: PointerEvent) => {
      const menu = openMenu();
      if (menu !== null && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const menu = openMenu();
      if (event.key !== 'Escape' || menu === null) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [panel]);
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
  [theme.breakpoints.up('md')]: { display: 'none' },
}));
