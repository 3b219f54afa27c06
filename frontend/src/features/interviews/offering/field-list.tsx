import { flushSync } from 'react-dom';
import { Input } from '../../../forms/fields.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { PlusIcon } from '../../../ui/icons/plus-icon.js';
import css from './field-list.module.css';

interface FieldListProps {
  /** Begins the ids of its fields, which go on with their number. */
  id: string;
  type: 'date' | 'time';
  legend: string;
  /** Of each field, with its number. */
  label: (number: number) => string;
  remove: (number: number) => string;
  add: string;
  values: readonly string[];
  most: number;
  min?: string;
  /** What is wrong where nothing is filled in; it stands at the first field. */
  error: string | undefined;
  onChange: (values: string[]) => void;
}

/** Several days, or several times of day: the fields that phones and desktops bring along. */
export function FieldList({
  id,
  type,
  legend,
  label,
  remove,
  add,
  values,
  most,
  min,
  error,
  onChange,
}: FieldListProps) {
  const t = useText();
  /** Changes the fields, and goes on at one of them. */
  const changeTo = (next: string[], at: number) => {
    flushSync(() => onChange(next));
    document.getElementById(`${id}-${at}`)?.focus();
  };
  return (
    <Group>
      <legend>{legend}</legend>
      {error !== undefined && <Wrong id={`${id}-error`}>{error}</Wrong>}
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields without a name
        <div key={at}>
          <Input
            id={`${id}-${at}`}
            type={type}
            aria-label={label(at + 1)}
            value={value}
            min={min}
            aria-invalid={error !== undefined && at === 0}
            aria-describedby={error !== undefined && at === 0 ? `${id}-error` : undefined}
            onChange={({ target }) => onChange(values.map((one, place) => (place === at ? target.value : one)))}
          />
          {values.length > 1 && (
            <Button
              type="button"
              data-look="plain"
              aria-label={remove(at + 1)}
              onClick={() =>
                changeTo(
                  values.filter((_, place) => place !== at),
                  Math.max(0, at - 1),
                )
              }
            >
              <CloseIcon />
            </Button>
          )}
        </div>
      ))}
      {values.length < most && (
        <Button type="button" data-look="plain" onClick={() => changeTo([...values, ''], values.length)}>
          <PlusIcon />
          {add}
        </Button>
      )}
      {values.length >= most && <small>{t('interviews.most-fields', { most })}</small>}
    </Group>
  );
}

const Group = withClass('fieldset', css.group);

const Wrong = withClass('p', css.wrong);
