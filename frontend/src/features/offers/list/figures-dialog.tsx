import type { CompanyOfferRow, OfferFiguresResponse } from '@babelboard/wire';
import { useId } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { DayBars } from '../../../ui/day-bars.js';
import { SheetActions, SheetBody, SheetDialog } from '../../../ui/sheet-dialog.js';
import { useFindFigures } from '../api/find-figures.js';
import css from './figures-dialog.module.css';
import { PlatformTable } from './platform-table.js';
import { sumsByDay } from './sums-by-day.js';

/** How often an offer was looked at: by day, and where from. A lazy part: it brings dialogs along. */
export default function FiguresDialog({ offer, onClose }: { offer: CompanyOfferRow; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const query = useFindFigures(offer.id);
  return (
    <SheetDialog titleId={id} onClose={onClose}>
      {/* Nothing in it takes the keyboard, by which it is read to its end. */}
      <SheetBody tabIndex={0} role="group" aria-labelledby={id}>
        <Room>
          <h2 id={id}>{t('offers.figures-of', { title: offer.title })}</h2>
          <p>{t('offers.figures-text')}</p>
          <Loaded query={query} lines={4}>
            {(figures) => <Figures figures={figures} applyHere={offer.apply_here} />}
          </Loaded>
        </Room>
      </SheetBody>
      <SheetActions>
        <Button type="button" data-look="outlined" onClick={onClose}>
          {t('offers.figures-close')}
        </Button>
      </SheetActions>
    </SheetDialog>
  );
}

function Figures({ figures, applyHere }: { figures: OfferFiguresResponse; applyHere: boolean }) {
  const t = useText();
  const { number, date } = useFormat();
  const { days, totals, applications } = figures;
  const bars = sumsByDay(days, new Date(), ({ views }) => views).map(({ day, sum }) => ({
    day: date(day),
    value: sum,
    text: t('offers.views-on', { day: date(day), count: sum }),
  }));
  const applied = sumsByDay(applications, new Date(), ({ applications: count }) => count).map(({ day, sum }) => ({
    day: date(day),
    value: sum,
    text: t('offers.applications-on', { day: date(day), count: sum }),
  }));
  if (totals.views + totals.redirects + totals.applications === 0) return <p>{t('offers.figures-none')}</p>;
  return (
    <>
      <Totals>
        <Total name={t('offers.views')} value={number(totals.views)} />
        {applyHere ? (
          <Total name={t('offers.applications')} value={number(totals.applications)} />
        ) : (
          <Total name={t('offers.redirects')} value={number(totals.redirects)} />
        )}
        {totals.conversion !== null && (
          <Total
            name={t('offers.conversion')}
            value={t('offers.percent', { value: number(Math.round(totals.conversion * 100)) })}
          />
        )}
      </Totals>
      <DayBars
        caption={t('offers.views-by-day')}
        names={{ day: t('offers.day'), value: t('offers.views') }}
        bars={bars}
      />
      {applied.length > 0 && (
        <DayBars
          caption={t('offers.applications-by-day')}
          names={{ day: t('offers.day'), value: t('offers.applications') }}
          bars={applied}
        />
      )}
      <PlatformTable figures={figures} applyHere={applyHere} />
    </>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const Room = withClass('div', css.room);

const Totals = withClass('dl', css.totals);
