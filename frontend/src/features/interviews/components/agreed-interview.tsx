import type { InterviewResponse } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { CheckIcon } from '../../../ui/icons/check-icon.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { interviewPath, type Side } from '../api/queries.js';
import css from './agreed-interview.module.css';
import { SlotPlace } from './slot-place.js';
import { SlotTime } from './slot-time.js';

/** What is booked, or was until somebody cancelled it. @param children what can be done with it */
export function AgreedInterview({
  interview,
  side,
  children,
}: {
  interview: InterviewResponse;
  side: Side;
  children?: ReactNode;
}) {
  const t = useText();
  const { application_id: id, booked, state, cancelled_by: by, message } = interview;
  if (booked === null) return null;
  const stands = state === 'booked';
  const otherZone = side === 'candidate' ? booked.time_zone : interview.candidate_time_zone;
  return (
    <Agreed data-over={!stands}>
      <StatusPill tone={stands ? 'good' : 'bad'} icon={stands ? <CheckIcon /> : <CloseIcon />}>
        {t(stands ? 'interviews.booked' : 'interviews.cancelled')}
      </StatusPill>
      <SlotTime slot={booked} side={side} otherZone={otherZone} />
      {!stands && (
        <p>
          {t('interviews.cancelled-by', { by: by === side ? 'you' : side === 'company' ? 'candidate' : 'company' })}
        </p>
      )}
      {!stands && message !== '' && <Said>{message}</Said>}
      {stands && <SlotPlace slot={booked} />}
      <div>
        {stands && (
          <ButtonAnchor data-look="outlined" href={`${interviewPath(side, id)}.ics`} download>
            {t('interviews.calendar')}
          </ButtonAnchor>
        )}
        {children}
      </div>
    </Agreed>
  );
}

/** What the other side wrote. */
export function Said({ children }: { children: string }) {
  return <Words dir="auto">{children}</Words>;
}

const Agreed = withClass('div', css.agreed);

const Words = withClass('blockquote', css.words);
