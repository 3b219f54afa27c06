import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import ConfirmDialog from '../../../ui/confirm-dialog.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useFindOffer } from '../api/find-offer.js';
import { useOfferActions } from '../api/use-offer-actions.js';
import type { Asked } from './use-offer-press.js';

export interface ConfirmQuestionProps {
  id: number;
  /** Asks next how the search ended. */
  onCloseOffer: (asked: Asked) => void;
  onClose: () => void;
}

/** A mail that asks whether an offer is still open leads here: it is confirmed by a press, never by the link. */
export default function ConfirmQuestion({ id, onCloseOffer, onClose }: ConfirmQuestionProps) {
  const t = useText();
  const words = useFailureWords();
  const { act } = useOfferActions();
  const { data, error } = useFindOffer(id);
  const [busy, setBusy] = useState(false);
  if (error !== null || (data !== undefined && data.offer.state !== 'published')) {
    return (
      <ConfirmDialog
        title={data === undefined ? t('offers.renew-gone') : t('offers.confirm-not', { title: data.offer.title })}
        text={error === null ? t('offers.confirm-not-text') : words(error, t('posting.failed'))}
        action={t('offers.renew-see')}
        cancel={t('edit.cancel')}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  }
  if (data === undefined) return null;
  const { title } = data.offer;
  const confirm = async () => {
    setBusy(true);
    try {
      showToasts(await act(id, 'confirm'));
    } catch (refused) {
      notifications.notify({ type: 'negative', message: words(refused as Error, t('posting.failed')) });
    }
    onClose();
  };
  const close = () => {
    onClose();
    onCloseOffer({ rows: [{ id, title }], action: 'close' });
  };
  return (
    <ConfirmDialog
      title={t('offers.confirm-title', { title })}
      text={t('offers.confirm-text')}
      action={t('offers.confirm-yes')}
      cancel={t('edit.cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Button type="button" data-look="outlined" onClick={close}>
        {t('offers.confirm-no')}
      </Button>
    </ConfirmDialog>
  );
}
