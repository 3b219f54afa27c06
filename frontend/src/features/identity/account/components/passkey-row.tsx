import { type Passkey, renamePasskeyRequest } from '@babelboard/wire';
import { TextField } from '../../../../forms/fields.js';
import { Form } from '../../../../forms/form.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { Badge, Choices, focusTitle, Small } from '../../../../frame/settings-section.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { Dotted } from '../../../../ui/dotted.js';
import { useRemovePasskey } from '../api/remove-passkey.js';
import { useRenamePasskey } from '../api/rename-passkey.js';
import { useReadOnly } from '../use-read-only.js';
import { Cancel } from './cancel.js';
import { Opening } from './opening.js';
import { ProofForm } from './proof-form.js';

interface PasskeyRowProps {
  passkey: Passkey;
  titleId: string;
  hasPassword: boolean;
}

/** One passkey: what it is called, when it was used, another name, its end. */
export function PasskeyRow({ passkey, titleId, hasPassword }: PasskeyRowProps) {
  const t = useText();
  const { date } = useFormat();
  const readOnly = useReadOnly();
  const remove = useRemovePasskey();
  const { id, name, synced, created_at: made, last_used_at: used } = passkey;
  return (
    <li>
      <Choices>
        <div>
          <p>
            <strong>{name}</strong>
            {synced && <Badge>{t('settings.passkeys-synced')}</Badge>}
          </p>
          <Small>
            <Dotted>
              <span>{t('settings.passkeys-made', { date: date(made) })}</span>
              <span>
                {used === null ? t('settings.passkeys-unused') : t('settings.passkeys-used', { date: date(used) })}
              </span>
            </Dotted>
          </Small>
        </div>
        {!readOnly && (
          <>
            <Opening label={t('settings.passkeys-rename')} about={name}>
              {(close) => <RenameForm passkey={passkey} titleId={titleId} onClose={close} />}
            </Opening>
            <Opening label={t('settings.passkeys-remove')} about={name} tone="danger">
              {(close) => (
                <ProofForm
                  titleId={titleId}
                  hasPassword={hasPassword}
                  text={t('settings.passkeys-remove-text', { name })}
                  action={t('settings.passkeys-remove-submit')}
                  tone="danger"
                  fallback={t('settings.passkeys-failed')}
                  send={(proof) => remove.mutateAsync({ ...proof, id })}
                  done={(answer) => {
                    showToasts(answer);
                    focusTitle(titleId);
                  }}
                  onCancel={close}
                />
              )}
            </Opening>
          </>
        )}
      </Choices>
    </li>
  );
}

function RenameForm({ passkey, titleId, onClose }: Omit<PasskeyRowProps, 'hasPassword'> & { onClose: () => void }) {
  const t = useText();
  const rename = useRenamePasskey();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: renamePasskeyRequest,
    defaults: { name: passkey.name },
    fallback: t('settings.passkeys-failed'),
    send: ({ name }) => rename.mutateAsync({ id: passkey.id, name }),
    done: (answer) => {
      showToasts(answer);
      onClose();
    },
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure}
      action={t('settings.passkeys-save')}
      busyAction={t('form.saving')}
      beside={<Cancel onClick={onClose} />}
    >
      <TextField {...field('name')} label={t('settings.passkeys-name')} autoComplete="off" maxLength={60} />
    </Form>
  );
}
