import { useId } from 'react';
import { useI18n } from '../../i18n/i18n.js';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { Select } from '../fields.js';
import css from './month-field.module.css';
import { monthOf, monthsOf, yearsBack } from './months.js';

export interface MonthFieldProps {
  label: string;
  /** `2021-03`, or `2021` where the month is not said; `-03` as long as its year is missing. A day after it stays unsaid. */
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  /** Id of the year, which is what an error leads to. */
  id: string;
  error?: string | undefined;
  /** Years that have not come yet can be chosen, too. */
  ahead?: number;
  disabled?: boolean;
}

/** A month of a year, or the year alone: two lists, which every phone shows well. */
export function MonthField({
  label,
  value,
  onChange,
  onLeave,
  id,
  error,
  ahead = 0,
  disabled = false,
}: MonthFieldProps) {
  const t = useText();
  const { locale } = useI18n();
  const group = useId();
  const [year, month] = monthOf(value);
  const pick = (nextYear: string, nextMonth: string) =>
    onChange(nextMonth === '' ? nextYear : `${nextYear}-${nextMonth}`);
  const described = error === undefined ? {} : { 'aria-describedby': `${group}-error` };
  return (
    <Room role="group" aria-labelledby={group} data-disabled={disabled || undefined}>
      <span id={group}>{label}</span>
      {error !== undefined && <small id={`${group}-error`}>{error}</small>}
      <div>
        <Select
          aria-label={t('choice.month')}
          value={month}
          disabled={disabled}
          aria-invalid={error !== undefined}
          {...described}
          onChange={({ target }) => pick(year, target.value)}
          onBlur={onLeave}
        >
          <option value="">{t('choice.month')}</option>
          {monthsOf(locale).map(([number, name]) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          id={id}
          aria-label={t('choice.year')}
          value={year}
          disabled={disabled}
          aria-invalid={error !== undefined}
          {...described}
          onChange={({ target }) => pick(target.value, month)}
          onBlur={onLeave}
        >
          <option value="">{t('choice.year')}</option>
          {yearsBack(new Date().getFullYear() + ahead, year).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
    </Room>
  );
}

const Room = withClass('div', css.room);
