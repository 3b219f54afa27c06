import type { CompanyInvitation } from '@babelboard/wire';
import { Badge, Choices, Rows, Small, titleOf } from '../../../frame/settings-section.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Dotted } from '../../../ui/dotted.js';
import { useResendInvitation, useRevokeInvitation } from '../api/members.js';
import { useToldChange } from './use-told-change.js';

/** Invitations that nobody has taken yet. */
export function InvitationRows({ id, invitations }: { id: string; invitations: CompanyInvitation[] }) {
  const t = useText();
  const { localMoment } = useFormat();
  const events = useToldChange(titleOf(id));
  const again = useResendInvitation();
  const back = useRevokeInvitation();
  const busy = again.isPending || back.isPending;
  const press = (change: () => void) => () => busy || change();
  if (invitations.length === 0) return <p>{t('members.no-invitations')}</p>;
  return (
    <Rows>
      {invitations.map(({ id: invitation, email, role, expires_at: until, expired }) => (
        <li key={invitation}>
          <Choices>
            <div>
              <p>
                <strong>
                  <bdi>{email}</bdi>
                </strong>
                {expired && <Badge>{t('members.expired')}</Badge>}
              </p>
              <Small>
                <Dotted>
                  <span>{t(role === 'owner' ? 'members.owner' : 'members.recruiter')}</span>
                  {!expired && <span>{t('members.until', { moment: localMoment(until) })}</span>}
                </Dotted>
              </Small>
            </div>
            <Button
              type="button"
              data-look="outlined"
              aria-label={t('members.resend-label', { email })}
              aria-disabled={busy}
              onClick={press(() => again.mutate(invitation, events))}
            >
              {t('members.resend')}
            </Button>
            <Button
              type="button"
              data-look="outlined"
              data-tone="danger"
              aria-label={t('members.revoke-label', { email })}
              aria-disabled={busy}
              onClick={press(() => back.mutate(invitation, events))}
            >
              {t('members.revoke')}
            </Button>
          </Choices>
        </li>
      ))}
    </Rows>
  );
}
