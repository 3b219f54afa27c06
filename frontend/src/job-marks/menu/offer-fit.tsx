import { useText } from '../../i18n/use-text.js';
import { useFit } from './find-fits.js';

/** How well an offer suits a candidate, where it does. */
export function OfferFit({ id }: { id: number }) {
  const t = useText();
  const score = useFit(id);
  return score !== null && <span>{t('fit.score', { score })}</span>;
}
