import type { ApplicantDetail } from '@babelboard/wire';
import Drawer from '@mui/material/Drawer';
import { type ReactNode, useEffect } from 'react';
import { RequirementCheck } from '../../../applying/requirement-check.js';
import { Loaded } from '../../../frame/loaded.js';
import { useShownPlace } from '../../../frame/use-shown-place.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { MaterialTheme } from '../../../theme/material-theme.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { Dotted } from '../../../ui/dotted.js';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left-icon.js';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right-icon.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { Note } from '../../../ui/note.js';
import { NotificationRegion } from '../../../ui/notifications/notification-region.js';
import { useFindApplicant } from '../api/find-applicant.js';
import { useNoteViewed } from '../api/note-viewed.js';
import { ApplicantMarks } from '../components/applicant-facts.js';
import { ApplicantActions } from './applicant-actions.js';
import css from './applicant-drawer.module.css';
import { ApplicantFit } from './applicant-fit.js';
import { ApplicantHistory } from './applicant-history.js';
import { ApplicantNotes } from './applicant-notes.js';
import { OwnRating } from './own-rating.js';
import { SentThings } from './sent-things.js';

interface ApplicantDrawerProps {
  id: number;
  /** What other features show of them. */
  sections: (applicant: ApplicantDetail) => ReactNode;
  /** Null at the ends. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
}

/** One applicant beside the others: what was sent, how it fits, and what the company makes of it. */
export default function ApplicantDrawer({ id, sections, onPrevious, onNext, onClose }: ApplicantDrawerProps) {
  const t = useText();
  const query = useFindApplicant(id);
  useSteps(onPrevious, onNext);
  return (
    <MaterialTheme>
      <Drawer
        open
        anchor="right"
        disableScrollLock
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'applicant-title', className: css.paper ?? '' } }}
      >
        <Head>
          <Button type="button" data-look="plain" disabled={onPrevious === null} onClick={() => onPrevious?.()}>
            <ArrowLeftIcon />
            {t('applicants.previous')}
          </Button>
          <Button type="button" data-look="plain" disabled={onNext === null} onClick={() => onNext?.()}>
            {t('applicants.next')}
            <ArrowRightIcon />
          </Button>
          <Button type="button" data-look="plain" aria-label={t('applicants.close')} onClick={onClose}>
            <CloseIcon />
          </Button>
        </Head>
        <Body key={id}>
          {query.data === undefined && (
            <h2 id="applicant-title" className="visually-hidden">
              {t(query.error === null ? 'progress.loading' : 'applicants.one-failed')}
            </h2>
          )}
          <Loaded query={query} lines={6}>
            {(applicant) => <Applicant applicant={applicant} sections={sections(applicant)} />}
          </Loaded>
        </Body>
        {query.data !== undefined && <ApplicantActions applicant={query.data} />}
        <NotificationRegion inSheet />
      </Drawer>
    </MaterialTheme>
  );
}

/** J and K lead to the next and the one before, as in mail programs, but where somebody writes. */
function useSteps(onPrevious: (() => void) | null, onNext: (() => void) | null): void {
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const writes = target instanceof Element && target.closest('input, textarea, select') !== null;
      if (writes || ctrlKey || metaKey || altKey) return;
      if (key === 'j') onNext?.();
      if (key === 'k') onPrevious?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onPrevious, onNext]);
}

function Applicant({ applicant, sections }: { applicant: ApplicantDetail; sections: ReactNode }) {
  const t = useText();
  const { date } = useFormat();
  useNoteViewed(applicant);
  useShownPlace();
  return (
    <>
      <header>
        <h2 id="applicant-title">
          <bdi>{applicant.name}</bdi>
        </h2>
        {applicant.headline !== '' && <p dir="auto">{applicant.headline}</p>}
        <p>
          <Dotted>
            {applicant.place !== '' && <span>{applicant.place}</span>}
            <span>{t('applicants.sent-on', { date: date(applicant.applied_at) })}</span>
          </Dotted>
        </p>
        <ApplicantMarks card={applicant} open />
      </header>
      {applicant.objection !== null && (
        <Note role="note">
          <p>{t('applicants.objection')}</p>
          <p dir="auto">{applicant.objection}</p>
        </Note>
      )}
      <section>
        <h3>{t('applicants.check')}</h3>
        <RequirementCheck check={applicant.requirements} />
      </section>
      <ApplicantFit applicant={applicant} />
      <SentThings applicant={applicant} />
      {sections}
      <OwnRating applicant={applicant} />
      <ApplicantNotes applicant={applicant} />
      <ApplicantHistory history={applicant.history} />
    </>
  );
}

const Head = withClass('div', css.head);

const Body = withClass('div', css.body);
