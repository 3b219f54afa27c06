import { Action } from './action.js';
import { EventFacts, type ToldEvent } from './event-facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';
import { Statement } from './statement.js';

interface EventChangedMail {
  change: 'moved' | 'cancelled';
  event: ToldEvent;
}

/** To whoever joined an event: when it is now, or that it does not take place. */
export const eventChanged: MailTemplate<EventChangedMail> = ({ change, event }, face) => {
  const { t, page, language } = face;
  const title = event.title(language);
  return {
    subject: t('event-changed.subject', { change, title }),
    preview: t('event-changed.preview', { change }),
    heading: t('event-changed.subject', { change, title }),
    body: (
      <>
        <Paragraph>{t('event-changed.what', { change, title })}</Paragraph>
        {change === 'moved' && <EventFacts event={event} face={face} />}
        {event.notice !== '' && <Statement text={event.notice} />}
        <Action face={face} label={t('event.button')} href={page(event.path)} />
        <SmallPrint>{t('event-changed.calendar', { change })}</SmallPrint>
      </>
    ),
  };
};
