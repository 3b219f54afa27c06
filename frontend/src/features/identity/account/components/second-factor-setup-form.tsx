import { confirmSecondFactorRequest, type RecoveryCodes, type SecondFactorSetup } from '@babelboard/wire';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { TextField } from '../../../../forms/fields.js';
import { Form } from '../../../../forms/form.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { useText } from '../../../../i18n/use-text.js';
import { radius, token } from '../../../../theme/theme.js';
import { useConfirmSecondFactor } from '../api/confirm-second-factor.js';
import { Cancel } from './cancel.js';

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

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  // White also in the dark: cameras read it so.
  '& img': {
    display: 'block',
    margin: '12px 0 14px',
    borderRadius: radius.control,
    background: '#fff',
    maxWidth: '100%',
  },
  '& code': {
    display: 'inline-block',
    marginTop: 4,
    padding: '4px 10px',
    borderRadius: radius.control,
    background: token('tint'),
    fontSize: '1rem',
    letterSpacing: '0.04em',
    overflowWrap: 'anywhere',
  },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)' },
}));
