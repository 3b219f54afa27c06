import type { CompanyOffersResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { UnverifiedNote } from '../../../account-notes/unverified-note.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import { Note } from '../../../ui/note.js';
import { askOffers, COMPANY_OFFERS } from '../api/offer-call.js';

type Bar = CompanyOffersResponse['barred'];

/** What stands in the way of publishing anything; null where nothing does, or while that is not known. */
export function useBar(): Bar {
  const { data } = useQuery({
    queryKey: [...COMPANY_OFFERS, 'bar'],
    queryFn: () => askOffers<CompanyOffersResponse>('?rows=1'),
  });
  return data?.barred ?? null;
}

const WORDS: Record<NonNullable<Bar>, TextKey> = {
  COMPANY_NOT_VERIFIED: 'posting.barred-unverified',
  EMAIL_NOT_VERIFIED: 'posting.barred-email',
  COMPANY_SUSPENDED: 'posting.barred-suspended',
};

/** Says beforehand that an offer can be written, and not be published, and why. */
export function BarredNote() {
  const t = useText();
  const { user } = useSession();
  const bar = useBar();
  if (bar === null) return null;
  const words = t(WORDS[bar], { email: user?.email ?? '' });
  if (bar !== 'COMPANY_SUSPENDED' && user?.validado === false) return <UnverifiedNote>{words}</UnverifiedNote>;
  return (
    <Note role="note">
      <p>{words}</p>
    </Note>
  );
}
