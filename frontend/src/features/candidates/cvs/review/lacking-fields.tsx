import { useId, useState } from 'react';
import { MonthField } from '../../../../forms/choices/month-field.js';
import { Input } from '../../../../forms/fields.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import css from './cv-review.module.css';
import { beginningOf, type Needed } from './lacking.js';

interface LackingFieldsProps<Text extends string> {
  lacking: readonly (Text | 'f_inicio')[];
  values: Needed<Text>;
  nameOf: (field: Text | 'f_inicio') => string;
  onChange: (change: Partial<Needed<Text>>) => void;
}

/** Just those fields that a CV left open: nobody has to look for them in the whole of an entry. */
export function LackingFields<Text extends string>({ lacking, values, nameOf, onChange }: LackingFieldsProps<Text>) {
  const t = useText();
  const id = useId();
  const [beginning, setBeginning] = useState(values.f_inicio);
  const set = (field: Text | 'f_inicio', value: string) => onChange({ [field]: value } as Partial<Needed<Text>>);
  return (
    <Fields role="group" aria-label={t('review.lacking')}>
      <p>{t('review.lacking')}</p>
      {lacking.map((field) =>
        field === 'f_inicio' ? (
          <MonthField
            key={field}
            id={`${id}-f_inicio`}
            label={nameOf(field)}
            value={beginning}
            onChange={(typed) => {
              const known = beginningOf(typed);
              setBeginning(known === '' ? typed : known);
              set(field, known);
            }}
            onLeave={() => undefined}
          />
        ) : (
          <div key={field}>
            <label htmlFor={`${id}-${field}`}>{nameOf(field)}</label>
            <Input
              id={`${id}-${field}`}
              type="text"
              value={values[field]}
              maxLength={160}
              onChange={({ target }) => set(field, target.value)}
            />
          </div>
        ),
      )}
    </Fields>
  );
}

const Fields = withClass('div', css.lacking);
