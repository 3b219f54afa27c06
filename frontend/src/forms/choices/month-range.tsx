import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { Check } from '../fields.js';
import { MonthField } from './month-field.js';
import css from './month-field.module.css';

export interface MonthRangeProps {
  /** Of the two years; errors lead there. */
  ids: { from: string; to: string };
  from: string;
  /** Null: it goes on. */
  to: string | null;
  onFrom: (from: string) => void;
  onTo: (to: string | null) => void;
  onLeave: (which: 'from' | 'to') => void;
  errors: { from: string | undefined; to: string | undefined };
  /** What goes on: `I work here now`. */
  goesOn: string;
  /** How many years ahead an end may be. */
  ahead?: number;
}

/** From one month to another, or until now. */
export function MonthRange({ ids, from, to, onFrom, onTo, onLeave, errors, goesOn, ahead = 0 }: MonthRangeProps) {
  const t = useText();
  return (
    <Room>
      <MonthField
        id={ids.from}
        label={t('choice.from')}
        value={from}
        error={errors.from}
        onChange={onFrom}
        onLeave={() => onLeave('from')}
      />
      <MonthField
        id={ids.to}
        label={t('choice.to')}
        value={to ?? ''}
        error={errors.to}
        ahead={ahead}
        disabled={to === null}
        onChange={onTo}
        onLeave={() => onLeave('to')}
      />
      <Check>
        <input type="checkbox" checked={to === null} onChange={({ target }) => onTo(target.checked ? null : '')} />
        <span>{goesOn}</span>
      </Check>
    </Room>
  );
}

const Room = withClass('div', css.range);
