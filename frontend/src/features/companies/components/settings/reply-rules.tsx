import {
  type CompanySettingsResponse,
  changeCompanySettingsRequest,
  type ToldStatus,
  toldStatus,
} from '@babelboard/wire';
import { CheckField, TextField } from '../../../../forms/fields.js';
import { Form } from '../../../../forms/form.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { Loaded } from '../../../../frame/loaded.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { useChangeCompanySettings, useFindCompanySettings } from '../../api/company-settings.js';

const STATUSES: Record<ToldStatus, TextKey> = {
  in_review: 'company-settings.told-in-review',
  shortlisted: 'company-settings.told-shortlisted',
  interview: 'company-settings.told-interview',
  offered: 'company-settings.told-offered',
  hired: 'company-settings.told-hired',
  rejected: 'company-settings.told-rejected',
};

const schema = changeCompanySettingsRequest.pick({ reply_days: true, pause_when_silent: true, told_statuses: true });

/** Within how long applicants are answered, and of which steps mails tell them; recruiters read it. */
export default function ReplyRules({ titleId }: { titleId: string }) {
  const t = useText();
  return (
    <Loaded query={useFindCompanySettings()} lines={3}>
      {(settings) =>
        settings.can_edit ? (
          <RulesForm settings={settings} titleId={titleId} />
        ) : (
          <p>{t('company-settings.read-days', { days: settings.reply_days })}</p>
        )
      }
    </Loaded>
  );
}

function RulesForm({ settings, titleId }: { settings: CompanySettingsResponse; titleId: string }) {
  const t = useText();
  const change = useChangeCompanySettings();
  const { reply_days, pause_when_silent, told_statuses } = settings;
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema,
    defaults: { reply_days, pause_when_silent, told_statuses },
    fallback: t('members.failed'),
    send: (values) => change.mutateAsync(values),
    done: showToasts,
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure}
      action={t('company-settings.save')}
      busyAction={t('form.sending')}
    >
      <TextField
        {...field('reply_days', { valueAsNumber: true })}
        inputMode="numeric"
        label={t('company-settings.days')}
        hint={t('company-settings.days-hint')}
        autoComplete="off"
        maxLength={2}
      />
      <CheckField {...field('pause_when_silent')}>{t('company-settings.pause')}</CheckField>
      <fieldset>
        <legend>{t('company-settings.told')}</legend>
        {toldStatus.options.map((status, place) => (
          <CheckField key={status} {...field('told_statuses')} id={`told-${place}`} value={status}>
            {t(STATUSES[status])}
          </CheckField>
        ))}
      </fieldset>
    </Form>
  );
}
