import type { JobListFilters } from '@babelboard/job-paths';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { useSteadyOrder } from '../list/use-steady-order.js';
import type { FilterOption, FilterSection } from './filter-options.js';
import css from './filter-options-list.module.css';
import { type FilterGroup, valuesOf } from './filter-values.js';

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

const Option = withClass('label', css.option);

const Total = withClass('span', css.total);

const Levels = withClass('fieldset', css.levels);

const Step = withClass('label', css.step);
