import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Input } from '../../../../forms/fields.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { EditButton } from '../../../../ui/edit-button.js';
import css from './cv-review.module.css';

export interface TypedValueProps {
  label: string;
  value: string;
  /** Id of what is wrong with it: then its field is open. */
  wrong: string | undefined;
  /** Absent where it is taken as it is. */
  onChange: ((value: string) => void) | null;
}

/** A value as it is read; a pencil opens the field in which it is typed otherwise. */
export function TypedValue({ label, value, wrong, onChange }: TypedValueProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const byHand = useRef(false);
  const before = useRef(value);
  useEffect(() => {
    if (!byHand.current) return;
    byHand.current = false;
    if (open) field.current?.select();
    else pencil.current?.focus();
  }, [open]);
  const turn = (to: boolean) => {
    byHand.current = true;
    if (to) before.current = value;
    setOpen(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Or the same key would press the pencil, which gets the focus.
    event.preventDefault();
    if (event.key === 'Escape') onChange?.(before.current);
    turn(false);
  };
  const typed = onChange !== null && (open || wrong !== undefined);
  return (
    <Labelled>
      <span>{label}</span>
      {typed ? (
        <Input
          ref={field}
          type="text"
          aria-label={label}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong}
          value={value}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <div>
          <strong dir="auto">{value}</strong>
          {onChange !== null && (
            <EditButton ref={pencil} label={t('review.change', { name: label })} onClick={() => turn(true)} />
          )}
        </div>
      )}
    </Labelled>
  );
}

const Labelled = withClass('div', css.labelled);
