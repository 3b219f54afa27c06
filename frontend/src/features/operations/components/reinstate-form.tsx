import { type ReinstateRequest, reinstateRequest } from '@babelboard/wire';
import { Form } from '../../../forms/form.js';
import { TextAreaField } from '../../../forms/text-area-field.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';

const LONGEST = 4_000;

export interface ReinstateFormProps {
  /** Of the card that it stands in, so that no two forms of a page have one name. */
  id: string;
  /** Who reads what is written. */
  hint: string;
  send: (why: ReinstateRequest) => Promise<unknown>;
  onClose: () => void;
}

/** Why a decision is reversed, without which none is. */
export function ReinstateForm({ id, hint, send, onClose }: ReinstateFormProps) {
  const t = useText();
  const titleId = `reinstate-${id}`;
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: reinstateRequest,
    fallback: t('review.not-stored'),
    send,
    done: onClose,
  });
  return (
    <div>
      <h3 id={titleId}>{t('review.reinstate-title')}</h3>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={titleId}
        busy={busy}
        failure={failure}
        action={t('review.reinstate')}
        busyAction={t('review.reinstating')}
        beside={
          <Button type="button" data-look="plain" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
        }
      >
        <TextAreaField
          {...field('explanation')}
          label={t('review.reinstate-why')}
          hint={hint}
          rows={4}
          maxLength={LONGEST}
        />
      </Form>
    </div>
  );
}
