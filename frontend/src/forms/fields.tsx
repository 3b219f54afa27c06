import styled from '@emotion/styled';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';
import { radius, token, type } from '../theme/theme.js';
import type { FieldProps } from './use-wire-form.js';

export interface LabelledProps extends FieldProps {
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** Ids of what describes a field, for `aria-describedby`. */
export function describedBy({ id, error, hint }: Pick<LabelledProps, 'id' | 'error' | 'hint'>): string | undefined {
  const ids = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Name, hint and error of a field above the field itself. */
export function Labelled({ id, label, hint, optional, error, children }: LabelledProps & { children: ReactNode }) {
  const t = useText();
  return (
    <Row>
      <label htmlFor={id}>
        {label}
        {optional === true && <i> {t('form.optional')}</i>}
      </label>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error !== undefined && <Wrong id={`${id}-error`}>{error}</Wrong>}
      {children}
    </Row>
  );
}

type TextFieldProps = LabelledProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'placeholder'
  >;

/** A line of text. */
export function TextField({ label, hint, optional, error, ...input }: TextFieldProps) {
  const row = { ...input, label, hint, error, ...(optional === undefined ? {} : { optional }) };
  return (
    <Labelled {...row}>
      <Input
        type="text"
        {...input}
        required={optional !== true}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(row)}
      />
    </Labelled>
  );
}

export interface Choice {
  value: string | number;
  text: string;
}

/** One of several; the first line asks. */
export function SelectField({
  choices,
  autoComplete,
  ...row
}: LabelledProps & { choices: Choice[]; autoComplete?: string }) {
  const t = useText();
  const { id, name, ref, onChange, onBlur, error, optional } = row;
  return (
    <Labelled {...row}>
      <Select
        {...{ id, name, ref, onChange, onBlur, autoComplete }}
        required={optional !== true}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(row)}
      >
        <option value="">{t('form.choose')}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Labelled>
  );
}

/** Yes or no; what is wrong with it stands above. */
export function CheckField({ id, error, children, ...input }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      {error !== undefined && <Wrong id={`${id}-error`}>{error}</Wrong>}
      <Check>
        <input
          type="checkbox"
          id={id}
          {...input}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>{children}</span>
      </Check>
    </div>
  );
}

const Row = styled('div')({
  '& > label': { display: 'block', marginBottom: 4, fontWeight: 620 },
  '& i': { fontStyle: 'normal', fontWeight: 400, color: token('ink-soft'), fontSize: type.small },
});

const Hint = styled('p')({ marginBottom: 6, color: token('ink-soft'), fontSize: type.small });

const Wrong = styled('p')({ marginBottom: 6, color: token('negative'), fontSize: type.small });

const control = {
  width: '100%',
  minHeight: 50,
  padding: '10px 14px',
  borderRadius: radius.control,
  border: `1.5px solid ${token('line-strong')}`,
  background: token('sheet'),
  '&[aria-invalid="true"]': { borderColor: token('negative') },
} as const;

export const Input = styled('input')(control);
const Select = styled('select')(control);

const Check = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  padding: '8px 0',
  cursor: 'pointer',
  fontSize: type.small,
  '& input': { flex: 'none', width: 22, height: 22, margin: 0, accentColor: token('accent-ink') },
});
