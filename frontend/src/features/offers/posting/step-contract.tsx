import { type CheckOfferResponse, SALARY_PERIODS } from '@babelboard/wire';
import { useState } from 'react';
import { PayRange } from '../../../forms/choices/pay-range.js';
import { readAmount } from '../../../forms/choices/read-amount.js';
import { Check, SelectField, TextField } from '../../../forms/fields.js';
import type { FieldProps } from '../../../forms/use-wire-form.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type Text, type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import type { OfferSalary } from './offer-values.js';
import css from './posting.module.css';
import type { StepProps } from './step-props.js';

const TYPES: readonly TextKey[] = [
  'employment-type.1',
  'employment-type.2',
  'employment-type.3',
  'employment-type.4',
  'employment-type.5',
  'employment-type.6',
];

const PERIODS: Record<OfferSalary['period'], TextKey> = {
  year: 'posting.period-year',
  month: 'posting.period-month',
  week: 'posting.period-week',
  day: 'posting.period-day',
  hour: 'posting.period-hour',
};

const CURRENCIES = [
  'EUR',
  'CHF',
  'GBP',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'RON',
  'BGN',
  'ISK',
  'RSD',
  'UAH',
  'TRY',
  'USD',
];

/** Which contract, and what it pays. Where a country wants pay in the ad, that is said before anything is typed. */
export function StepContract({ edit, hints }: StepProps) {
  const t = useText();
  const format = useFormat();
  const { values } = edit;
  /** Chosen before there is an amount: without one nothing is stated. */
  const [basis, setBasis] = useState<Pick<OfferSalary, 'currency' | 'period'>>({ currency: 'EUR', period: 'year' });
  const salary: OfferSalary = values.salary ?? { min: null, max: null, ...basis };
  const change = (next: Partial<OfferSalary>) => {
    const whole = { ...salary, ...next };
    setBasis({ currency: whole.currency, period: whole.period });
    edit.set('salary', whole.min === null && whole.max === null ? null : whole);
  };
  const part = (name: keyof OfferSalary, read: (text: string) => unknown) => ({
    id: edit.id + (name === 'min' ? 'salary' : name),
    name,
    value: String(salary[name] ?? ''),
    error: name === 'max' ? edit.errorOf('salary') : undefined,
    ref: (() => undefined) as FieldProps['ref'],
    onChange: async (event: { target: { value: string } }) => change({ [name]: read(event.target.value) }),
    onBlur: async () => edit.leave('salary'),
  });
  /** What is being typed, and stays where it cannot be read; nothing is stated until it can. */
  const [typed, setTyped] = useState<Partial<Record<'min' | 'max', string>>>({});
  const [unclear, setUnclear] = useState<Partial<Record<'min' | 'max', boolean>>>({});
  const decimal = format.number(1.5).charAt(1);
  const amount = (name: 'min' | 'max') => {
    const field = part(name, (text) => text);
    const words = { whole: format.number(1_350), cents: format.number(13.25) };
    return {
      ...field,
      typed: typed[name],
      error: unclear[name] === true ? t('choice.amount-unclear', words) : field.error,
      onChange: async ({ target }: { target: { value: string } }) => {
        const read = readAmount(target.value, decimal);
        setTyped({ ...typed, [name]: target.value });
        if (read !== 'unclear') setUnclear({ ...unclear, [name]: false });
        change({ [name]: read === 'unclear' ? null : read });
      },
      onBlur: async () => {
        const isUnclear = readAmount(typed[name] ?? '', decimal) === 'unclear';
        setUnclear({ ...unclear, [name]: isUnclear });
        if (!isUnclear) setTyped({ ...typed, [name]: undefined });
        await edit.leave('salary');
      },
    };
  };
  const chosen = values.employment_type;
  const toggle = (type: number, on: boolean) =>
    edit.choose('employment_type', on ? [...chosen, type].sort() : chosen.filter((one) => one !== type));
  return (
    <>
      <Types aria-describedby={edit.errorOf('employment_type') === undefined ? undefined : `${edit.id}types-error`}>
        <legend>{t('posting.types')}</legend>
        {TYPES.map((key, at) => (
          <Check key={key}>
            <input
              id={at === 0 ? `${edit.id}employment_type` : undefined}
              type="checkbox"
              checked={chosen.includes(at + 1)}
              onChange={({ target }) => toggle(at + 1, target.checked)}
            />
            <span>{t(key)}</span>
          </Check>
        ))}
      </Types>
      <Pay role="group" aria-labelledby="pay-title">
        <h3 id="pay-title">{t('posting.pay')}</h3>
        <p>{payDuty(t, hints, format.and)}</p>
        <PayRange
          from={amount('min')}
          to={amount('max')}
          names={{ from: t('posting.pay-from'), to: t('posting.pay-to') }}
          hint={t('posting.pay-gross')}
        />
        <div>
          <SelectField
            {...part('currency', (text) => text || 'EUR')}
            label={t('posting.currency')}
            choices={CURRENCIES.map((code) => ({ value: code, text: code }))}
          />
          <SelectField
            {...part('period', (text) => text || 'year')}
            label={t('posting.period')}
            choices={SALARY_PERIODS.map((period) => ({ value: period, text: t(PERIODS[period]) }))}
          />
        </div>
      </Pay>
      <TextField
        {...edit.field('collective_agreement')}
        optional
        label={t('posting.agreement')}
        hint={t('posting.agreement-hint')}
        maxLength={200}
      />
    </>
  );
}

/** What the law of the places says, the strictest first. */
function payDuty(t: Text, hints: CheckOfferResponse | undefined, and: (names: readonly string[]) => string): string {
  const of = (duty: string) => (hints?.pay ?? []).filter((one) => one.duty === duty).map(({ country }) => country);
  const [inAd, before] = [of('in_ad'), of('before_interview')];
  if (inAd.length > 0) return t('posting.pay-in-ad', { countries: and(inAd) });
  return before.length > 0 ? t('posting.pay-before', { countries: and(before) }) : t('posting.pay-helps');
}

const Types = withClass('fieldset', css.types);

const Pay = withClass('div', css.pay);
