import { pathTo } from '@babelboard/pages';
import type { JobCard } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { applicationForm } from '../../../../applying/application-form.js';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { Link } from '../../../../router/link.js';
import { forgetApplication, keepApplication } from '../../../../session/kept-application.js';
import { useSession } from '../../../../session/use-session.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../../ui/button.js';
import { SheetActions, SheetBody, SheetDialog } from '../../../../ui/sheet-dialog.js';
import { useFindJob } from '../../api/find-job.js';
import { ApplyNote } from '../apply-note.js';
import { OutwardButton } from '../outward-button.js';
import css from './apply-dialog.module.css';
import { ApplyForm } from './apply-form.js';
import { ApplyHead } from './apply-head.js';
import { BeforeApplying } from './before-applying.js';
import { SentNote } from './sent-note.js';
import { useGoingOnAtTheOffer } from './use-going-on-at-the-offer.js';
import { useSending } from './use-sending.js';

/** How one applies for an offer: the form, what is missing before it, or where else one applies. */
export default function ApplyDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useFindJob(id);
  const { status, user } = useSession();
  useGoingOnAtTheOffer();
  const job = data?.job ?? null;
  if (job === null || status === 'loading') return null;
  return (
    <SheetDialog titleId="apply-title" onClose={onClose}>
      {job.extra.way !== 'here' && (
        <Plain job={job} onClose={onClose} action={<OutwardButton job={job} />}>
          <ApplyNote job={job} />
        </Plain>
      )}
      {job.extra.way === 'here' && user?.type !== 'candidate' && <Guest job={job} onClose={onClose} />}
      {job.extra.way === 'here' && user?.type === 'candidate' && <Steps job={job} onClose={onClose} />}
    </SheetDialog>
  );
}

interface StepProps {
  job: JobCard;
  onClose: () => void;
}

function Steps({ job, onClose }: StepProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const form = useQuery(applicationForm(job.id));
  const [fresh, setFresh] = useState(0);
  /** Whoever goes to fill in what is missing finds the way back there. */
  const keep = () => keepApplication(job.url);
  useEffect(forgetApplication, []);
  const sending = useSending(job, () => setFresh((before) => before + 1));
  if (sending.sent !== null) return <SentNote job={job} sent={sending.sent} form={form.data} onClose={onClose} />;
  if (form.data === undefined) {
    return (
      <Plain
        job={job}
        onClose={onClose}
        action={
          form.error !== null && (
            <Button type="button" data-look="outlined" onClick={() => void form.refetch()}>
              {t('failure.retry')}
            </Button>
          )
        }
      >
        <p role={form.error === null ? undefined : 'alert'} aria-busy={form.error === null}>
          {form.error === null ? t('apply.loading') : failureWords(form.error, t('apply.failed'))}
        </p>
      </Plain>
    );
  }
  if (form.data.refusal !== null) {
    return (
      <Plain job={job} onClose={onClose}>
        <BeforeApplying form={form.data} refusal={form.data.refusal} onLeave={keep} />
      </Plain>
    );
  }
  return <ApplyForm key={fresh} job={job} form={form.data} sending={sending} onLeave={keep} onClose={onClose} />;
}

function Guest({ job, onClose }: StepProps) {
  const t = useText();
  const keep = () => keepApplication(job.url);
  return (
    <Plain
      job={job}
      onClose={onClose}
      action={
        <ButtonLink to={pathTo('login')} data-look="filled" onClick={keep}>
          {t('apply.sign-in')}
        </ButtonLink>
      }
    >
      <p>{t('apply.guest')}</p>
      <p>
        <Link to={pathTo('register')} onClick={keep}>
          {t('apply.register')}
        </Link>
      </p>
    </Plain>
  );
}

/** Some words and what can be done about them. */
function Plain({ job, onClose, action, children }: StepProps & { action?: ReactNode; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <SheetBody>
        <ApplyHead job={job} />
        <Words>{children}</Words>
      </SheetBody>
      <SheetActions>
        <Button type="button" data-look="plain" onClick={onClose}>
          {t('apply.close')}
        </Button>
        {action}
      </SheetActions>
    </>
  );
}

const Words = withClass('div', css.words);
