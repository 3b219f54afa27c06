import { writeJobListAddress } from '@babelboard/job-paths';
import Drawer from '@mui/material/Drawer';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { MaterialTheme } from '../../../theme/material-theme.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { NotificationRegion } from '../../../ui/notifications/notification-region.js';
import type { FilterChoicesProps } from './filter-choices.js';
import css from './filter-drawer.module.css';
import { FilterMenus } from './filter-menus.js';
import { filterMenus } from './filter-options.js';
import { FilterSwitch } from './filter-switch.js';
import { cleared, countActive, type FilterGroup, withToggled } from './filter-values.js';
import { useFilterWords } from './use-filter-words.js';

export interface FilterDrawerProps extends FilterChoicesProps {
  total: number | null;
  onClose: () => void;
}

/** The filters on a phone; every tap counts at once, the button below says how many offers are left. */
export default function FilterDrawer({ filters, facets, total, onChoose, onClose }: FilterDrawerProps) {
  const t = useText();
  const toggle = (group: FilterGroup, value: string) => onChoose(withToggled(filters, group, value));
  const menus = filterMenus(filters, facets, useFilterWords());
  return (
    <MaterialTheme>
      <Drawer
        anchor="bottom"
        open
        onClose={onClose}
        disableScrollLock
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': 'filter-drawer-title',
            sx: {
              height: 'min(92dvh, 100dvh - var(--support-banner, 0px))',
              borderRadius: '24px 24px 0 0',
              display: 'flex',
              flexDirection: 'column',
            },
          },
        }}
      >
        <Top>
          <h2 id="filter-drawer-title">{t('filters.label')}</h2>
          {countActive(filters) > 0 && <Link to={writeJobListAddress(cleared(filters))}>{t('filters.clear')}</Link>}
        </Top>
        <Groups>
          <FilterSwitch filters={filters} facets={facets} onToggle={toggle} />
          <FilterMenus menus={menus} filters={filters} onToggle={toggle} open="language" />
        </Groups>
        <Bottom>
          <Button type="button" data-look="filled" onClick={onClose}>
            <span aria-live="polite">{total === null ? t('filters.apply') : t('filters.show', { count: total })}</span>
          </Button>
        </Bottom>
        <NotificationRegion inSheet />
      </Drawer>
    </MaterialTheme>
  );
}

const Top = withClass('div', css.top);

const Groups = withClass('div', css.groups);

const Bottom = withClass('div', css.bottom);
