import { OFFER_OUTCOMES } from '@babelboard/wire';
import { useRef, useState } from 'react';
import { PickOne } from '../../../forms/choices/pick-one.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import ConfirmDialog from '../../../ui/confirm-dialog.js';
import type { Outcome } from '../api/use-offer-actions.js';
import type { Asked } from './use-offer-press.js';

const OUTCOMES: Record<Outcome, TextKey> = {
  here: 'offers.filled-here',
  elsewhere: 'offers.filled-elsewhere',
  not: 'offers.filled-not',
};

export interface OfferQuestionProps {
  asked: Asked;
  busy: boolean;
  onAnswer: (outcome?: Outcome) => void;
  onClose: () => void;
}

/** Before an offer ends: whether somebody was found; before a draft goes: whether it shall. */
export default function OfferQuestion({ asked, busy, onAnswer, onClose }: OfferQuestionProps) {
  const t = useText();
  // Nothing is chosen beforehand: how searches end is counted, and shown to everybody.
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isAsked, setAsked] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const { rows, action } = asked;
  const title = rows[0]?.title || t('offers.untitled');
  const count = rows.length;
  const close = () => {
    if (outcome !== null) return onAnswer(outcome);
    setAsked(true);
    choices.current?.querySelector('input')?.focus();
  };
  if (action === 'close') {
    return (
      <ConfirmDialog
        title={t('offers.close-title', { count, title })}
        text={t('offers.close-text')}
        action={t('offers.close-action')}
        cancel={t('edit.cancel')}
        busy={busy}
        onConfirm={close}
        onClose={onClose}
      >
        <div ref={choices}>
          <PickOne
            label={t('offers.filled')}
            options={OFFER_OUTCOMES.map((value) => ({ value, text: t(OUTCOMES[value]) }))}
            value={outcome}
            onPick={setOutcome}
            error={isAsked && outcome === null ? t('offers.filled-missing') : undefined}
          />
        </div>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={t('offers.delete-title', { count, title })}
      text={t('offers.delete-text')}
      action={t('offers.delete')}
      cancel={t('edit.cancel')}
      tone="danger"
      busy={busy}
      onConfirm={() => onAnswer()}
      onClose={onClose}
    />
  );
}
