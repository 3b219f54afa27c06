import type { RecoveryCodes, SecondFactorSetup } from '@babelboard/wire';
import { useState } from 'react';
import { showToasts } from '../../../../forms/show-toasts.js';
import { Loaded } from '../../../../frame/loaded.js';
import { Choices, focusTitle, SettingsSection, Small, titleOf } from '../../../../frame/settings-section.js';
import { useText } from '../../../../i18n/use-text.js';
import { useSession } from '../../../../session/use-session.js';
import { useBeginSecondFactor } from '../api/begin-second-factor.js';
import { useEndSecondFactor } from '../api/end-second-factor.js';
import { useFindSecondFactor } from '../api/find-second-factor.js';
import { useRenewRecoveryCodes } from '../api/renew-recovery-codes.js';
import { useReadOnly } from '../use-read-only.js';
import { Opening } from './opening.js';
import { ProofForm } from './proof-form.js';
import { RecoveryCodesNote } from './recovery-codes-note.js';
import { SecondFactorSetupForm } from './second-factor-setup-form.js';

/** A code beside the password: off, being set up, or on. */
export function SecondFactorSection({ id }: { id: string }) {
  const t = useText();
  const readOnly = useReadOnly();
  const state = useFindSecondFactor();
  const begin = useBeginSecondFactor();
  const end = useEndSecondFactor();
  const renew = useRenewRecoveryCodes();
  const verified = useSession().user?.validado === true;
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<RecoveryCodes | null>(null);
  const titleId = titleOf(id);
  /** What had the focus goes with it. */
  const leave = (change: () => void) => {
    change();
    focusTitle(titleId);
  };
  const content = (on: boolean, left: number, hasPassword: boolean) => {
    if (codes !== null)
      return <RecoveryCodesNote codes={codes.recovery_codes} onDone={() => leave(() => setCodes(null))} />;
    if (setup !== null) {
      return (
        <SecondFactorSetupForm
          titleId={titleId}
          setup={setup}
          onDone={(answer) => {
            setCodes(answer);
            setSetup(null);
          }}
          onCancel={() => leave(() => setSetup(null))}
        />
      );
    }
    const words = (
      <div>
        <p>
          <strong>{t(on ? 'settings.second-factor-on' : 'settings.second-factor-off')}</strong>
        </p>
        {on && <Small>{t('settings.second-factor-left', { count: left })}</Small>}
      </div>
    );
    if (readOnly) return words;
    if (!on && !verified) {
      return (
        <>
          {words}
          <p>{t('settings.needs-verified')}</p>
        </>
      );
    }
    const proof = { titleId, hasPassword, fallback: t('settings.second-factor-failed') };
    return on ? (
      <Choices>
        {words}
        <Opening key="renew" label={t('settings.codes-renew')}>
          {(close) => (
            <ProofForm
              {...proof}
              text={t('settings.codes-renew-text')}
              action={t('settings.codes-renew')}
              send={(given) => renew.mutateAsync(given)}
              done={setCodes}
              onCancel={close}
            />
          )}
        </Opening>
        <Opening key="end" label={t('settings.second-factor-end')} tone="danger">
          {(close) => (
            <ProofForm
              {...proof}
              text={t('settings.second-factor-end-text')}
              action={t('settings.second-factor-end')}
              tone="danger"
              send={(given) => end.mutateAsync(given)}
              done={(answer) => leave(() => showToasts(answer))}
              onCancel={close}
            />
          )}
        </Opening>
      </Choices>
    ) : (
      <Opening key="begin" label={t('settings.second-factor-begin')} beside={words}>
        {(close) => (
          <ProofForm
            {...proof}
            text={t('settings.second-factor-begin-text')}
            action={t('settings.second-factor-continue')}
            send={(given) => begin.mutateAsync(given)}
            done={setSetup}
            onCancel={close}
          />
        )}
      </Opening>
    );
  };
  return (
    <SettingsSection id={id} title={t('settings.second-factor')} intro={t('settings.second-factor-intro')}>
      <Loaded query={state} lines={1}>
        {({ on, recovery_codes_left: left, has_password: hasPassword }) => content(on, left, hasPassword)}
      </Loaded>
    </SettingsSection>
  );
}
