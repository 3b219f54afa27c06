import { pathTo } from '@babelboard/pages';
import type { MessageSetting, User } from '@babelboard/wire';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { Loaded } from '../../../../frame/loaded.js';
import { Rows, SettingsSection } from '../../../../frame/settings-section.js';
import { Sentence } from '../../../../i18n/sentence.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { Link } from '../../../../router/link.js';
import { useFindConsents } from '../../../../session/find-consents.js';
import { useSite } from '../../../../site/site.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { useChangeConsent } from '../api/change-consent.js';
import { useChangeMessageSetting } from '../api/change-message-setting.js';
import { useFindMessageSettings } from '../api/find-message-settings.js';
import { SwitchRow } from './switch-row.js';

/** One for each kind that is sent. News stand among the consents, and have a row of their own. */
const SWITCHES: [setting: Exclude<MessageSetting, 'email_newsletters'>, title: TextKey, text: TextKey][] = [
  ['email_matchings', 'settings.messages-matchings', 'settings.messages-matchings-text'],
  ['level_notification', 'settings.messages-level', 'settings.messages-level-text'],
  ['email_notifications', 'settings.messages-notifications', 'settings.messages-notifications-text'],
  ['email_challenge_task', 'settings.messages-challenge', 'settings.messages-challenge-text'],
];

/** What somebody wants to hear from the board: one switch each, saved at once. */
export function MessagesSection({ id, user }: { id: string; user: User }) {
  const t = useText();
  return (
    <SettingsSection id={id} title={t('settings.messages')} intro={t('settings.messages-intro')}>
      {user.type === 'candidate' && <CandidateSwitches />}
      <NewsSwitch />
    </SettingsSection>
  );
}

function CandidateSwitches() {
  const t = useText();
  const settings = useFindMessageSettings();
  const { mutateAsync, isPending } = useChangeMessageSetting();
  const refused = useRefused();
  return (
    <Loaded query={settings} lines={3}>
      {({ settings: chosen }) => (
        <Rows>
          {SWITCHES.map(([setting, title, text]) => (
            <li key={setting}>
              <SwitchRow
                title={t(title)}
                text={
                  <Sentence
                    text={text}
                    parts={{
                      link: <Link to={`${pathTo('welcome')}#challenge`}>{t('settings.messages-challenge-link')}</Link>,
                    }}
                  />
                }
                on={chosen[setting] === 1}
                busy={isPending}
                change={(on) => mutateAsync({ setting, on }).then(showToasts, refused)}
              />
            </li>
          ))}
        </Rows>
      )}
    </Loaded>
  );
}

function NewsSwitch() {
  const t = useText();
  const { productName } = useSite();
  const consents = useFindConsents();
  const { mutateAsync, isPending } = useChangeConsent();
  const refused = useRefused();
  const saved = () => notifications.notify({ message: t('settings.consents-saved'), type: 'positive' });
  return (
    <Loaded query={consents} lines={1}>
      {({ data }) => (
        <SwitchRow
          title={t('settings.messages-newsletters')}
          text={t('consent.newsletters', { productName })}
          on={data.find(({ kind }) => kind === 'newsletters')?.given === true}
          busy={isPending}
          change={(given) => mutateAsync({ kind: 'newsletters', given }).then(saved, refused)}
        />
      )}
    </Loaded>
  );
}

function useRefused() {
  const t = useText();
  const failureWords = useFailureWords();
  return (error: Error) =>
    void notifications.notify({
      message: failureWords(error, t('settings.messages-failed')),
      type: 'negative',
      group: 'form',
    });
}
