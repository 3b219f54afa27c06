import { Fragment } from 'react';
import { applicantsPath } from './application-paths.js';
import type { MailFace } from './mail-template.js';
import { Paragraph } from './paragraph.js';

/** An offer with applicants who wait. */
export interface WaitingOffer {
  offerId: number;
  title: string;
  count: number;
}

const MOST_NAMED = 6;

/** Offers with the number of applicants who wait. */
export function WaitingOffers({ face: { t }, offers }: { face: MailFace; offers: readonly WaitingOffer[] }) {
  const more = offers.length - MOST_NAMED;
  return (
    <Paragraph>
      {offers.slice(0, MOST_NAMED).map(({ offerId, title, count }, index) => (
        <Fragment key={offerId}>
          {index > 0 && <br />}
          <strong>{title}</strong>: {t('waiting.applicants', { count })}
        </Fragment>
      ))}
      {more > 0 && (
        <>
          <br />
          {t('waiting.more', { count: more })}
        </>
      )}
    </Paragraph>
  );
}

/** The one offer that it is about, else the page with all that waits. */
export function pathOfWaiting(offers: readonly WaitingOffer[]): string {
  const [first, ...others] = offers;
  return first === undefined || others.length > 0 ? '/company/applicants' : `${applicantsPath(first.offerId)}?sort=due`;
}
