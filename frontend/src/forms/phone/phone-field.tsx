import { AsYouType, type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { useId } from 'react';
import { useI18n } from '../../i18n/i18n.js';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { namedCountries } from '../countries.js';
import { Input, Select } from '../fields.js';
import css from './phone-field.module.css';

export interface TypedPhone {
  /** As it was typed. */
  phoneNumber: string;
  /** ISO 3166-1 alpha-2, or empty. */
  countryCode: string;
}

export interface PhoneFieldProps {
  id: string;
  value: TypedPhone;
  onChange: (value: TypedPhone) => void;
  onLeave: () => void;
  error?: string | undefined;
}

/** A number with its country; it is written as that country writes it while one types. A number with plus chooses the country. */
export default function PhoneField({ id, value, onChange, onLeave, error }: PhoneFieldProps) {
  const t = useText();
  const { locale } = useI18n();
  const group = useId();
  const countries = namedCountries(locale).filter(({ code }) => isSupportedCountry(code));
  const type = (typed: string) => {
    const format = new AsYouType((value.countryCode || undefined) as CountryCode | undefined);
    const shown = format.input(typed);
    // Whoever takes away a bracket or a blank means what stands before it.
    const shorter = typed.length < value.phoneNumber.length;
    onChange({ phoneNumber: shorter ? typed : shown, countryCode: format.getCountry() ?? value.countryCode });
  };
  return (
    <Room role="group" aria-labelledby={group}>
      <span id={group}>{t('phone.label')}</span>
      <p id={`${group}-hint`}>{t('phone.hint')}</p>
      {error !== undefined && <small id={`${group}-error`}>{error}</small>}
      <div>
        <Select
          aria-label={t('phone.country')}
          value={value.countryCode}
          autoComplete="tel-country-code"
          onChange={({ target }) => onChange({ ...value, countryCode: target.value })}
          onBlur={onLeave}
        >
          <option value="">{t('phone.no-country')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {`${name} +${getCountryCallingCode(code as CountryCode)}`}
            </option>
          ))}
        </Select>
        <Input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          data-first=""
          aria-label={t('phone.number')}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${group}-hint` : `${group}-hint ${group}-error`}
          value={value.phoneNumber}
          onChange={({ target }) => type(target.value)}
          onBlur={onLeave}
        />
      </div>
    </Room>
  );
}

const Room = withClass('div', css.room);
