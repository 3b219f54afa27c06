import { SCREENING_TYPES } from '@babelboard/wire';
import { useId } from 'react';
import { Check } from '../../../forms/fields.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { hasOptions, optionsOf, type QuestionDraft } from './question-draft.js';
import css from './question-editor.module.css';

const TYPES: Record<QuestionDraft['type'], TextKey> = {
  yes_no: 'screening.type-yes_no',
  one_of: 'screening.type-one_of',
  several_of: 'screening.type-several_of',
  number: 'screening.type-number',
  text: 'screening.type-text',
};

export interface QuestionEditorProps {
  draft: QuestionDraft;
  /** What is wrong, by field. */
  wrong: Readonly<Partial<Record<string, string>>>;
  onChange: (changes: Partial<QuestionDraft>) => void;
}

/** The fields of one question. */
export function QuestionEditor({ draft, wrong, onChange }: QuestionEditorProps) {
  const t = useText();
  const id = useId();
  const described = (field: string) => (wrong[field] === undefined ? undefined : `${id}-${field}-error`);
  const Fault = ({ field }: { field: string }) =>
    wrong[field] === undefined ? null : <Wrong id={`${id}-${field}-error`}>{wrong[field]}</Wrong>;
  return (
    <Fields>
      <div>
        <label htmlFor={`${id}-text`}>{t('screening.text')}</label>
        {Fault({ field: 'text' })}
        <textarea
          id={`${id}-text`}
          rows={2}
          maxLength={300}
          dir="auto"
          value={draft.text}
          data-field={`${draft.key}-text`}
          aria-invalid={wrong.text !== undefined}
          aria-describedby={described('text')}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-type`}>{t('screening.type')}</label>
        <select
          id={`${id}-type`}
          value={draft.type}
          onChange={({ target }) => onChange({ type: target.value as QuestionDraft['type'], wanted: null })}
        >
          {SCREENING_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(TYPES[type])}
            </option>
          ))}
        </select>
      </div>
      {hasOptions(draft.type) && (
        <div>
          <label htmlFor={`${id}-options`}>{t('screening.options')}</label>
          {Fault({ field: 'options' })}
          <textarea
            id={`${id}-options`}
            rows={4}
            dir="auto"
            value={draft.options}
            data-field={`${draft.key}-options`}
            aria-invalid={wrong.options !== undefined}
            aria-describedby={described('options')}
            onChange={({ target }) => onChange({ options: target.value })}
          />
        </div>
      )}
      {draft.type !== 'text' && (
        <fieldset data-field={`${draft.key}-wanted`} tabIndex={-1} aria-describedby={described('wanted')}>
          <legend>{t('screening.wanted')}</legend>
          {Fault({ field: 'wanted' })}
          <WantedAnswer draft={draft} onChange={onChange} />
        </fieldset>
      )}
      <Check>
        <input
          type="checkbox"
          checked={draft.required}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
        <span>{t('screening.required')}</span>
      </Check>
      {draft.type !== 'text' && (
        <Check>
          <input
            type="checkbox"
            checked={draft.knockOut}
            onChange={({ target }) => onChange({ knockOut: target.checked })}
          />
          <span>{t('screening.knock-out')}</span>
        </Check>
      )}
      {draft.answers > 0 && <small>{t('screening.answered', { count: draft.answers })}</small>}
    </Fields>
  );
}

/** The answer that the company hopes for, as the kind of answer has it. */
function WantedAnswer({ draft, onChange }: Omit<QuestionEditorProps, 'wrong'>) {
  const t = useText();
  const { type, wanted } = draft;
  if (type === 'yes_no') {
    const value = wanted?.yes === undefined ? '' : String(wanted.yes);
    return (
      <select
        aria-label={t('screening.wanted')}
        value={value}
        onChange={({ target }) => onChange({ wanted: target.value === '' ? null : { yes: target.value === 'true' } })}
      >
        <option value="">{t('screening.wanted-none')}</option>
        <option value="true">{t('screening.yes')}</option>
        <option value="false">{t('screening.no')}</option>
      </select>
    );
  }
  if (type === 'number') {
    const bound = (name: 'min' | 'max') => (
      <label>
        {t(name === 'min' ? 'screening.wanted-min' : 'screening.wanted-max')}
        <input
          type="text"
          inputMode="decimal"
          defaultValue={wanted?.[name] ?? ''}
          onChange={({ target }) => onChange({ wanted: { ...wanted, [name]: numberOf(target.value) } })}
        />
      </label>
    );
    return (
      <Bounds>
        {bound('min')}
        {bound('max')}
      </Bounds>
    );
  }
  const chosen = wanted?.any_of ?? [];
  return optionsOf(draft).map((option) => (
    <Check key={option}>
      <input
        type="checkbox"
        checked={chosen.includes(option)}
        onChange={({ target }) =>
          onChange({
            wanted: { any_of: target.checked ? [...chosen, option] : chosen.filter((one) => one !== option) },
          })
        }
      />
      <bdi>{option}</bdi>
    </Check>
  ));
}

/** A comma is a point in most of Europe. */
function numberOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
}

const Fields = withClass('div', css.fields);

const Bounds = withClass('div', css.bounds);

const Wrong = withClass('p', css.wrong);
