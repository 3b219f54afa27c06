import { zonedTimesOf } from '@babelboard/texts';
import { Action } from './action.js';
import type { MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

interface InterviewOfferedMail {
  company: string;
  offerTitle: string;
  /** The page where a time is chosen. */
  path: string;
  times: readonly { startsAt: Date; endsAt: Date }[];
  /** IANA: that of the candidate where they told it, else that of the company. */
  zone: string;
  own: boolean;
}

/** More are on the page. */
const MOST = 6;

/** Tells a candidate that they can choose a time for an interview. */
export const interviewOffered: MailTemplate<InterviewOfferedMail> = (data, face) => {
  const { t, page, language, formats } = face;
  const { company, offerTitle: offer, path, times, zone, own } = data;
  const { span, zone: zoneName } = zonedTimesOf(language);
  const more = times.length - MOST;
  const shown = times.slice(0, MOST);
  // Summer time may end between two of them.
  const zones = [...new Set(shown.map(({ startsAt }) => zoneName(zone, startsAt)))];
  return {
    subject: t('interview-offered.subject', { company }),
    preview: t('interview-offered.preview', { offer }),
    heading: t('interview-offered.heading'),
    body: (
      <>
        <Paragraph>{t('interview-offered.what', { company, offer })}</Paragraph>
        {shown.map(({ startsAt, endsAt }) => (
          <Paragraph key={startsAt.getTime()}>
            <strong>{span(startsAt, endsAt, zone)}</strong>
            {zones.length > 1 && `, ${zoneName(zone, startsAt)}`}
          </Paragraph>
        ))}
        {more > 0 && <Paragraph>{t('interview-offered.more', { count: more })}</Paragraph>}
        <Paragraph>
          {t('interview-offered.zone', {
            whose: own ? 'own' : 'company',
            zone: formats.and(zones),
          })}
        </Paragraph>
        <Action face={face} label={t('interview-offered.button')} href={page(path)} />
        <SmallPrint>{t('interview-offered.first')}</SmallPrint>
      </>
    ),
  };
};
