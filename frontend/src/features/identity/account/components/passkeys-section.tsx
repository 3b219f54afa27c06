import { Loaded } from '../../../../frame/loaded.js';
import { Rows, SettingsSection, titleOf } from '../../../../frame/settings-section.js';
import { useText } from '../../../../i18n/use-text.js';
import { useSession } from '../../../../session/use-session.js';
import { useFindPasskeys } from '../api/find-passkeys.js';
import { useFindSecondFactor } from '../api/find-second-factor.js';
import { useReadOnly } from '../use-read-only.js';
import { AddPasskeyForm } from './add-passkey-form.js';
import { Opening } from './opening.js';
import { PasskeyRow } from './passkey-row.js';

/** Signing in without a password: the passkeys that there are, and one more. */
export function PasskeysSection({ id }: { id: string }) {
  const t = useText();
  const readOnly = useReadOnly();
  const passkeys = useFindPasskeys();
  const { data: ways } = useFindSecondFactor();
  const verified = useSession().user?.validado === true;
  const supported = typeof window.PublicKeyCredential === 'function';
  const mayAdd = supported && verified && !readOnly && ways !== undefined;
  const none = passkeys.data?.data.length === 0 && <p>{t('settings.passkeys-none')}</p>;
  const hasPassword = ways?.has_password ?? true;
  return (
    <SettingsSection id={id} title={t('settings.passkeys')} intro={t('settings.passkeys-intro')}>
      <Loaded query={passkeys} lines={1}>
        {({ data }) =>
          data.length > 0 && (
            <Rows>
              {data.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} titleId={titleOf(id)} hasPassword={hasPassword} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {!supported && <p>{t('settings.passkeys-unsupported')}</p>}
      {!verified && <p>{t('settings.needs-verified')}</p>}
      {mayAdd ? (
        <Opening label={t('settings.passkeys-add')} beside={none}>
          {(close) => <AddPasskeyForm titleId={titleOf(id)} hasPassword={hasPassword} onClose={close} />}
        </Opening>
      ) : (
        none
      )}
    </SettingsSection>
  );
}
