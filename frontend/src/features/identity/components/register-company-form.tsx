import { COMPANY_SIZES, registerCompanyRequest } from '@babelboard/wire';
import { COUNTRIES } from '../../../forms/countries.js';
import { SelectField, TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { NewPasswordField } from '../../../forms/new-password-field.js';
import { SECTORS } from '../../../forms/sectors/sectors.js';
import { COUNTRY_RULES, useCountries } from '../../../forms/use-countries.js';
import { forgetDraft, useDraft } from '../../../forms/use-draft.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { keptReferral } from '../../../session/referral.js';
import { withClass } from '../../../theme/with-class.js';
import { useRegisterCompany } from '../api/register-company.js';
import { Consents } from './consents.js';
import { DOOR_TITLE, Pair } from './door-page.js';
import css from './register-company-form.module.css';
import { VAT_EXAMPLES } from './vat-examples.js';

const DRAFT = 'register-company-draft';

const SIZES: Record<(typeof COMPANY_SIZES)[number], TextKey> = {
  '1-9': 'company-size.1',
  '10-49': 'company-size.2',
  '50-249': 'company-size.3',
  '250-999': 'company-size.4',
  '1000+': 'company-size.5',
};

/** Everything an account of a company begins with: the company, and who speaks for it. */
export function RegisterCompanyForm({ onDone }: { onDone: (email: string) => void }) {
  const t = useText();
  const countries = useCountries();
  const register = useRegisterCompany();
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: registerCompanyRequest,
    fallback: t('register.failed'),
    serverLooksFurther: true,
    send: (values) => register.mutateAsync({ ...values, referral_platform: keptReferral() }),
    done: ({ email }) => {
      forgetDraft(DRAFT);
      onDone(email);
    },
  });
  useDraft(DRAFT, form);
  const [email = '', nombre = '', company = '', password = '', country] = form.watch([
    'email',
    'nombre',
    'company_name',
    'password',
    'fk_pais_id',
  ]);
  const code = COUNTRIES.find(({ id }) => id === Number(country))?.code;
  const example = code === undefined ? undefined : VAT_EXAMPLES[code];
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={DOOR_TITLE}
      busy={busy}
      failure={failure}
      action={t('register-company.submit')}
      busyAction={t('form.sending')}
    >
      <Part>
        <legend>{t('register-company.company')}</legend>
        <TextField
          {...field('company_name')}
          label={t('form.company-name')}
          autoComplete="organization"
          maxLength={120}
        />
        <SelectField
          {...field('fk_pais_id', COUNTRY_RULES)}
          label={t('form.country')}
          choices={countries}
          autoComplete="country"
        />
        <TextField
          {...field('vat_id')}
          label={t('form.vat-id')}
          hint={example === undefined ? t('form.vat-hint') : t('form.vat-example', { example })}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
        <Pair>
          <SelectField
            {...field('size')}
            label={t('form.size')}
            choices={COMPANY_SIZES.map((size) => ({ value: size, text: t(SIZES[size]) }))}
          />
          <SelectField
            {...field('sector')}
            label={t('form.sector')}
            choices={SECTORS.map(({ code, name }) => ({ value: code, text: t(name) }))}
          />
        </Pair>
        <TextField
          {...field('website')}
          type="url"
          inputMode="url"
          label={t('form.website')}
          hint={t('form.website-hint')}
          autoComplete="url"
          maxLength={300}
          optional
        />
      </Part>
      <Part>
        <legend>{t('register-company.person')}</legend>
        <Pair>
          <TextField {...field('nombre')} label={t('form.first-name')} autoComplete="given-name" maxLength={120} />
          <TextField {...field('apellidos')} label={t('form.last-name')} autoComplete="family-name" maxLength={120} />
        </Pair>
        <TextField
          {...field('phone')}
          type="tel"
          label={t('form.phone')}
          hint={t('form.phone-hint')}
          autoComplete="tel"
          maxLength={30}
        />
        <TextField
          {...field('email')}
          type="email"
          label={t('form.work-email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NewPasswordField
          {...field('password')}
          label={t('password.label')}
          value={password}
          personal={[email, nombre, company]}
        />
      </Part>
      <Consents terms={field('terms')} newsletters={field('newsletters')} conditions="legal-conditions-for-companies" />
    </Form>
  );
}

const Part = withClass('fieldset', css.part);
