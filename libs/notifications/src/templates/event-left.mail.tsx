import { Action } from './action.js';
import type { ToldEvent } from './event-facts.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** To a candidate: that they left an event; what comes with it takes it out of their calendar. */
export const eventLeft: MailTemplate<{ event: ToldEvent }> = ({ event }, face) => {
  const { t, page, language } = face;
  const title = event.title(language);
  return {
    subject: t('event-left.subject', { title }),
    preview: t('event-left.preview'),
    heading: t('event-left.subject', { title }),
    body: (
      <>
        <Paragraph>{t('event-left.what', { title })}</Paragraph>
        <Action face={face} label={t('event.button')} href={page(event.path)} />
        <SmallPrint>{t('event-left.calendar')}</SmallPrint>
      </>
    ),
  };
};
