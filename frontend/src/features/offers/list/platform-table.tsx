import type { OfferFiguresResponse } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './platform-table.module.css';

type Platform = OfferFiguresResponse['platforms'][number]['platform'];

const NAMES: Record<Platform, TextKey> = {
  desktop: 'offers.platform-desktop',
  mobile: 'offers.platform-mobile',
  tablet: 'offers.platform-tablet',
  android: 'offers.platform-android',
  ios: 'offers.platform-ios',
  app: 'offers.platform-app',
  other: 'offers.platform-other',
  unknown: 'offers.platform-unknown',
};

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
            <th scope="row">{t(NAMES[one.platform])}</th>
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
