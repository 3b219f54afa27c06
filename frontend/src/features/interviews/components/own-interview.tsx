import type { InterviewResponse } from '@babelboard/wire';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { giveKeyboard } from '../../../ui/give-keyboard.js';
import { useChangeInterview } from '../api/change-interview.js';
import { useFindInterview } from '../api/find-interview.js';
import { useLiveInterviews } from '../api/use-live-interviews.js';
import { AgreedInterview } from './agreed-interview.js';
import { ChooseTime } from './choose-time.js';
import css from './interview-section.module.css';
import { useSayWhy } from './use-say-why.js';

/** The interview of one's application: choose a time, move or cancel it, ask for others. Nothing stands there before the company offers one. */
export function OwnInterview({ applicationId }: { applicationId: number }) {
  const t = useText();
  useLiveInterviews('candidate');
  const { data: interview } = useFindInterview('candidate', applicationId);
  if (interview === undefined || interview.state === 'none') return null;
  return (
    <Section id="interview" aria-labelledby="interview-title">
      <h2 id="interview-title" tabIndex={-1}>
        {t('interviews.title')}
      </h2>
      <AgreedOrOffered interview={interview} />
    </Section>
  );
}

function AgreedOrOffered({ interview }: { interview: InterviewResponse }) {
  const t = useText();
  const { localMoment } = useFormat();
  const { book, cancel, askForOthers } = useChangeInterview('candidate', interview.application_id);
  const [moving, setMoving] = useState(false);
  const [ask, dialog] = useSayWhy((kind, message) => (kind === 'cancel' ? cancel(message) : askForOthers(message)));
  const { state, slots, ended, change_until: until } = interview;
  const booked = state === 'booked';
  const changeable = booked && !ended && until !== null && new Date(until) > new Date();
  const choosing = !ended && slots.length > 0 && (!booked || (moving && changeable));
  return (
    <>
      <AgreedInterview interview={interview} side="candidate">
        {changeable && slots.length > 0 && (
          <Button type="button" data-look="plain" aria-expanded={moving} onClick={() => setMoving(!moving)}>
            {t('interviews.to-move')}
          </Button>
        )}
        {changeable && (
          <Button type="button" data-look="plain" data-tone="danger" onClick={() => ask('cancel')}>
            {t('interviews.cancel')}
          </Button>
        )}
      </AgreedInterview>
      {booked && until !== null && (
        <small>
          {changeable ? t('interviews.changeable', { until: localMoment(until) }) : t('interviews.not-changeable')}
        </small>
      )}
      {booked && !interview.offer_live && <small>{t('interviews.offer-closed')}</small>}
      {state === 'others_wanted' && <p role="status">{t('interviews.others-asked')}</p>}
      {choosing && (
        <ChooseTime
          slots={slots}
          moves={booked}
          book={async (slot) => {
            await book(slot);
            setMoving(false);
            // The button that was pressed is gone with the times.
            giveKeyboard(document.getElementById('interview-title'));
          }}
        />
      )}
      {!ended && !booked && slots.length === 0 && state !== 'others_wanted' && <p>{t('interviews.none-left')}</p>}
      {!ended && (state === 'offered' || state === 'cancelled') && (
        <Button type="button" data-look="plain" onClick={() => ask('others')}>
          {t('interviews.others')}
        </Button>
      )}
      {dialog}
    </>
  );
}

const Section = withClass('section', css.section);
