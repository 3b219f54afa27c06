import { pathTo } from '@babelboard/pages';
import type { OfferFitResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../api/request-json.js';
import { FitReasons } from '../../fit/fit-reasons.js';
import { useText } from '../../i18n/use-text.js';
import { Link } from '../../router/link.js';
import { PERSONAL } from '../../session/personal.js';
import { useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import { SheetBody, SheetDialog } from '../../ui/sheet-dialog.js';
import css from './fit-dialog.module.css';

const TITLE = 'fit-title';

interface FitDialogProps {
  offerId: number;
  score: number;
  onClose: () => void;
}

/** Says why an offer suits a candidate as well as it does. */
export default function FitDialog({ offerId, score, onClose }: FitDialogProps) {
  const t = useText();
  const { productPrefix } = useSite();
  const { data, error } = useQuery({
    queryKey: [PERSONAL, 'fits', offerId, 'reasons'],
    queryFn: () => requestJson<OfferFitResponse>(`/api/candidates/matchings/fits/${offerId}`),
    retry: false,
  });
  return (
    <SheetDialog titleId={TITLE} onClose={onClose}>
      <Room>
        <h2 id={TITLE}>{t('fit.score', { score })}</h2>
        <div aria-live="polite" aria-busy={data === undefined && error === null}>
          {data !== undefined && <FitReasons fit={data.fit} />}
          {data === undefined && <p>{t(error === null ? 'progress.loading' : 'fit.failed')}</p>}
        </div>
        <p>
          <Link to={pathTo('ranking', { product: productPrefix })}>{t('matchings.what-counts')}</Link>
        </p>
        <Button type="button" data-look="outlined" onClick={onClose}>
          {t('fit.close')}
        </Button>
      </Room>
    </SheetDialog>
  );
}

const Room = withClass(SheetBody, css.room);
