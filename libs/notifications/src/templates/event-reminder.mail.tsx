import { Action } from './action.js';
import { EventFacts, type ToldEvent } from './event-facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph } from './paragraph.js';

interface EventReminderMail {
  /** So many before it begins. */
  hours: number;
  event: ToldEvent;
}

/** Reminds whoever joined an event. */
export const eventReminder: MailTemplate<EventReminderMail> = ({ hours, event }, face) => {
  const { t, page, language } = face;
  const title = event.title(language);
  return {
    subject: t('event-reminder.subject', { hours, title }),
    preview: t('event-reminder.preview'),
    heading: t('event-reminder.subject', { hours, title }),
    body: (
      <>
        <Paragraph>{t('event-reminder.what', { title })}</Paragraph>
        <EventFacts event={event} face={face} />
        <Action face={face} label={t('event.enter')} href={page(event.path)} />
      </>
    ),
  };
};
