import type { JobListFilters } from '@babelboard/job-paths';
import styled from '@emotion/styled';
import { type ToggleEvent, useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { radius, token, type } from '../../../theme/theme.js';
import { ChevronIcon } from '../../../ui/icons.js';
import { countChosen, type FilterMenu } from './filter-options.js';
import { FilterOptions } from './filter-options-list.js';
import type { FilterGroup } from './filter-values.js';

const MENU_WIDTH = 360;

export interface FilterMenusProps {
  menus: FilterMenu[];
  filters: JobListFilters;
  onToggle: (group: FilterGroup, value: string) => void;
  /** The menu that is open from the start; with it several can be open, one below the other. */
  open?: string;
}

/** The filters as disclosures: menus side by side on a desktop, one below the other on a phone. */
export function FilterMenus({ menus, open, ...props }: FilterMenusProps) {
  const name = useId();
  return menus.map((menu) => (
    <Menu key={menu.id} menu={menu} name={open === undefined ? name : undefined} open={menu.id === open} {...props} />
  ));
}

type MenuProps = Omit<FilterMenusProps, 'menus' | 'open'> & {
  menu: FilterMenu;
  name: string | undefined;
  open: boolean;
};

function Menu({ menu, name, open: openAtFirst, filters, onToggle }: MenuProps) {
  const t = useText();
  const [open, setOpen] = useState(openAtFirst);
  const chosen = countChosen(menu, filters);
  const onOpening = (event: ToggleEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    details.dataset.end = String(details.getBoundingClientRect().left + MENU_WIDTH > window.innerWidth);
    setOpen(details.open);
  };
  return (
    <Details name={name} open={open} onToggle={onOpening}>
      <summary data-chosen={chosen > 0}>
        {t(menu.label)}
        {chosen > 0 && (
          <Count>
            <span className="visually-hidden">{t('filters.chosen')} </span>
            {chosen}
          </Count>
        )}
        <ChevronIcon />
      </summary>
      <div>
        {menu.sections.map((section) => (
          <fieldset key={section.id}>
            <Legend data-only={menu.sections.length === 1}>{t(section.label)}</Legend>
            <FilterOptions section={section} filters={filters} onToggle={onToggle} open={open} />
          </fieldset>
        ))}
        {menu.note !== null && <Note>{t(menu.note)}</Note>}
        <button type="submit" className="no-js-only">
          {t('filters.apply')}
        </button>
      </div>
    </Details>
  );
}

const Details = styled('details')(({ theme }) => ({
  position: 'relative',
  borderBottom: `1px solid ${token('line')}`,
  '& > summary': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 56, fontWeight: 560 },
  '& > summary > svg': { marginLeft: 'auto', color: token('ink-soft'), transition: 'rotate 120ms' },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& > div': { paddingBottom: 16 },
  [theme.breakpoints.up('md')]: {
    borderBottom: 0,
    '& > summary': {
      minHeight: 44,
      padding: '0 14px 0 18px',
      borderRadius: radius.round,
      border: `1.5px solid ${token('line')}`,
      fontSize: type.small,
    },
    '& > summary:hover': { borderColor: token('line-strong') },
    '& > summary[data-chosen="true"]': { borderColor: token('ink') },
    '&[open] > summary': { background: token('tint') },
    '& > div': {
      position: 'absolute',
      top: 'calc(100% + 8px)',
      left: 0,
      zIndex: 30,
      width: MENU_WIDTH,
      maxHeight: 'min(64vh, 520px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: 12,
      borderRadius: radius.sheet,
      background: token('sheet'),
      boxShadow: token('shadow'),
      outline: `1px solid ${token('line')}`,
      scrollbarWidth: 'thin',
    },
    '&[data-end="true"] > div': { left: 'auto', right: 0 },
  },
}));

const Legend = styled('legend')({
  padding: '10px 8px 4px',
  color: token('ink-soft'),
  fontSize: type.small,
  '&[data-only="true"]': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
});

const Note = styled('p')({ padding: '10px 8px 4px', fontSize: type.small, color: token('ink-soft'), lineHeight: 1.4 });

const Count = styled('span')({
  minWidth: 22,
  padding: '0 6px',
  borderRadius: radius.round,
  background: token('accent'),
  color: token('on-accent'),
  fontSize: type.tiny,
  lineHeight: '22px',
  fontWeight: 700,
  textAlign: 'center',
});
