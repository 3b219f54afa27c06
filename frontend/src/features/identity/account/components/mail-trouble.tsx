import type { MailTroubleResponse, User } from '@babelboard/wire';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { Note } from '../../../../ui/note.js';
import { useFindMailTrouble, useTryMailsAgain } from '../api/mail-trouble.js';
import { useReadOnly } from '../use-read-only.js';
import { MailRequest } from './mail-request.js';

const WHY: Record<NonNullable<MailTroubleResponse['trouble']>['reason'], TextKey> = {
  'hard-bounce': 'settings.mail-hard-bounce',
  'soft-bounces': 'settings.mail-soft-bounces',
  complaint: 'settings.mail-complaint',
};

/** Tells who gets no mails why, and leads back; nothing where they arrive. */
export function MailTrouble({ user: { email } }: { user: User }) {
  const t = useText();
  const { date } = useFormat();
  const readOnly = useReadOnly();
  const tryAgain = useTryMailsAgain();
  const trouble = useFindMailTrouble().data?.trouble ?? null;
  if (tryAgain.isSuccess) {
    return (
      <Note role="status">
        <p>{t('settings.mail-tried', { email })}</p>
      </Note>
    );
  }
  if (trouble === null) return null;
  const why = <p>{t(WHY[trouble.reason], { email, since: date(trouble.since) })}</p>;
  return (
    <Note>
      {readOnly ? (
        why
      ) : (
        <MailRequest
          text={why}
          sentText={t('settings.mail-tried', { email })}
          action={t('settings.mail-again')}
          fallback={t('settings.mail-failed')}
          use={tryAgain}
          body={undefined}
        />
      )}
    </Note>
  );
}
