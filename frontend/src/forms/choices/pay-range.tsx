import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.js';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { TextField } from '../fields.js';
import type { FieldProps } from '../use-wire-form.js';
import css from './pay-range.module.css';
import { readAmount } from './read-amount.js';

/** Whose value is the amount as a plain number, `13.5`, or empty. */
type AmountField = FieldProps & { value: string };

export interface PayRangeProps {
  from: AmountField;
  to: AmountField;
  names: { from: string; to: string };
  hint: string;
  /** Whether the lower end has to be stated. */
  required?: boolean;
}

/** Two amounts, as people of the page's language write them. */
export function PayRange({ from, to, names, hint, required = false }: PayRangeProps) {
  return (
    <Pair>
      <Amount field={from} label={names.from} hint={hint} optional={!required} />
      <Amount field={to} label={names.to} hint={hint} optional={!required} />
    </Pair>
  );
}

interface AmountProps {
  field: AmountField;
  label: string;
  hint: string;
  optional: boolean;
}

/** What is typed stays as it is while one types; what is no single amount is said at once, and is nothing until it is one. */
function Amount({ field, label, hint, optional }: AmountProps) {
  const t = useText();
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const unclear = typed !== null && Number.isNaN(readAmount(typed));
  const written = field.value === '' ? '' : withCents(number, Number(field.value));
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      optional={optional}
      value={typed ?? written}
      label={label}
      hint={hint}
      error={unclear ? t('form.amount-unclear') : field.error}
      onChange={async (event) => {
        const text: string = event.target.value;
        setTyped(text);
        const amount = readAmount(text);
        const value = amount === null || Number.isNaN(amount) ? '' : String(amount);
        await field.onChange({ ...event, target: { ...event.target, name: field.name, value } });
      }}
      onBlur={async (event) => {
        if (!unclear) setTyped(null);
        await field.onBlur(event);
      }}
    />
  );
}

/** Cents have two digits: 13.50. */
function withCents(number: (value: number) => string, value: number): string {
  const tenths = !Number.isInteger(value) && Number.isInteger(Math.round(value * 100) / 10);
  return number(value) + (tenths ? number(0) : '');
}

const Pair = withClass('div', css.pair);
