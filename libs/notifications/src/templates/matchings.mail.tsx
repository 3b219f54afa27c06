import { Link, Section } from '@react-email/components';
import type { MailedReason } from '../matching-reasons.js';
import { Action } from './action.js';
import { STYLE } from './mail-style.js';
import type { MailFace, MailTemplate } from './mail-template.js';
import { Paragraph, SmallPrint } from './paragraph.js';

/** An offer that suits somebody. */
export interface MailedMatching {
  id: number;
  title: string;
  company: string;
  place: string | null;
  /** Where it stands, bare. */
  path: string;
  /** 0 to 100. */
  score: number;
  reasons: MailedReason[];
}

export interface MatchingsMail {
  /** The best first. */
  offers: MailedMatching[];
  /** How many more there are on the page. */
  more: number;
  /** Whether it asks if such mails shall go on. */
  asks: boolean;
}

/** Tells somebody what newly suits them, and why. */
export const matchings: MailTemplate<MatchingsMail> = ({ offers, more, asks }, face) => {
  const { t, page } = face;
  const [best] = offers;
  return {
    subject: asks
      ? t('matchings.subject-asks')
      : t('matchings.subject', { count: offers.length, title: shortened(best?.title ?? '') }),
    preview: t('matchings.preview', { count: offers.length + more }),
    heading: t('matchings.heading', { count: offers.length }),
    body: (
      <>
        {asks && <Paragraph>{t('matchings.asks')}</Paragraph>}
        {offers.map((offer) => (
          <Offer key={offer.id} offer={offer} face={face} />
        ))}
        <Action
          face={face}
          label={more > 0 ? t('matchings.see-more', { count: more }) : t('matchings.see')}
          href={page('/account/matchings')}
        />
        <SmallPrint>{t('matchings.how')}</SmallPrint>
      </>
    ),
  };
};

function Offer({ offer, face }: { offer: MailedMatching; face: MailFace }) {
  const { t, page } = face;
  const { title, company, place, path, score, reasons } = offer;
  return (
    <Section style={{ padding: '0 0 4px' }}>
      <Paragraph>
        <Link className="link" href={page(path)} style={STYLE.link}>
          {title}
        </Link>
        <br />
        {place === null ? company : `${company} · ${place}`}
        <br />
        <strong>{t('matchings.score', { score })}</strong>
        {reasons.length > 0 && `: ${reasons.map((reason) => wordsOf(reason, face)).join(' · ')}`}
      </Paragraph>
    </Section>
  );
}

function wordsOf(reason: MailedReason, { t, formats }: MailFace): string {
  switch (reason.kind) {
    case 'languages':
      return t('matchings.reason-languages', { languages: formats.and(reason.names), count: reason.names.length });
    case 'skills':
      return t('matchings.reason-skills', { held: reason.held, asked: reason.asked });
    default:
      return t(`matchings.reason-${reason.kind}`);
  }
}

/** A subject is read in one look. */
function shortened(title: string): string {
  return title.length > 36 ? `${title.slice(0, 35).trimEnd()}…` : title;
}
