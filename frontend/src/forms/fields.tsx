import type { InputHTMLAttributes, ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import css from './fields.module.css';
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
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'maxLength'
    | 'placeholder'
    | 'value'
    | 'lang'
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
  /** Under which heading it stands; those of one follow each other. */
  group?: string;
}

/** One of several; the first line asks. */
export function SelectField({
  choices,
  autoComplete,
  ...row
}: LabelledProps & { choices: Choice[]; autoComplete?: string; value?: string }) {
  const t = useText();
  const { id, name, ref, onChange, onBlur, error, optional, value } = row;
  return (
    <Labelled {...row}>
      <Select
        {...{ id, name, ref, onChange, onBlur, autoComplete, value }}
        required={optional !== true}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(row)}
      >
        <option value="">{t('form.choose')}</option>
        <Options choices={choices} />
      </Select>
    </Labelled>
  );
}

function Options({ choices }: { choices: Choice[] }) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => {
    const options = choices
      .filter((choice) => choice.group === group)
      .map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ));
    return group === undefined ? (
      options
    ) : (
      <optgroup key={group} label={group}>
        {options}
      </optgroup>
    );
  });
}

/** Yes or no; what is wrong with it stands above. */
export function CheckField({
  id,
  error,
  children,
  ...input
}: FieldProps & { value?: string; checked?: boolean; children: ReactNode }) {
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

const Row = withClass('div', css.row);

const Hint = withClass('p', css.hint);

const Wrong = withClass('p', css.wrong);

export const Input = withClass('input', css.control);
export const Select = withClass('select', css.control);

/** A box to tick, before its words. */
export const Check = withClass('label', css.check);
