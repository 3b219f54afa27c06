import { useFormat } from '../../i18n/use-format.js';
import { withClass } from '../../theme/with-class.js';
import { TextField } from '../fields.js';
import type { FieldProps } from '../use-wire-form.js';
import css from './pay-range.module.css';

type AmountField = FieldProps & {
  value: string;
  /** As it is being typed, where that stands in the field. */
  typed?: string | undefined;
};

export interface PayRangeProps {
  from: AmountField;
  to: AmountField;
  names: { from: string; to: string };
  hint: string;
}

/** Two amounts, written with the separators of the page's language. */
export function PayRange({ from, to, names, hint }: PayRangeProps) {
  const { number } = useFormat();
  const written = ({ value, typed }: AmountField) =>
    typed ?? (value === '' ? '' : writtenAmount(number, Number(value)));
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 13, optional: true } as const;
  return (
    <Pair>
      <TextField {...withoutTyped(from)} {...amount} value={written(from)} label={names.from} hint={hint} />
      <TextField {...withoutTyped(to)} {...amount} value={written(to)} label={names.to} hint={hint} />
    </Pair>
  );
}

/** Cents have two digits. */
function writtenAmount(number: (value: number) => string, value: number): string {
  return number(value) + (!Number.isInteger(value) && Number.isInteger(Math.round(value * 100) / 10) ? number(0) : '');
}

function withoutTyped({ typed: _typed, ...field }: AmountField) {
  return field;
}

const Pair = withClass('div', css.pair);
