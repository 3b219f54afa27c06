import { pathTo } from '@babelboard/pages';
import type { DeviceSession, Done } from '@babelboard/wire';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { Loaded } from '../../../../frame/loaded.js';
import { Badge, Fact, focusTitle, Rows, SettingsSection, Small, titleOf } from '../../../../frame/settings-section.js';
import { useI18n } from '../../../../i18n/i18n.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { Link } from '../../../../router/link.js';
import { Button } from '../../../../ui/button.js';
import { Dotted } from '../../../../ui/dotted.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { useFindSessions } from '../api/find-sessions.js';
import { useSignOutDevice } from '../api/sign-out-device.js';
import { useSignOutOtherDevices } from '../api/sign-out-other-devices.js';
import { useReadOnly } from '../use-read-only.js';

const METHODS: Record<DeviceSession['method'], TextKey> = {
  password: 'settings.method-password',
  passkey: 'settings.method-passkey',
  social: 'settings.method-social',
  support: 'settings.method-support',
};

/** Where the account is signed in; each place can be signed out. */
export function DevicesSection({ id }: { id: string }) {
  const t = useText();
  const readOnly = useReadOnly();
  const failureWords = useFailureWords();
  const sessions = useFindSessions();
  const one = useSignOutDevice();
  const others = useSignOutOtherDevices();
  const busy = one.isPending || others.isPending;
  const events = {
    onSuccess: (answer: Done) => {
      showToasts(answer);
      focusTitle(titleOf(id));
    },
    onError: (error: Error) =>
      notifications.notify({
        message: failureWords(error, t('settings.devices-failed')),
        type: 'negative',
        group: 'form',
      }),
  };
  return (
    <SettingsSection id={id} title={t('settings.devices')} intro={t('settings.devices-intro')}>
      <Loaded query={sessions}>
        {({ data }) => (
          <>
            <Rows>
              {data.map((session) => (
                <li key={session.id}>
                  <Fact>
                    <Device session={session} />
                    {session.current ? (
                      <Link to={pathTo('logout')}>{t('settings.devices-leave')}</Link>
                    ) : (
                      readOnly || (
                        <Button
                          type="button"
                          data-look="outlined"
                          data-tone="danger"
                          aria-label={t('settings.devices-end-label', { device: session.device })}
                          aria-disabled={busy}
                          onClick={() => busy || one.mutate(session.id, events)}
                        >
                          {t('settings.devices-end')}
                        </Button>
                      )
                    )}
                  </Fact>
                </li>
              ))}
            </Rows>
            {data.length > 1 && !readOnly && (
              <div>
                <Button
                  type="button"
                  data-look="outlined"
                  data-tone="danger"
                  aria-disabled={busy}
                  onClick={() => busy || others.mutate(undefined, events)}
                >
                  {t('settings.devices-end-others')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

function Device({ session }: { session: DeviceSession }) {
  const t = useText();
  const i18n = useI18n();
  const { localMoment } = useFormat();
  const { device, current, country, method, created_at: since, last_seen_at: seen } = session;
  const place = country === null ? null : new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(country);
  return (
    <div>
      <p>
        <strong>{device}</strong>
        {current && <Badge data-tone="good">{t('settings.devices-this')}</Badge>}
      </p>
      <Small>
        <Dotted>
          {place != null && <span>{place}</span>}
          <span>{t(METHODS[method])}</span>
          <span>{t('settings.devices-since', { moment: localMoment(since) })}</span>
          {!current && <span>{t('settings.devices-seen', { moment: localMoment(seen) })}</span>}
        </Dotted>
      </Small>
    </div>
  );
}
