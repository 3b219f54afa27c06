import type { CompanyOffer } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left-icon.js';
import { useBar } from './barred-note.js';
import css from './posting-flow.module.css';
import { LAST_STEP } from './posting-steps.js';

export interface StepBarProps {
  step: number;
  offer: CompanyOffer | null;
  /** Candidates see it: changes are saved by a button alone. */
  isLive: boolean;
  isClean: boolean;
  busy: boolean;
  onGo: (step: number) => void;
  onPublish: () => void;
  onSave: () => void;
}

/** Back, and the one step that comes next; at the bottom of a phone, where the thumb is. */
export function StepBar({ step, offer, isLive, isClean, busy, onGo, onPublish, onSave }: StepBarProps) {
  const t = useText();
  const barred = useBar() !== null;
  const isDraft = offer === null || offer.state === 'draft';
  const ready = offer !== null && offer.missing.length === 0 && !barred;
  return (
    <Bar className="sticky-action">
      {step > 1 ? (
        <Button type="button" data-look="plain" onClick={() => onGo(step - 1)}>
          <ArrowLeftIcon />
          {t('posting.back')}
        </Button>
      ) : (
        <span />
      )}
      {isLive && offer !== null && offer.url !== null && isClean && step === LAST_STEP && (
        <ButtonLink to={offer.url} data-look="outlined">
          {t('posting.see')}
        </ButtonLink>
      )}
      {isLive && step < LAST_STEP && (
        <Button type="button" data-look={isClean ? 'filled' : 'outlined'} onClick={() => onGo(step + 1)}>
          {t('posting.next')}
        </Button>
      )}
      {isLive && !isClean && (
        <Button type="button" data-look="filled" aria-disabled={busy} onClick={() => busy || onSave()}>
          {t('posting.save')}
        </Button>
      )}
      {!isLive && step < LAST_STEP && (
        <Button type="button" data-look="filled" onClick={() => onGo(step + 1)}>
          {t(step === LAST_STEP - 1 ? 'posting.to-preview' : 'posting.next')}
        </Button>
      )}
      {isDraft && step === LAST_STEP && (
        <Button
          type="button"
          data-look="filled"
          aria-disabled={busy || !ready}
          disabled={!ready}
          onClick={() => busy || onPublish()}
        >
          {t(busy ? 'posting.publishing' : 'posting.publish')}
        </Button>
      )}
    </Bar>
  );
}

const Bar = withClass('div', css.bar);
