import { useFormat } from '../../i18n/use-format.js';
import { withClass } from '../../theme/with-class.js';
import { TextField } from '../fields.js';
import type { FieldProps } from '../use-wire-form.js';
import css from './pay-range.module.css';

type AmountField = FieldProps & { value: string };

export interface PayRangeProps {
  from: AmountField;
  to: AmountField;
  names: { from: string; to: string };
  hint: string;
  /** Where the pay begins has to be said. */
  isRequired?: boolean;
}

/** Two amounts, written with the separators of the page's language while one types. */
export function PayRange({ from, to, names, hint, isRequired = false }: PayRangeProps) {
  const { number } = useFormat();
  const written = ({ value }: AmountField) => (value === '' ? '' : number(Number(value)));
  const amount = { inputMode: 'numeric', autoComplete: 'off', maxLength: 13 } as const;
  return (
    <Pair>
      <TextField {...from} {...amount} optional={!isRequired} value={written(from)} label={names.from} hint={hint} />
      <TextField {...to} {...amount} optional value={written(to)} label={names.to} hint={hint} />
    </Pair>
  );
}

const Pair = withClass('div', css.pair);
