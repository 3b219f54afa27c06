import type { CompanyOfferRow } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { OfferRow } from './offer-row.js';
import css from './offers-table.module.css';
import type { Asked } from './use-offer-press.js';

export interface OffersTableProps {
  rows: readonly CompanyOfferRow[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onPress: (asked: Asked) => void;
  onFigures: (row: CompanyOfferRow) => void;
}

/** Offers below each other with their figures: a table on a desktop, cards on a phone. */
export function OffersTable({ rows, chosen, onChoose, onPress, onFigures }: OffersTableProps) {
  const t = useText();
  const all = rows.every(({ id }) => chosen.has(id));
  const toggle = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <Table>
      <caption className="visually-hidden">{t('offers.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <label>
              <input
                type="checkbox"
                aria-label={t('offers.choose-all')}
                checked={all}
                onChange={({ target }) => onChoose(new Set(target.checked ? rows.map(({ id }) => id) : []))}
              />
            </label>
          </th>
          <th scope="col">{t('offers.offer')}</th>
          <th scope="col">{t('offers.views')}</th>
          <th scope="col">{t('offers.applications')}</th>
          <th scope="col">{t('offers.conversion')}</th>
          <th scope="col">{t('offers.until')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('offers.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <OfferRow
            key={row.id}
            row={row}
            chosen={chosen.has(row.id)}
            onChoose={(on) => toggle(row.id, on)}
            onPress={(action) => onPress({ rows: [row], action })}
            onFigures={() => onFigures(row)}
          />
        ))}
      </tbody>
    </Table>
  );
}

const Table = withClass('table', css.table);
