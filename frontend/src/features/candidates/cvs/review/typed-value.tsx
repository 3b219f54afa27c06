import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Input, Select } from '../../../../forms/fields.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { EditButton } from '../../../../ui/edit-button.js';
import css from './cv-review.module.css';

export interface TypedValueProps {
  label: string;
  value: string;
  /** Id of what is wrong with it: then its field is open. */
  wrong: string | undefined;
  onChange: (value: string) => void;
  /** How it is to be written. */
  hint?: string | undefined;
  /** What it may be, where it is chosen and not typed. */
  choices?: readonly { value: string; text: string }[] | undefined;
  /** What is chosen of them. */
  chosen?: string | undefined;
}

/** A value as it is read; a pencil opens the field in which it is typed otherwise. */
export function TypedValue({ label, value, wrong, onChange, hint, choices, chosen = value }: TypedValueProps) {
  const t = useText();
  const hintId = useId();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const byHand = useRef(false);
  const before = useRef(chosen);
  useEffect(() => {
    if (!byHand.current) return;
    byHand.current = false;
    if (open) {
      field.current?.select();
      list.current?.focus();
    } else pencil.current?.focus();
  }, [open]);
  const turn = (to: boolean) => {
    byHand.current = true;
    if (to) before.current = chosen;
    setOpen(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Or the same key would press the pencil, which gets the focus.
    event.preventDefault();
    if (event.key === 'Escape') onChange(before.current);
    turn(false);
  };
  const asked = {
    'aria-label': label,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': [wrong, hint === undefined ? undefined : hintId].filter(Boolean).join(' ') || undefined,
    onKeyDown,
  };
  return (
    <Labelled>
      <span>{label}</span>
      {open || wrong !== undefined ? (
        <>
          {hint !== undefined && <small id={hintId}>{hint}</small>}
          {choices === undefined ? (
            <Input {...asked} ref={field} type="text" value={value} onChange={({ target }) => onChange(target.value)} />
          ) : (
            <Select {...asked} ref={list} value={chosen} onChange={({ target }) => onChange(target.value)}>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.text}
                </option>
              ))}
            </Select>
          )}
        </>
      ) : (
        <div>
          <strong dir="auto">{value}</strong>
          <EditButton ref={pencil} label={t('review.change', { name: label })} onClick={() => turn(true)} />
        </div>
      )}
    </Labelled>
  );
}

const Labelled = withClass('div', css.labelled);
