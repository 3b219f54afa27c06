import { ProblemError } from '../../../../api/problem-error.js';
import { SettingsSection } from '../../../../frame/settings-section.js';
import { useText } from '../../../../i18n/use-text.js';
import { useRequestExport } from '../api/request-export.js';
import { useReadOnly } from '../use-read-only.js';
import { MailRequest } from './mail-request.js';

/** A copy of everything that is held about the person, by mail. */
export function DataSection({ id }: { id: string }) {
  const t = useText();
  const readOnly = useReadOnly();
  const request = useRequestExport();
  return (
    <SettingsSection id={id} title={t('settings.data')} intro={t('settings.data-intro')}>
      {readOnly ? (
        <p>{t('settings.data-text')}</p>
      ) : (
        <MailRequest
          text={t('settings.data-text')}
          sentText={t('settings.data-sent')}
          action={t('settings.data-submit')}
          fallback={t('settings.data-failed')}
          words={(error) =>
            error instanceof ProblemError && error.problem?.code === 'EXPORT_TOO_OFTEN'
              ? t('settings.data-often')
              : null
          }
          use={request}
          body={undefined}
        />
      )}
    </SettingsSection>
  );
}
