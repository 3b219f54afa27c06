import type { User } from '@babelboard/wire';
import { type ComponentType, useEffect } from 'react';
import { useFindSocialIdentities } from '../../features/identity/account/api/find-social-identities.js';
import { ConsentsSection } from '../../features/identity/account/components/consents-section.js';
import { DataSection } from '../../features/identity/account/components/data-section.js';
import { DeleteSection } from '../../features/identity/account/components/delete-section.js';
import { DevicesSection } from '../../features/identity/account/components/devices-section.js';
import { EmailSection } from '../../features/identity/account/components/email-section.js';
import { MessagesSection } from '../../features/identity/account/components/messages-section.js';
import { PasskeysSection } from '../../features/identity/account/components/passkeys-section.js';
import { PasswordSection } from '../../features/identity/account/components/password-section.js';
import { SecondFactorSection } from '../../features/identity/account/components/second-factor-section.js';
import { SettingsNav } from '../../features/identity/account/components/settings-nav.js';
import { SocialSection } from '../../features/identity/account/components/social-section.js';
import { useReadOnly } from '../../features/identity/account/use-read-only.js';
import { useFindSocialProviders } from '../../features/identity/api/find-social-providers.js';
import { useAccountHead } from '../../head/use-account-head.js';
import { Sentence } from '../../i18n/sentence.js';
import { type TextKey, useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { useSession } from '../../session/use-session.js';
import { withClass } from '../../theme/with-class.js';
import { Note } from '../../ui/note.js';
import { PageColumn } from '../../ui/page-column.js';
import css from './account-settings.page.module.css';
import { SignalSection, VisibilitySection } from './settings/candidate-sections.js';
import { CompanyFactsSection, ReplyRulesSection } from './settings/company-sections.js';

interface Section {
  id: string;
  title: TextKey;
  /** For whom; everybody where absent. */
  types?: User['type'][];
  Content: ComponentType<{ id: string; user: User }>;
}

const SECTIONS: Section[] = [
  { id: 'company', title: 'settings.company', types: ['company'], Content: CompanyFactsSection },
  { id: 'replies', title: 'settings.replies', types: ['company'], Content: ReplyRulesSection },
  { id: 'email', title: 'settings.email', Content: EmailSection },
  { id: 'password', title: 'settings.password', Content: PasswordSection },
  { id: 'passkeys', title: 'settings.passkeys', Content: PasskeysSection },
  { id: 'second-factor', title: 'settings.second-factor', Content: SecondFactorSection },
  { id: 'social', title: 'settings.social', Content: SocialSection },
  { id: 'devices', title: 'settings.devices', Content: DevicesSection },
  { id: 'messages', title: 'settings.messages', Content: MessagesSection },
  { id: 'signal', title: 'settings.signal', types: ['candidate'], Content: SignalSection },
  { id: 'visibility', title: 'settings.visibility', types: ['candidate'], Content: VisibilitySection },
  { id: 'consents', title: 'settings.consents', Content: ConsentsSection },
  { id: 'data', title: 'settings.data', Content: DataSection },
  { id: 'delete', title: 'settings.delete', types: ['candidate', 'company'], Content: DeleteSection },
];

/** Everything about one's own account; the same for candidates, companies and admins. */
const AccountSettingsPage: PageComponent = () => {
  const t = useText();
  const { user } = useSession();
  const readOnly = useReadOnly();
  const { data: providers } = useFindSocialProviders();
  const { data: identities } = useFindSocialIdentities();
  const hasSocial = [providers, identities].some((found) => found !== undefined && found.data.length > 0);
  useAccountHead(t('header.settings'));
  useEffect(() => {
    // The sections come after the session: the browser has looked for its anchor in vain.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  if (user === null) return null;
  const sections = SECTIONS.filter(
    ({ id, types }) => (types?.includes(user.type) ?? true) && (id !== 'social' || hasSocial),
  );
  return (
    <Room>
      <header>
        <h1>{t('header.settings')}</h1>
        <p>
          <Sentence text="settings.intro" parts={{ name: `${user.nombre} ${user.apellidos}`.trim() || user.email }} />
        </p>
        {readOnly && (
          <Note>
            <p>{t('settings.read-only')}</p>
          </Note>
        )}
      </header>
      <SettingsNav sections={sections.map(({ id, title }) => ({ id, title: t(title) }))} />
      <div>
        {sections.map(({ id, Content }) => (
          <Content key={id} id={id} user={user} />
        ))}
      </div>
    </Room>
  );
};

export default AccountSettingsPage;

const Room = withClass(PageColumn, css.room);
