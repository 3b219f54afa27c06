import { changeJobAlertRequest, type JobAlert } from '@babelboard/wire';
import { useEffect } from 'react';
import { TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { useChangeAlert } from '../../../job-alerts/change-alert.js';
import { Button } from '../../../ui/button.js';

const schema = changeJobAlertRequest.pick({ name: true }).required();

/** Gives an alert a name of one's own, or the one of its list again. */
export function AlertName({ alert, titleId, onDone }: { alert: JobAlert; titleId: string; onDone: () => void }) {
  const t = useText();
  const { mutateAsync } = useChangeAlert(alert.id);
  const { form, formRef, field, submit, busy, failure } = useWireForm({
    schema,
    defaults: { name: alert.name },
    fallback: t('alerts.not-changed'),
    send: ({ name }) => mutateAsync({ name }),
    done: onDone,
  });
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form]);
  const nameAsList = () => {
    form.setValue('name', null);
    return submit();
  };
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure}
      action={t('alerts.save-name')}
      busyAction={t('form.sending')}
      beside={
        <>
          {alert.named && (
            <Button type="button" data-look="outlined" onClick={() => void nameAsList()}>
              {t('alerts.name-of-list')}
            </Button>
          )}
          <Button type="button" data-look="plain" onClick={onDone}>
            {t('alerts.cancel')}
          </Button>
        </>
      }
    >
      <TextField {...field('name')} label={t('alerts.name')} maxLength={120} />
    </Form>
  );
}
