import { pathTo } from '@babelboard/pages';
import type { UnlockedPerson } from '@babelboard/wire';
import { statusOf } from '../../../api/problem-error.js';
import { Loaded } from '../../../frame/loaded.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.js';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left-icon.js';
import { PageColumn } from '../../../ui/page-column.js';
import { InvitePanel } from '../invitations/invite-panel.js';
import { LockedProfile } from '../person/locked-profile.js';
import { useFindUnlocked } from '../unlock/unlock-api.js';
import { UnlockedNotes } from '../unlock/unlocked-notes.js';
import css from './unlocked-candidate.page.module.css';

/** Somebody whom the company knows: who it is, how to reach them, their files, and the whole profile. */
const UnlockedCandidatePage: PageComponent<'unlocked-candidate'> = ({ page }) => {
  const t = useText();
  const query = useFindUnlocked(page.params.candidateId);
  const isGone = statusOf(query.error) === 404;
  const name = query.data === undefined ? t('people.one') : nameOf(query.data);
  useAccountHead(name);
  return (
    <Room>
      <Back to={pathTo('unlocked-candidates')}>
        <ArrowLeftIcon />
        {t('people.to-list')}
      </Back>
      <h1>{isGone ? t('people.gone') : <bdi>{name}</bdi>}</h1>
      {isGone ? (
        <p>{t('people.unlocked-gone')}</p>
      ) : (
        <Loaded query={query} lines={8}>
          {(person) => (
            <>
              {person.profile.headline !== '' && <p dir="auto">{person.profile.headline}</p>}
              <Contact person={person} />
              <Files person={person} />
              <LockedProfile person={person.profile} />
              <InvitePanel known id={person.id} />
              <UnlockedNotes key={person.id} person={person} />
            </>
          )}
        </Loaded>
      )}
    </Room>
  );
};

export default UnlockedCandidatePage;

const nameOf = ({ first_name: first, last_name: last }: UnlockedPerson) => `${first} ${last}`.trim();

function Contact({ person: { email, phone, links, place, country } }: { person: UnlockedPerson }) {
  const t = useText();
  return (
    <Facts>
      <div>
        <dt>{t('people.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      {phone !== null && (
        <div>
          <dt>{t('people.phone')}</dt>
          <dd>
            <a href={`tel:${phone}`}>{phone}</a>
          </dd>
        </div>
      )}
      {(place !== null || country !== null) && (
        <div>
          <dt>{t('people.home')}</dt>
          <dd>{[place, country?.name].filter(Boolean).join(', ')}</dd>
        </div>
      )}
      {links.length > 0 && (
        <div>
          <dt>{t('people.links')}</dt>
          <dd>
            {links.map((link) => (
              <a key={link} href={link} rel="nofollow noopener noreferrer" target="_blank">
                {link}
              </a>
            ))}
          </dd>
        </div>
      )}
    </Facts>
  );
}

function Files({ person: { id, cvs } }: { person: UnlockedPerson }) {
  const t = useText();
  if (cvs.length === 0) return null;
  return (
    <section>
      <h2>{t('people.cvs')}</h2>
      <ul>
        {cvs.map((cv) => (
          <li key={cv.id}>
            <bdi>{cv.name}</bdi>
            <ButtonLink data-look="outlined" to={pathTo('preview-cv', { personId: id, cvId: `${cv.id}` })}>
              {t('people.cv-preview')}
            </ButtonLink>
            <ButtonAnchor data-look="plain" href={`/api/companies/people/${id}/cvs/${cv.id}`} download>
              {t('people.cv-save')}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Room = withClass(PageColumn, css.room);

const Back = withClass(Link, css.back);

const Facts = withClass('dl', css.facts);
