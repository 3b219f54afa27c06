import { Action } from './action.js';
import { EventFacts, type ToldEvent } from './event-facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To a candidate: that they joined an event, with the appointment for their calendar. */
export const eventJoined: MailTemplate<{ event: ToldEvent }> = ({ event }, face) => {
  const { t, page, language } = face;
  const title = event.title(language);
  return {
    subject: t('event-joined.subject', { title }),
    preview: t('event-joined.preview'),
    heading: t('event-joined.heading'),
    body: (
      <>
        <Paragraph>{t('event-joined.what', { title })}</Paragraph>
        <EventFacts event={event} face={face} />
        <Action face={face} label={t('event.button')} href={page(event.path)} />
        <SmallPrint>{t('event-joined.calendar')}</SmallPrint>
      </>
    ),
  };
};
