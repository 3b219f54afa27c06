import { useId } from 'react';
import { withClass } from '../../theme/with-class.js';
import css from './pick-one.module.css';

export interface PickOneProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value | null;
  onPick: (value: Value) => void;
  /** What the picked one means, below. */
  meaning?: string | undefined;
  /** Where the name stands in the page already. */
  hideLabel?: boolean;
  /** Gets the focus first. */
  first?: boolean;
  /** What is wrong with the choice, or with none. */
  error?: string | undefined;
}

/** One of a few that all stand there: radio buttons as wide as a finger. */
export function PickOne<Value extends string | number>(props: PickOneProps<Value>) {
  const { label, options, value, onPick, meaning, hideLabel = false, first = false, error } = props;
  const id = useId();
  const focusable = options.some((option) => option.value === value) ? value : options[0]?.value;
  const about = [error === undefined ? '' : `${id}-error`, meaning === undefined ? '' : `${id}-meaning`];
  return (
    <Group
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={about.join(' ').trim() || undefined}
      aria-invalid={error === undefined ? undefined : true}
    >
      <span id={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </span>
      {error !== undefined && (
        <p id={`${id}-error`} className={css.wrong} role="alert">
          {error}
        </p>
      )}
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              data-first={first && option.value === focusable ? '' : undefined}
              checked={value === option.value}
              onChange={() => onPick(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      {meaning !== undefined && (
        <p id={`${id}-meaning`} aria-live="polite">
          {meaning}
        </p>
      )}
    </Group>
  );
}

const Group = withClass('div', css.group);
