import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './radius-select.module.css';

/** As `RADIUS_STEPS` of the wire, which the browser does not load. */
const STEPS = [10, 25, 50, 100];

/** How far around the city. */
export function RadiusSelect({
  radius,
  onChoose,
}: {
  radius: number | null;
  onChoose: (radius: number | null) => void;
}) {
  const t = useText();
  return (
    <Select
      // Without a script the form takes it along.
      name="radius"
      aria-label={t('search.radius')}
      value={radius ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t('search.radius-none')}</option>
      {STEPS.map((step) => (
        <option key={step} value={step}>
          {t('search.radius-of', { count: step })}
        </option>
      ))}
    </Select>
  );
}

const Select = withClass('select', css.select);
