import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { countActive, listPath, NO_FILTERS } from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.js';

export interface FilterDrawerProps extends FilterGroupsProps {
  total: number | null;
  onClose: () => void;
}

/** The filters on a phone; every tap counts at once, the button below says how many offers are left. */
export default function FilterDrawer({ choices, filters, total, onToggle, onClose }: FilterDrawerProps) {
  const t = useText();
  const cleared = { ...NO_FILTERS, keywords: filters.keywords, latests: filters.latests };
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': 'filter-drawer-title',
          sx: { height: '92dvh', borderRadius: '24px 24px 0 0', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Top>
        <h2 id="filter-drawer-title">{t('filters.label')}</h2>
        {countActive(filters) > filters.keywords.length && <Link to={listPath(cleared)}>{t('filters.clear')}</Link>}
      </Top>
      <Groups>
        <FilterGroups choices={choices} filters={filters} onToggle={onToggle} open="language" />
      </Groups>
      <Bottom>
        <Button variant="contained" fullWidth onClick={onClose}>
          {total === null ? t('filters.apply') : t('filters.show', { count: total })}
        </Button>
      </Bottom>
    </Drawer>
  );
}

const Top = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: '24px 20px 8px',
  '& h2': { fontSize: type.title },
});

const Groups = styled('div')({ flex: 1, overflowY: 'auto', padding: '0 20px' });

const Bottom = styled('div')({
  padding: '12px 20px max(16px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${token('line')}`,
});
