import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SwitchRow } from '../../../../forms/choices/switch-row.js';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { Loaded } from '../../../../frame/loaded.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { CONSENTS, useFindConsents } from '../../../../session/find-consents.js';
import { useSession } from '../../../../session/use-session.js';
import { notifications } from '../../../../ui/notifications/notification-center.js';
import { useProfileCall } from '../api/use-profile-call.js';

/** Whether companies may find the profile: off until somebody says yes, with when that was and to which text. */
export function CvSearchConsent() {
  const t = useText();
  const { localMoment } = useFormat();
  const call = useProfileCall();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const readOnly = useSession().user?.support != null;
  const consents = useFindConsents();
  const [chosen, choose] = useState<boolean | null>(null);
  const change = async (on: boolean) => {
    choose(on);
    try {
      await call('PATCH', 'field', { field: 'cvsearch', value: on ? 1 : 0 });
      await queries.invalidateQueries({ queryKey: CONSENTS });
      notifications.notify({
        message: t(on ? 'profile.cv-search-is-on' : 'profile.cv-search-is-off'),
        type: 'positive',
        group: 'cv-search',
      });
    } catch (error) {
      notifications.notify({
        message: failureWords(error as Error, t('edit.failed')),
        type: 'negative',
        group: 'cv-search',
      });
    }
    choose(null);
  };
  return (
    <Loaded query={consents} lines={2}>
      {({ data }) => {
        const said = data.find(({ kind }) => kind === 'cvsearch');
        const since = said && { moment: localMoment(said.at), version: said.text_version };
        return (
          <SwitchRow
            label={t('profile.cv-search')}
            hint={
              <>
                {t('profile.cv-search-hint')}
                {since !== undefined && (
                  <>
                    {' '}
                    <span>{t(said?.given ? 'profile.cv-search-since' : 'profile.cv-search-until', since)}</span>
                  </>
                )}
              </>
            }
            on={chosen ?? said?.given === true}
            disabled={readOnly}
            onChange={(on) => void change(on)}
          />
        );
      }}
    </Loaded>
  );
}
