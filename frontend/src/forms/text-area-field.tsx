import styled from '@emotion/styled';
import { radius, token } from '../theme/theme.js';
import { describedBy, Labelled, type LabelledProps } from './fields.js';

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

const Area = styled('textarea')({
  width: '100%',
  padding: '10px 14px',
  borderRadius: radius.control,
  border: `1.5px solid ${token('line-strong')}`,
  background: token('sheet'),
  resize: 'vertical',
  '&[aria-invalid="true"]': { borderColor: token('negative') },
});
