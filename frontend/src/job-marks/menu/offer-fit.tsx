import { useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { OptionalPart } from '../../ui/optional-part.js';
import { useFit } from './find-fits.js';
import css from './offer-fit.module.css';

const FitDialog = lazyPart(() => import('./fit-dialog.js'), ['matchings']);

/** How well an offer suits a candidate, where it does. */
export function OfferFit({ id }: { id: number }) {
  return <KnownFit score={useFit(id)} />;
}

/** The same where the card brings it. */
export function KnownFit({ score }: { score: number | null }) {
  const t = useText();
  return score !== null && <span>{t('fit.score', { score })}</span>;
}

/** The same on the whole offer: a press says why. */
export function ExplainedFit({ id }: { id: number }) {
  const t = useText();
  const score = useFit(id);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  if (score === null) return null;
  return (
    <>
      <Why type="button" data-look="plain" aria-haspopup="dialog" onClick={open}>
        {t('fit.score', { score })}
      </Why>
      {isOpen && (
        <OptionalPart open={open} close={close}>
          <FitDialog offerId={id} score={score} onClose={close} />
        </OptionalPart>
      )}
    </>
  );
}

const Why = withClass(Button, css.why);
