import { type CompanyOffer, type CompanyOfferResponse, reviseOfferRequest } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { checkBySchema } from '../../../forms/inline/check-by-schema.js';
import { keepEdit } from '../../../forms/inline/drafts.js';
import type { Checked } from '../../../forms/inline/inline-edit.js';
import { type Edit, useInlineEdit } from '../../../forms/inline/use-inline-edit.js';
import { useIssueWords } from '../../../forms/issue-words.js';
import { useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import { offerKey } from '../api/find-offer.js';
import { COMPANY_OFFERS, offerCall } from '../api/offer-call.js';
import { emptyOffer, type OfferValues, valuesOf } from './offer-values.js';

/** Names what is kept of an offer that has no number yet. */
const NEW = 'offer-new';

export interface OfferEditOptions {
  /** Null until it is first saved. */
  offer: CompanyOffer | null;
  /** It is saved for the first time, and has a number now. */
  onCreated: (id: number) => void;
}

/**
 * An offer that is written: saved while one types, from the first word on, and kept in the tab meanwhile. What candidates see already is
 * changed by a button alone.
 */
export function useOfferEdit({ offer, onCreated }: OfferEditOptions): Edit<OfferValues> {
  const t = useText();
  const queries = useQueryClient();
  const words = useIssueWords();
  const empty = useMemo(emptyOffer, []);
  const saved = useMemo(() => (offer === null ? empty : valuesOf(offer)), [offer, empty]);
  /** Two things typed in a row are one offer. */
  const created = useRef(offer?.id ?? null);
  if (offer !== null) created.current = offer.id;
  const bySchema = checkBySchema(reviseOfferRequest.shape, words);
  const check = (name: keyof OfferValues, value: unknown): Checked => {
    if (value === null) return { value };
    if (name === 'apply' && 'url' in (value as object)) {
      const url = (value as { url: string }).url;
      const checked = bySchema(name, value);
      // Of several ways the schema says only that none of them fits.
      return 'value' in checked ? checked : { wrong: t(url.trim() === '' ? 'form.required' : 'form.url') };
    }
    if (name === 'salary') {
      const { min, max } = value as { min: number | null; max: number | null };
      if (min !== null && max !== null && max < min) return { wrong: t('posting.salary-order') };
    }
    return bySchema(name, value);
  };
  const byButton = offer !== null && (offer.state === 'published' || offer.state === 'paused');
  const edit = useInlineEdit<OfferValues>({
    part: offer === null ? NEW : `offer-${offer.id}`,
    saved,
    check,
    byButton,
    failed: 'posting.not-saved',
    send: async (changes, base) => {
      const id = created.current;
      const answer =
        id === null
          ? await offerCall<CompanyOfferResponse>('POST', '', changes)
          : await offerCall<CompanyOfferResponse>('PATCH', `/${id}`, { ...changes, base });
      queries.setQueryData<CompanyOfferResponse>(offerKey(answer.offer.id), { offer: answer.offer });
      void queries.invalidateQueries({ queryKey: [...COMPANY_OFFERS, 'list'], refetchType: 'none' });
      created.current = answer.offer.id;
      if (id === null) onCreated(answer.offer.id);
      return answer;
    },
  });
  const account = useSession().user?.id ?? 0;
  const isKnown = offer !== null;
  // What was kept while it had no number would begin the next one.
  useEffect(() => {
    if (isKnown) keepEdit(account, NEW, null);
  }, [account, isKnown]);
  const { store, hadDraft } = edit;
  const waits = hadDraft && isKnown && !byButton;
  // Typed before a reload, or before a session ended: nobody has to touch it again for it to be saved.
  useEffect(() => {
    if (waits) void store.flush();
  }, [store, waits]);
  return edit;
}
