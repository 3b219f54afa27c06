import type { OfferFiguresResponse } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './platform-table.module.css';

const COUNTED = ['views', 'redirects', 'applications'] as const;

/** With what people look and go on. An offer that took applications here once, or led elsewhere, shows both. */
export function PlatformTable({ figures, applyHere }: { figures: OfferFiguresResponse; applyHere: boolean }) {
  const t = useText();
  const { number } = useFormat();
  const { platforms, totals } = figures;
  const wentOn = applyHere ? 'applications' : 'redirects';
  const shown = COUNTED.filter((name) => name === 'views' || name === wentOn || totals[name] > 0);
  return (
    <Table>
      <caption>{t('offers.by-platform')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('offers.platform')}</th>
          {shown.map((name) => (
            <th key={name} scope="col">
              {t(`offers.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {platforms.map((one) => (
          <tr key={one.platform}>
            <th scope="row">{t(`offers.platform-${one.platform}`)}</th>
            {shown.map((name) => (
              <td key={name}>{number(one[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = withClass('table', css.table);
