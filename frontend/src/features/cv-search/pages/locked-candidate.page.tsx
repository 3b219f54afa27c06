import { pathTo } from '@babelboard/pages';
import { ProblemError } from '../../../api/problem-error.js';
import { Loaded } from '../../../frame/loaded.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { useSearchParams } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left-icon.js';
import { Note } from '../../../ui/note.js';
import { PageColumn } from '../../../ui/page-column.js';
import { useFindPerson } from '../api/find-person.js';
import { InvitePanel } from '../invitations/invite-panel.js';
import { LockedProfile } from '../person/locked-profile.js';
import { usePersonTitle } from '../person/person-facts.js';
import { UnlockPanel } from '../unlock/unlock-panel.js';
import css from './locked-candidate.page.module.css';

/** Somebody whom the company found and does not know. */
const LockedCandidatePage: PageComponent<'locked-candidate'> = ({ page }) => {
  const t = useText();
  const title = usePersonTitle();
  const offer = useSearchParams().get('offer');
  const query = useFindPerson(page.params.candidateId, offer);
  const heading = query.data === undefined ? t('people.one') : title(query.data);
  const isGone = query.error instanceof ProblemError && query.error.status === 404;
  useAccountHead(heading);
  return (
    <Room>
      <Back to={pathTo('cv-search', {})}>
        <ArrowLeftIcon />
        {t('people.back')}
      </Back>
      <h1 dir="auto">{isGone ? t('people.gone') : heading}</h1>
      {isGone ? (
        <p>{t('people.gone-text')}</p>
      ) : (
        <Loaded query={query} lines={8}>
          {(person) => (
            <>
              <Note>
                <p>{t('people.locked')}</p>
              </Note>
              <UnlockPanel id={person.id} />
              <LockedProfile person={person} />
              <InvitePanel id={person.id} known={false} offer={offer} />
            </>
          )}
        </Loaded>
      )}
    </Room>
  );
};

export default LockedCandidatePage;

const Room = withClass(PageColumn, css.room);

const Back = withClass(Link, css.back);
