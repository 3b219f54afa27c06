import { pathTo } from '@babelboard/pages';
import type { CompanyOfferRow } from '@babelboard/wire';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useText } from '../../../i18n/use-text.js';
import { useNavigate } from '../../../router/router.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { type OfferAction, type Outcome, useOfferActions } from '../api/use-offer-actions.js';
import { ASKS } from './offer-actions.js';

/** What was pressed, and waits for an answer to a question. */
export interface Asked {
  rows: readonly Pick<CompanyOfferRow, 'id' | 'title'>[];
  action: OfferAction;
}

/** Does what was pressed, after a question where one belongs to it. */
export function useOfferPress(onDone: () => void) {
  const t = useText();
  const words = useFailureWords();
  const navigate = useNavigate();
  const { act, actOnAll } = useOfferActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async ({ rows, action }: Asked, outcome?: Outcome) => {
    setBusy(true);
    try {
      const [only] = rows;
      if (rows.length === 1 && only !== undefined) {
        const answer = await act(only.id, action, outcome);
        showToasts(answer);
        if ((action === 'duplicate' || action === 'repost') && answer.offer !== undefined)
          navigate(`${pathTo('post-job')}?offer=${answer.offer.id}&step=1`);
      } else {
        const ids = rows.map(({ id }) => id);
        const answer = await actOnAll({ ids, action, ...(outcome === undefined ? {} : { outcome }) });
        showToasts(answer);
        const [first] = answer.refused;
        if (first !== undefined)
          notifications.notify({
            type: 'negative',
            message: t('offers.refused', { count: answer.refused.length, why: first.message }),
          });
      }
      setAsked(null);
      onDone();
    } catch (error) {
      setAsked(null);
      notifications.notify({ type: 'negative', message: words(error as Error, t('posting.failed')) });
    }
    setBusy(false);
  };
  return {
    asked,
    busy,
    press: (next: Asked) => (ASKS.includes(next.action) ? setAsked(next) : void run(next)),
    answer: (outcome?: Outcome) => asked !== null && void run(asked, outcome),
    leave: () => setAsked(null),
  };
}
