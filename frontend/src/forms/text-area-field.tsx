import { withClass } from '../theme/with-class.js';
import { describedBy, Labelled, type LabelledProps } from './fields.js';
import css from './text-area-field.module.css';

/** Several lines of text. */
export function TextAreaField({
  rows,
  maxLength,
  ...row
}: LabelledProps & {
  rows: number;
  maxLength: number;
}) {
  const { id, name, ref, onChange, onBlur, error, optional } = row;
  return (
    <Labelled {...row}>
      <Area
        {...{ id, name, ref, onChange, onBlur, rows, maxLength }}
        required={optional !== true}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(row)}
      />
    </Labelled>
  );
}

const Area = withClass('textarea', css.area);
