import type { CompanyMember } from '@babelboard/wire';
import { useState } from 'react';
import { Badge, Choices, Rows, Small, titleOf } from '../../../frame/settings-section.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { sessionStore } from '../../../session/session-store.js';
import { Button } from '../../../ui/button.js';
import { Dotted } from '../../../ui/dotted.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { useChangeRole, useLeaveCompany, useRemoveMember } from '../api/members.js';
import { useToldChange } from './use-told-change.js';

const MemberQuestion = lazyPart(() => import('./member-question.js'));

export interface MemberRowsProps {
  id: string;
  members: CompanyMember[];
  /** Whoever looks may change and remove others. */
  manages: boolean;
  /** Whoever looks may go. */
  leaves: boolean;
}

/** Who works for the company; an owner changes what they may do and removes them, everybody may go but the last owner. */
export function MemberRows({ id, members, manages, leaves }: MemberRowsProps) {
  const t = useText();
  const events = useToldChange(titleOf(id));
  const role = useChangeRole();
  const removal = useRemoveMember();
  const leaving = useLeaveCompany();
  const [asked, setAsked] = useState<CompanyMember | null>(null);
  const busy = role.isPending || removal.isPending || leaving.isPending;
  const owners = members.filter((member) => member.role === 'owner').length;
  const close = () => setAsked(null);

  const confirm = () => {
    if (asked === null || busy) return;
    close();
    if (!asked.you) removal.mutate(asked.id, events);
    else
      leaving.mutate(undefined, {
        onError: events.onError,
        // The room of the company closes behind who leaves.
        onSuccess: (answer) => {
          events.onSuccess(answer);
          void sessionStore.askAgain();
        },
      });
  };
  const press = (change: () => void) => () => busy || change();

  return (
    <>
      <Rows>
        {members.map((member) => (
          <li key={member.id}>
            <Choices>
              <Person member={member} />
              {manages && !member.you && (
                <>
                  <Button
                    type="button"
                    data-look="outlined"
                    aria-label={t('members.change-label', { name: member.name, role: member.role })}
                    aria-disabled={busy}
                    onClick={press(() =>
                      role.mutate({ id: member.id, role: member.role === 'owner' ? 'recruiter' : 'owner' }, events),
                    )}
                  >
                    {t('members.change', { role: member.role })}
                  </Button>
                  <Button
                    type="button"
                    data-look="outlined"
                    data-tone="danger"
                    aria-label={t('members.remove-label', { name: member.name })}
                    aria-disabled={busy}
                    onClick={press(() => setAsked(member))}
                  >
                    {t('members.remove')}
                  </Button>
                </>
              )}
              {leaves && member.you && (member.role === 'recruiter' || owners > 1) && (
                <Button
                  type="button"
                  data-look="outlined"
                  data-tone="danger"
                  aria-disabled={busy}
                  onClick={press(() => setAsked(member))}
                >
                  {t('members.leave')}
                </Button>
              )}
              {leaves && member.you && member.role === 'owner' && owners === 1 && (
                <Small>{t('members.only-owner')}</Small>
              )}
            </Choices>
          </li>
        ))}
      </Rows>
      {asked !== null && (
        <OptionalPart open={() => undefined} close={close}>
          <MemberQuestion member={asked} busy={busy} onConfirm={confirm} onClose={close} />
        </OptionalPart>
      )}
    </>
  );
}

function Person({ member }: { member: CompanyMember }) {
  const t = useText();
  const { localMoment } = useFormat();
  return (
    <div>
      <p>
        <strong>
          <bdi>{member.name}</bdi>
        </strong>
        {member.you && <Badge data-tone="good">{t('members.you')}</Badge>}
      </p>
      <Small>
        <Dotted>
          <span>{t(member.role === 'owner' ? 'members.owner' : 'members.recruiter')}</span>
          {member.email !== null && <span>{member.email}</span>}
          <span>{t('members.since', { moment: localMoment(member.joined_at) })}</span>
        </Dotted>
      </Small>
    </div>
  );
}
