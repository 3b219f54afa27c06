import type { JobListFilters } from '@babelboard/job-paths';
import styled from '@emotion/styled';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { radius, token, type } from '../../../theme/theme.js';
import { useSteadyOrder } from '../list/use-steady-order.js';
import type { FilterOption, FilterSection } from './filter-options.js';
import { type FilterGroup, valuesOf } from './filter-values.js';

/** Short values, side by side. */
const SIDE_BY_SIDE: FilterGroup[] = ['radius'];
const LANGUAGE_GROUPS: FilterGroup[] = ['language', 'ad_language', 'working_language'];

export interface FilterOptionsProps {
  section: FilterSection;
  filters: JobListFilters;
  onToggle: (group: FilterGroup, value: string) => void;
  open: boolean;
}

/** What can be chosen in one group, each with the number of offers; languages also by their own names. */
export function FilterOptions({ section: { group, single, options }, filters, onToggle, open }: FilterOptionsProps) {
  const format = useFormat();
  const chosen = valuesOf(filters, group);
  const steady = useSteadyOrder(options, open);
  if (SIDE_BY_SIDE.includes(group))
    return (
      <Steps>
        {steady.map(({ value, name }) => (
          <Step key={value}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === '' ? chosen.length === 0 : chosen.includes(value)}
              onChange={() => onToggle(group, value)}
            />
            {name}
          </Step>
        ))}
      </Steps>
    );
  return steady.map(({ value, name, total, levels = [] }) => {
    const own = LANGUAGE_GROUPS.includes(group) ? spokenLanguage(value) : undefined;
    const checked = value === '' ? chosen.length === 0 : chosen.includes(value);
    return (
      <div key={value}>
        <Option>
          <input
            type={single ? 'radio' : 'checkbox'}
            name={group}
            value={value}
            checked={checked}
            onChange={() => onToggle(group, value)}
          />
          <span>
            {name}
            {own !== undefined && own.own !== name && <small lang={own.code}>{own.own}</small>}
          </span>
          {total !== null && <Total>{format.number(total)}</Total>}
        </Option>
        {levels.length > 0 && <LanguageLevels of={name} levels={levels} filters={filters} onToggle={onToggle} />}
      </div>
    );
  });
}

type LevelsProps = Pick<FilterOptionsProps, 'filters' | 'onToggle'> & { of: string; levels: FilterOption[] };

function LanguageLevels({ of: language, levels, filters, onToggle }: LevelsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Levels>
      <legend>{t('filters.levels', { language })}</legend>
      {levels.map(({ value, name, total }) => (
        <Step key={value}>
          <input
            type="checkbox"
            name="language_level"
            value={value}
            checked={filters.language_level.includes(value)}
            onChange={() => onToggle('language_level', value)}
          />
          {name}
          {total !== null && <Total>{format.number(total)}</Total>}
        </Step>
      ))}
    </Levels>
  );
}

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

const Steps = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, padding: '2px 8px 8px' });

const Levels = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '2px 8px 12px 16px',
  paddingLeft: 23,
  borderLeft: `2px solid ${token('accent')}`,
  '& legend': { float: 'left', width: '100%', marginBottom: 6, fontSize: type.small, color: token('ink-soft') },
});

const Step = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 38,
  padding: '0 12px',
  borderRadius: radius.round,
  border: `1.5px solid ${token('line')}`,
  fontSize: type.small,
  fontWeight: 620,
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0, width: 1, height: 1 },
  '& > span': { fontWeight: 400 },
  '&:hover': { borderColor: token('line-strong') },
  '&:has(:checked)': { background: token('accent-soft'), borderColor: token('accent-ink') },
  '&:has(:focus-visible)': { outline: `3px solid ${token('accent')}`, outlineOffset: 2 },
});
