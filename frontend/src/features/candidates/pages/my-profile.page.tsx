import type { ProfileResponse } from '@babelboard/wire';
import { Fragment, useEffect, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useLocation } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { PageColumn } from '../../../ui/page-column.js';
import { CompletionAside } from '../completion/completion-aside.js';
import { DocumentsSection } from '../documents/documents-section.js';
import { useFindProfile } from '../profile/api/find-profile.js';
import { ContactSection } from '../profile/contact/contact-section.js';
import { ProfileHeader } from '../profile/header/profile-header.js';
import { EducationSection } from '../profile/history/education-section.js';
import { ExperienceSection } from '../profile/history/experience-section.js';
import { LanguagesSection } from '../profile/languages/languages-section.js';
import { LetterSection } from '../profile/letter/letter-section.js';
import { PreferencesSection } from '../profile/preferences/preferences-section.js';
import { ProfileSkeleton } from '../profile/profile-skeleton.js';
import { SectorsSection } from '../profile/sectors/sectors-section.js';
import { SkillsSection } from '../profile/skills/skills-section.js';
import { VersionContext } from '../profile/version.js';
import { VersionBar } from '../profile/version-bar.js';
import { VisibilitySection } from '../profile/visibility/visibility-section.js';
import css from './my-profile.page.module.css';

/** One's own profile: read like a CV, and edited where it stands. */
const MyProfilePage: PageComponent = () => {
  const t = useText();
  const failureWords = useFailureWords();
  const { data, error, refetch } = useFindProfile();
  useAccountHead(t('profile.title'));
  if (data !== undefined) return <Profile profile={data} />;
  return (
    <PageColumn>
      {error === null ? (
        <ProfileSkeleton />
      ) : (
        <Failed role="alert">
          <h1>{t('profile.title')}</h1>
          <p>{failureWords(error, t('profile.not-loaded'))}</p>
          <Button type="button" data-look="outlined" onClick={() => void refetch()}>
            {t('failure.retry')}
          </Button>
        </Failed>
      )}
    </PageColumn>
  );
};

export default MyProfilePage;

function Profile({ profile: { user } }: { profile: ProfileResponse }) {
  const { candidate } = user;
  const { hash } = useLocation();
  const [language, setLanguage] = useState(candidate.language);
  useEffect(() => {
    // The sections come after the profile: the browser has looked for its anchor in vain.
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <VersionContext value={{ language, main: candidate.language }}>
      <Room>
        <ProfileHeader key={`header ${language}`} user={user} />
        <CompletionAside candidate={candidate} />
        <div>
          <VersionBar candidate={candidate} onChange={setLanguage} />
          <Fragment key={language}>
            <LanguagesSection languages={candidate.languages} destination={candidate.destination} />
            <ExperienceSection account={user.id} experience={candidate.experience} />
            <EducationSection account={user.id} education={candidate.education} />
            <SkillsSection tags={candidate.tags} />
            <LetterSection candidate={candidate} />
            <PreferencesSection candidate={candidate} />
            <SectorsSection categories={candidate.categories} />
            <ContactSection user={user} />
            <VisibilitySection />
            <DocumentsSection language={candidate.language} />
          </Fragment>
        </div>
      </Room>
    </VersionContext>
  );
}

const Room = withClass(PageColumn, css.room);

const Failed = withClass('div', css.failed);
