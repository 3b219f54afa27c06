import type { CompanyMembersResponse } from '@babelboard/wire';
import { UnverifiedNote } from '../../../account-notes/unverified-note.js';
import { useFindMembers } from '../../../applying/find-members.js';
import { Loaded } from '../../../frame/loaded.js';
import { OwnPage } from '../../../frame/own-page.js';
import { SettingsSection, titleOf } from '../../../frame/settings-section.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useSession } from '../../../session/use-session.js';
import { Note } from '../../../ui/note.js';
import { InvitationRows } from '../components/invitation-rows.js';
import { InviteForm } from '../components/invite-form.js';
import { MemberRows } from '../components/member-rows.js';

/** Who works for the company: everybody of it sees them, owners invite, change and remove. */
const CompanyMembersPage: PageComponent = () => {
  const t = useText();
  const { user } = useSession();
  const found = useFindMembers(0);
  const manages = user?.company?.role === 'owner' && user.support === null;
  return (
    <OwnPage title={t('members.title')} lead={t('members.lead')}>
      <Loaded query={found} lines={4}>
        {({ members, invitations, barred }) => (
          <>
            <SettingsSection id="members" title={t('members.people')} intro={t('members.roles')}>
              <MemberRows id="members" members={members} manages={manages} leaves={user?.support === null} />
            </SettingsSection>
            {manages && (
              <SettingsSection id="invite" title={t('members.invite-title')} intro={t('members.invite-intro')}>
                {barred === null ? <InviteForm titleId={titleOf('invite')} /> : <BarredNote barred={barred} />}
              </SettingsSection>
            )}
            {manages && (
              <SettingsSection id="invitations" title={t('members.invitations')}>
                <InvitationRows id="invitations" invitations={invitations} />
              </SettingsSection>
            )}
          </>
        )}
      </Loaded>
    </OwnPage>
  );
};

export default CompanyMembersPage;

/** Why nobody can be invited; whoever only has to confirm the address gets the mail again here. */
function BarredNote({ barred }: { barred: NonNullable<CompanyMembersResponse['barred']> }) {
  const t = useText();
  const { user } = useSession();
  const words = t(barred === 'COMPANY_SUSPENDED' ? 'members.barred-suspended' : 'members.barred-pending');
  if (barred !== 'COMPANY_SUSPENDED' && user?.validado === false) return <UnverifiedNote>{words}</UnverifiedNote>;
  return (
    <Note role="note">
      <p>{words}</p>
    </Note>
  );
}
