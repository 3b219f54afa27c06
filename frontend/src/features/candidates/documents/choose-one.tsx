import { useId } from 'react';
import { Select } from '../../../forms/fields.js';
import { withClass } from '../../../theme/with-class.js';
import css from './choose-one.module.css';

export interface ChooseOneProps {
  label: string;
  hint: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

/** One of a list that counts at once. */
export function ChooseOne({ label, hint, value, options, onChoose }: ChooseOneProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
      <Select id={id} aria-describedby={`${id}-hint`} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </Row>
  );
}

const Row = withClass('div', css.row);
