import { useText } from '../../i18n/use-text.js';
import { useFit } from './find-fits.js';

/** How well an offer suits a candidate, where it does. */
export function OfferFit({ id }: { id: number }) {
  return <KnownFit score={useFit(id)} />;
}

/** The same where the card brings it. */
export function KnownFit({ score }: { score: number | null }) {
  const t = useText();
  return score !== null && <span>{t('fit.score', { score })}</span>;
}
