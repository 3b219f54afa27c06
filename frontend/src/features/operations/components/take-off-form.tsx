import { REPORT_REASONS, type TakeOffRequest, takeOffRequest } from '@babelboard/wire';
import { SelectField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { TextAreaField } from '../../../forms/text-area-field.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { useDecisions } from '../api/decide.js';
import { REASON_TEXTS } from './reason-words.js';

const LONGEST = 4_000;

export interface TakeOffFormProps {
  offerId: number;
  /** What the first report says is wrong: the likely ground. */
  ground: TakeOffRequest['ground'] | null;
  onClose: () => void;
}

/** The statement of reasons, without which nothing is taken off. */
export function TakeOffForm({ offerId, ground, onClose }: TakeOffFormProps) {
  const t = useText();
  const { takeOff } = useDecisions();
  const titleId = `take-off-${offerId}`;
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: takeOffRequest,
    ...(ground === null ? {} : { defaults: { ground } }),
    fallback: t('review.not-stored'),
    send: (reasons) => takeOff(offerId, reasons),
    done: onClose,
  });
  return (
    <div>
      <h3 id={titleId}>{t('review.take-off-title')}</h3>
      <p>{t('review.take-off-text')}</p>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={titleId}
        busy={busy}
        failure={failure}
        tone="danger"
        action={t('review.take-off')}
        busyAction={t('review.taking-off')}
        beside={
          <Button type="button" data-look="plain" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
        }
      >
        <SelectField
          {...field('ground')}
          label={t('review.ground')}
          choices={REPORT_REASONS.map((value) => ({ value, text: t(REASON_TEXTS[value]) }))}
        />
        <TextAreaField
          {...field('explanation')}
          label={t('review.explanation')}
          hint={t('review.explanation-hint')}
          rows={5}
          maxLength={LONGEST}
        />
      </Form>
    </div>
  );
}
