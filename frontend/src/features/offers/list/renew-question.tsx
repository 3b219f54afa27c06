import { pathTo } from '@babelboard/pages';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { useNavigate } from '../../../router/router.js';
import ConfirmDialog from '../../../ui/confirm-dialog.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useFindOffer } from '../api/find-offer.js';
import { useOfferActions } from '../api/use-offer-actions.js';
import { actionsFor } from './offer-actions.js';

/** As long as an offer stands anew. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** A mail about an offer that ends leads here: it is renewed by a press, never by the link. */
export default function RenewQuestion({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText();
  const { date } = useFormat();
  const words = useFailureWords();
  const navigate = useNavigate();
  const { act } = useOfferActions();
  const { data, error } = useFindOffer(id);
  const [busy, setBusy] = useState(false);
  if (error !== null) {
    return (
      <ConfirmDialog
        title={t('offers.renew-gone')}
        text={words(error, t('posting.failed'))}
        action={t('offers.renew-see')}
        cancel={t('edit.cancel')}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  }
  if (data === undefined) return null;
  const { title, state, expires_at: end } = data.offer;
  if (!actionsFor({ state }).includes('renew')) {
    return (
      <ConfirmDialog
        title={t('offers.renew-not', { title })}
        text={t(state === 'paused' ? 'offers.renew-paused' : 'offers.renew-closed')}
        action={t('offers.renew-see')}
        cancel={t('edit.cancel')}
        onConfirm={() => navigate(`${pathTo('company-jobs')}?state=${state}`, { replace: true })}
        onClose={onClose}
      />
    );
  }
  const renew = async () => {
    setBusy(true);
    try {
      showToasts(await act(id, 'renew'));
    } catch (refused) {
      notifications.notify({ type: 'negative', message: words(refused as Error, t('posting.failed')) });
    }
    onClose();
  };
  const until = date(new Date(Date.now() + DAYS * DAY_MS));
  return (
    <ConfirmDialog
      title={t('offers.renew-title', { title })}
      text={t(state === 'expired' ? 'offers.renew-expired' : 'offers.renew-text', { end: date(end ?? ''), until })}
      action={t('offers.renew')}
      cancel={t('edit.cancel')}
      busy={busy}
      onConfirm={() => void renew()}
      onClose={onClose}
    />
  );
}
