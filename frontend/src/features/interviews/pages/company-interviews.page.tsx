import { pathTo } from '@babelboard/pages';
import type { InterviewSlotsResponse } from '@babelboard/wire';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { Loaded } from '../../../frame/loaded.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { useFindCompanyInterviews } from '../api/find-company-interviews.js';
import { useOfferTimes } from '../api/offer-times.js';
import { useLiveInterviews } from '../api/use-live-interviews.js';
import { SlotPlace } from '../components/slot-place.js';
import { SlotTime, useZonedTimes } from '../components/slot-time.js';
import { ownTimeZone } from '../own-time-zone.js';
import css from './company-interviews.page.module.css';

type Slot = InterviewSlotsResponse['slots'][number];

/** What comes: interviews that are booked, and times that wait for somebody. */
const CompanyInterviewsPage: PageComponent = () => {
  const t = useText();
  const { zone } = useZonedTimes();
  const [of, setOf] = useState<'own' | 'all'>('all');
  useLiveInterviews('company');
  const query = useFindCompanyInterviews(of);
  return (
    <OwnPage title={t('interviews.page')} lead={t('interviews.lead', { zone: zone(ownTimeZone(), new Date()) })}>
      <Whose role="group" aria-label={t('interviews.whose')}>
        {(['all', 'own'] as const).map((one) => (
          <Button key={one} type="button" data-look="plain" aria-pressed={one === of} onClick={() => setOf(one)}>
            {t(one === 'own' ? 'interviews.own' : 'interviews.all')}
          </Button>
        ))}
      </Whose>
      <Loaded query={query} lines={5}>
        {({ slots }) => (slots.length === 0 ? <Nothing /> : <Coming slots={slots} />)}
      </Loaded>
    </OwnPage>
  );
};

export default CompanyInterviewsPage;

function Nothing() {
  const t = useText();
  return (
    <None>
      <p>{t('interviews.page-none')}</p>
      <ButtonLink to={pathTo('applicants-home')} data-look="outlined">
        {t('interviews.to-applicants')}
      </ButtonLink>
    </None>
  );
}

function Coming({ slots }: { slots: readonly Slot[] }) {
  return (
    <List>
      {slots.map((slot) => (
        <li key={slot.id}>
          <SlotTime slot={slot} side="company" otherZone={null} />
          <div>
            {slot.applicant === null ? <Free slot={slot} /> : <Booked slot={slot} applicant={slot.applicant} />}
            <SlotPlace slot={slot} />
          </div>
        </li>
      ))}
    </List>
  );
}

function Booked({ slot, applicant }: { slot: Slot; applicant: NonNullable<Slot['applicant']> }) {
  const path = pathTo('applicants', { id: `${slot.offer_id}`, page: '1' });
  return (
    <p>
      <Link to={`${path}?applicant=${applicant.id}#interview`}>
        <bdi>{applicant.name}</bdi>
      </Link>
      <span dir="auto">{slot.offer_title}</span>
    </p>
  );
}

function Free({ slot }: { slot: Slot }) {
  const t = useText();
  const failureWords = useFailureWords();
  const { span } = useZonedTimes();
  const { takeBack } = useOfferTimes();
  const time = span(slot.starts_at, slot.starts_at, ownTimeZone());
  const remove = () =>
    takeBack(slot.id).then(showToasts, (error) =>
      notifications.notify({ message: failureWords(error, t('interviews.not-taken-back')), type: 'negative' }),
    );
  return (
    <p>
      <StatusPill tone="neutral">{t('interviews.free')}</StatusPill>
      <span>{t('interviews.free-for', { count: slot.offered_to })}</span>
      <span dir="auto">{slot.offer_title}</span>
      <Button
        type="button"
        data-look="plain"
        aria-label={t('interviews.take-back', { time })}
        onClick={() => void remove()}
      >
        {t('interviews.take-back-short')}
      </Button>
    </p>
  );
}

const Whose = withClass('div', css.whose);

const None = withClass('div', css.none);

const List = withClass('ul', css.list);
