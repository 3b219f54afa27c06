import { useId } from 'react';
import { Input, Labelled } from '../../../forms/fields.js';
import { momentOf, wallClock } from '../domain/wall-clock.js';

interface MomentFieldProps {
  /** Of the value in the form: what is wrong with it leads here. */
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  moment: string | null;
  /** IANA: whose clocks are typed. */
  zone: string;
  onMoment: (moment: string | null) => void;
}

/** A day and a time, as clocks of a zone show them. */
export function MomentField({ name, label, hint, error, moment, zone, onMoment }: MomentFieldProps) {
  const id = useId();
  const row = { id, name, label, error, ref: () => undefined, ...NOTHING, ...(hint === undefined ? {} : { hint }) };
  return (
    <Labelled {...row}>
      <Input
        type="datetime-local"
        id={id}
        name={name}
        defaultValue={moment === null ? '' : wallClock(moment, zone)}
        key={zone}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onMoment(momentOf(target.value, zone))}
      />
    </Labelled>
  );
}

const NOTHING = { onChange: async () => undefined, onBlur: async () => undefined };
