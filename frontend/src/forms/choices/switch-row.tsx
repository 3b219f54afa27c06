import { type ReactNode, useId } from 'react';
import { withClass } from '../../theme/with-class.js';
import css from './switch-row.module.css';

export interface SwitchRowProps {
  label: ReactNode;
  hint?: ReactNode;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}

/** One thing that is on or off; it counts at once. */
export function SwitchRow({ label, hint, on, onChange, disabled = false }: SwitchRowProps) {
  const id = useId();
  return (
    <Row htmlFor={id}>
      <span>
        <span id={`${id}-label`}>{label}</span>
        {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={on}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Row>
  );
}

const Row = withClass('label', css.row);
