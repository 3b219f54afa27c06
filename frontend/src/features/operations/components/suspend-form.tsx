import { SUSPENSION_GROUNDS, suspendCompanyRequest } from '@babelboard/wire';
import { CheckField, SelectField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { TextAreaField } from '../../../forms/text-area-field.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { useDecisions } from '../api/decide.js';

const LONGEST = 4_000;

export const GROUNDS: Record<(typeof SUSPENSION_GROUNDS)[number], TextKey> = {
  scam: 'suspend.ground-scam',
  false_identity: 'suspend.ground-false-identity',
  discrimination: 'suspend.ground-discrimination',
  repeated_removals: 'suspend.ground-repeated-removals',
  other: 'suspend.ground-other',
};

/** The statement of reasons, without which no company is suspended, and what its members may still do. */
export function SuspendForm({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const t = useText();
  const { suspend } = useDecisions();
  const titleId = `suspend-${companyId}`;
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: suspendCompanyRequest,
    fallback: t('review.not-stored'),
    send: (reasons) => suspend(companyId, reasons),
    done: onClose,
  });
  return (
    <div>
      <h4 id={titleId}>{t('lookup.suspend-title')}</h4>
      <p>{t('suspend.text')}</p>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={titleId}
        busy={busy}
        failure={failure}
        tone="danger"
        action={t('lookup.suspend')}
        busyAction={t('suspend.busy')}
        beside={
          <Button type="button" data-look="plain" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
        }
      >
        <SelectField
          {...field('ground')}
          label={t('review.ground')}
          choices={SUSPENSION_GROUNDS.map((value) => ({ value, text: t(GROUNDS[value]) }))}
        />
        <TextAreaField
          {...field('explanation')}
          label={t('suspend.explanation')}
          hint={t('suspend.explanation-hint')}
          rows={5}
          maxLength={LONGEST}
        />
        <CheckField {...field('may_export')}>{t('lookup.may-export')}</CheckField>
      </Form>
    </div>
  );
}
