import { confirmSecondFactorRequest, type RecoveryCodes, type SecondFactorSetup } from '@babelboard/wire';
import { useEffect } from 'react';
import { TextField } from '../../../../forms/fields.js';
import { Form } from '../../../../forms/form.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { useConfirmSecondFactor } from '../api/confirm-second-factor.js';
import { Cancel } from './cancel.js';
import css from './second-factor-setup-form.module.css';

export interface SecondFactorSetupFormProps {
  titleId: string;
  setup: SecondFactorSetup;
  onDone: (codes: RecoveryCodes) => void;
  onCancel: () => void;
}

/** The secret for the authenticator, as a picture and for typing, and the first code that shows that it arrived. */
export function SecondFactorSetupForm({ titleId, setup, onDone, onCancel }: SecondFactorSetupFormProps) {
  const t = useText();
  const confirm = useConfirmSecondFactor();
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema: confirmSecondFactorRequest,
    fallback: t('settings.second-factor-failed'),
    send: (body) => confirm.mutateAsync(body),
    done: onDone,
  });
  useEffect(() => form.setFocus('code'), [form]);
  return (
    <Columns>
      <div>
        <p>{t('settings.second-factor-scan')}</p>
        <img src={setup.qr} alt={t('settings.second-factor-qr')} width={208} height={208} />
        <p>{t('settings.second-factor-secret')}</p>
        <code>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={titleId}
        busy={busy}
        failure={failure}
        action={t('settings.second-factor-confirm')}
        busyAction={t('form.sending')}
        beside={<Cancel onClick={onCancel} />}
      >
        <TextField
          {...field('code')}
          label={t('login.code')}
          hint={t('login.code-hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={20}
        />
      </Form>
    </Columns>
  );
}

const Columns = withClass('div', css.columns);
