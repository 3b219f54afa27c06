import type { JobListFilters } from '@babelboard/job-paths';
import { type ToggleEvent, useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { ChevronIcon } from '../../../ui/icons/chevron-icon.js';
import css from './filter-menus.module.css';
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
            <span>{chosen}</span>
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

const Details = withClass('details', css.details);

const Legend = withClass('legend', css.legend);

const Note = withClass('p', css.note);

const Count = withClass('span', css.count);
