import { Link, Section } from '@react-email/components';
import { Action } from './action.js';
import { STYLE } from './mail-style.js';
import type { MailFace, MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** A new offer of a list. */
export interface MailedOffer {
  id: number;
  title: string;
  company: string;
  place: string | null;
  /** Where it stands, bare. */
  path: string;
}

export interface JobAlertMail {
  /** Code of the links by which its reader answers and stops it. */
  code: string;
  /** As its owner calls the alert, else as the list is headed. */
  name: string;
  /** The list: path and query. */
  address: string;
  /** The newest first. */
  offers: MailedOffer[];
  /** How many more there are in the list. */
  more: number;
  /** Whether there may be more than that. */
  orMore: boolean;
  /** Values of its filters that no longer exist. */
  gone: string[];
  /** Whether they have no account in which the alert could be changed. */
  isGuest: boolean;
}

/** So far that a thumb hits one of two links. */
const APART = '\u00a0\u00a0\u00a0·\u00a0\u00a0\u00a0';

/** Where a guest makes an account of it. */
const REGISTER = '/register';

/** Tells somebody what newly stands in a list. */
export const jobAlert: MailTemplate<JobAlertMail> = (
  { code, name, address, offers, more, orMore, gone, isGuest },
  face,
) => {
  const { t, page, formats } = face;
  const count = offers.length + more;
  return {
    subject: t('job-alert.subject', { count, name: shortened(name) }),
    preview: t('job-alert.preview', { count, title: offers[0]?.title ?? '' }),
    heading: t('job-alert.heading', { count, name }),
    body: (
      <>
        {gone.length > 0 && (
          <Paragraph>
            {t(isGuest ? 'job-alert.gone-for-guest' : 'job-alert.gone', {
              values: formats.and(gone),
              count: gone.length,
            })}
          </Paragraph>
        )}
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} code={code} face={face} />
        ))}
        <Action face={face} label={seeLabel(face, more, orMore)} href={page(newestFirst(address))} />
        <SmallPrint>
          {t('job-alert.how')}{' '}
          <Link className="link" href={page(isGuest ? REGISTER : '/account/job-alerts')} style={STYLE.link}>
            {t(isGuest ? 'job-alert.register' : 'job-alert.change')}
          </Link>
        </SmallPrint>
      </>
    ),
  };
};

interface OfferProps {
  offer: MailedOffer;
  code: string;
  face: MailFace;
}

function Offer({ offer: { id, title, company, place, path }, code, face: { t, page } }: OfferProps) {
  const answer = page(`/alerts/answer/${code}/${id}`);
  return (
    <Section style={{ padding: '0 0 4px' }}>
      <Paragraph>
        <Link className="link" href={page(path)} style={STYLE.link}>
          {title}
        </Link>
        <br />
        {[company, place].filter(Boolean).join(' · ')}
        <br />
        <span style={{ fontSize: STYLE.small.fontSize }}>
          <Link className="link" href={`${answer}?fits=true`} style={STYLE.link}>
            {t('job-alert.fits')}
          </Link>
          {APART}
          <Link className="link" href={answer} style={STYLE.link}>
            {t('job-alert.fits-not')}
          </Link>
        </span>
      </Paragraph>
    </Section>
  );
}

function seeLabel({ t }: MailFace, more: number, orMore: boolean): string {
  if (more === 0) {
    return t('job-alert.see');
  }
  return orMore ? t('job-alert.see-many') : t('job-alert.see-more', { count: more });
}

/** The list as the mail tells of it. */
function newestFirst(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}latests=true`;
}

/** A subject is read in one look. */
function shortened(name: string): string {
  return name.length > 48 ? `${name.slice(0, 47).trimEnd()}…` : name;
}
