import type { InterviewResponse } from '@babelboard/wire';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { Loaded } from '../../../frame/loaded.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { useChangeInterview } from '../api/change-interview.js';
import { useFindInterview } from '../api/find-interview.js';
import { useOfferTimes } from '../api/offer-times.js';
import { useLiveInterviews } from '../api/use-live-interviews.js';
import { AgreedInterview, Said } from './agreed-interview.js';
import css from './interview-section.module.css';
import { SlotTime, useZonedTimes } from './slot-time.js';
import { useSayWhy } from './use-say-why.js';

const OfferTimes = lazyPart(() => import('../offering/offer-times.js'));

/** The interview with an applicant: what is booked or offered, and the way to offer times. */
export function ApplicantInterview({ applicant }: { applicant: { id: number; name: string } }) {
  const t = useText();
  useLiveInterviews('company');
  const query = useFindInterview('company', applicant.id);
  const [offering, setOffering] = useState(false);
  const close = () => setOffering(false);
  return (
    <Section id="interview" aria-labelledby="interview-title">
      <h3 id="interview-title">{t('interviews.title')}</h3>
      <Loaded query={query}>
        {(interview) => (
          <>
            <Standing interview={interview} />
            {!interview.ended && (
              <Button type="button" data-look="outlined" onClick={() => setOffering(true)}>
                {t(interview.state === 'none' ? 'interviews.offer' : 'interviews.offer-more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {offering && (
        <OptionalPart open={() => setOffering(true)} close={close}>
          <OfferTimes applicant={applicant} onClose={close} />
        </OptionalPart>
      )}
    </Section>
  );
}

function Standing({ interview }: { interview: InterviewResponse }) {
  const t = useText();
  const { cancel } = useChangeInterview('company', interview.application_id);
  const [ask, dialog] = useSayWhy((_kind, message) => cancel(message));
  const { state, booked, ended, slots, message } = interview;
  const begun = booked !== null && new Date(booked.starts_at) <= new Date();
  return (
    <>
      {state === 'none' && !ended && <p>{t('interviews.none')}</p>}
      <AgreedInterview interview={interview} side="company">
        {state === 'booked' && !begun && (
          <Button type="button" data-look="plain" data-tone="danger" onClick={() => ask('cancel')}>
            {t('interviews.cancel')}
          </Button>
        )}
      </AgreedInterview>
      {state === 'others_wanted' && (
        <>
          <p>{t('interviews.others-wanted')}</p>
          {message !== '' && <Said>{message}</Said>}
        </>
      )}
      {!ended && slots.length > 0 && (
        <>
          <p>{t('interviews.offered', { count: slots.length })}</p>
          <OpenTimes interview={interview} />
        </>
      )}
      {state === 'offered' && !ended && slots.length === 0 && <p>{t('interviews.offered-none-left')}</p>}
      {dialog}
    </>
  );
}

function OpenTimes({ interview }: { interview: InterviewResponse }) {
  const t = useText();
  const failureWords = useFailureWords();
  const { span } = useZonedTimes();
  const { takeBack } = useOfferTimes();
  const remove = (slot: number) =>
    takeBack(slot).then(showToasts, (error) =>
      notifications.notify({ message: failureWords(error, t('interviews.not-taken-back')), type: 'negative' }),
    );
  return (
    <Times>
      {interview.slots.map((slot) => (
        <li key={slot.id}>
          <SlotTime slot={slot} side="company" otherZone={interview.candidate_time_zone} />
          <Button
            type="button"
            data-look="plain"
            aria-label={t('interviews.take-back', { time: span(slot.starts_at, slot.starts_at, slot.time_zone) })}
            onClick={() => void remove(slot.id)}
          >
            <CloseIcon />
          </Button>
        </li>
      ))}
    </Times>
  );
}

const Section = withClass('section', css.section);

const Times = withClass('ul', css.times);
