import { type RegisterCandidateRequest, registerCandidateRequest } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { NewPasswordField } from '../../../forms/new-password-field.js';
import { COUNTRY_RULES, useCountries } from '../../../forms/use-countries.js';
import { forgetDraft, useDraft } from '../../../forms/use-draft.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { keptReferral } from '../../../session/referral.js';
import { useRegisterCandidate } from '../api/register-candidate.js';
import { Consents } from './consents.js';
import { DOOR_TITLE, Pair } from './door-page.js';

const DRAFT = 'register-draft';

export type LanguagesToTell = RegisterCandidateRequest['languages'];

export interface RegisterCandidateFormProps {
  languages: LanguagesToTell;
  /** Where the languages are chosen; they are kept by who brings it. */
  children: ReactNode;
  onDone: (email: string) => void;
}

/** Everything an account of a candidate begins with. */
export function RegisterCandidateForm({ languages, children, onDone }: RegisterCandidateFormProps) {
  const t = useText();
  const countries = useCountries();
  const register = useRegisterCandidate();
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: registerCandidateRequest,
    fallback: t('register.failed'),
    serverLooksFurther: true,
    send: (values) => register.mutateAsync({ ...values, languages, referral_platform: keptReferral() }),
    done: ({ email }) => {
      forgetDraft(DRAFT);
      onDone(email);
    },
  });
  useDraft(DRAFT, form);
  const [email = '', nombre = '', apellidos = '', password = ''] = form.watch([
    'email',
    'nombre',
    'apellidos',
    'password',
  ]);
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={DOOR_TITLE}
      busy={busy}
      failure={failure}
      action={t('register.submit')}
      busyAction={t('form.sending')}
    >
      <Pair>
        <TextField {...field('nombre')} label={t('form.first-name')} autoComplete="given-name" maxLength={120} />
        <TextField {...field('apellidos')} label={t('form.last-name')} autoComplete="family-name" maxLength={120} />
      </Pair>
      <TextField
        {...field('email')}
        type="email"
        label={t('form.email-label')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField
        {...field('password')}
        label={t('password.label')}
        value={password}
        personal={[email, nombre, apellidos]}
      />
      <Pair>
        <SelectField
          {...field('fk_pais_id', COUNTRY_RULES)}
          label={t('form.country')}
          choices={countries}
          autoComplete="country"
          optional
        />
        <TextField
          {...field('poblacion')}
          label={t('form.city')}
          autoComplete="address-level2"
          maxLength={120}
          optional
        />
      </Pair>
      {children}
      <Consents
        terms={field('terms')}
        newsletters={field('newsletters')}
        conditions="legal-conditions-and-privacy-policy-for-candidates"
      />
    </Form>
  );
}
