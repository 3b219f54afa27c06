import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { FilterGroup, ListFilters } from '../../../app/paths.js';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { radius, token, type } from '../../../theme/theme.js';
import { ChevronIcon } from '../../../ui/icons.js';
import { countChosen, type FilterChoice } from './filter-options.js';

export interface FilterGroupsProps {
  choices: FilterChoice[];
  filters: ListFilters;
  onToggle: (group: FilterGroup, value: string) => void;
  /** The group that is open from the start. */
  open?: string;
}

/** The groups of filters as disclosures: menus side by side on a desktop, one below the other on a phone. */
export function FilterGroups({ choices, filters, onToggle, open }: FilterGroupsProps) {
  const t = useText();
  const name = useId();
  return choices
    .filter(({ options }) => options.length > 0)
    .map((choice) => {
      const chosen = countChosen(choice, filters);
      return (
        <Group key={choice.id} name={name} open={choice.id === open}>
          <summary data-chosen={chosen > 0}>
            {t(choice.label)}
            {chosen > 0 && (
              <Count>
                <span className="visually-hidden">{t('filters.chosen')} </span>
                {chosen}
              </Count>
            )}
            <ChevronIcon />
          </summary>
          <fieldset>
            <legend className="visually-hidden">{t(choice.label)}</legend>
            <Options choice={choice} filters={filters} onToggle={onToggle} />
            <button type="submit" className="no-js-only">
              {t('filters.apply')}
            </button>
          </fieldset>
        </Group>
      );
    });
}

function Options({
  choice,
  filters,
  onToggle,
}: { choice: FilterChoice } & Omit<FilterGroupsProps, 'choices' | 'open'>) {
  const format = useFormat();
  return choice.options.map(({ value, name, total }) => {
    const own = choice.group === 'language' ? spokenLanguage(value) : undefined;
    return (
      <Option key={value}>
        <input
          type="checkbox"
          name={choice.group}
          value={value}
          checked={filters[choice.group].includes(value)}
          onChange={() => onToggle(choice.group, value)}
        />
        <span>
          {name}
          {own !== undefined && own.own !== name && <small lang={own.code}>{own.own}</small>}
        </span>
        {total !== null && <Total>{format.number(total)}</Total>}
      </Option>
    );
  });
}

const Group = styled('details')(({ theme }) => ({
  position: 'relative',
  borderBottom: `1px solid ${token('line')}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 56,
    fontWeight: 560,
  },
  '& > summary > svg': { marginLeft: 'auto', color: token('ink-soft'), transition: 'rotate 120ms' },
  '&[open] > summary > svg': { rotate: '180deg' },
  '& > fieldset': { paddingBottom: 16 },
  [theme.breakpoints.up('md')]: {
    borderBottom: 0,
    '& > summary': {
      minHeight: 44,
      padding: '0 16px 0 18px',
      borderRadius: radius.round,
      border: `1.5px solid ${token('line')}`,
      fontSize: type.small,
    },
    '&:last-of-type > fieldset': { left: 'auto', right: 0 },
    '& > summary:hover': { borderColor: token('line-strong') },
    '& > summary[data-chosen="true"]': { borderColor: token('ink') },
    '&[open] > summary': { background: token('tint') },
    '& > fieldset': {
      position: 'absolute',
      top: 'calc(100% + 8px)',
      left: 0,
      zIndex: 30,
      width: 320,
      maxHeight: 'min(60vh, 460px)',
      overflowY: 'auto',
      padding: 12,
      borderRadius: radius.sheet,
      background: token('sheet'),
      boxShadow: token('shadow'),
      outline: `1px solid ${token('line')}`,
    },
  },
}));

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

const Option = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '4px 8px',
  borderRadius: radius.control,
  lineHeight: 1.25,
  cursor: 'pointer',
  '&:hover': { background: token('tint') },
  '& input': { flex: 'none', width: 20, height: 20, margin: 0, accentColor: token('accent') },
  '& small': { marginLeft: 8, color: token('ink-soft'), fontSize: type.small },
});

const Total = styled('span')({
  marginLeft: 'auto',
  color: token('ink-soft'),
  fontSize: type.small,
  fontVariantNumeric: 'tabular-nums',
});
