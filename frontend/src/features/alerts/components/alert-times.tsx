import { ALERT_RHYTHMS, type JobAlert } from '@babelboard/wire';
import { useId } from 'react';
import { Select } from '../../../forms/fields.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { ownTimeZone } from '../../../job-alerts/own-time-zone.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import css from './alert-times.module.css';
import { useAlertChange } from './use-alert-change.js';
import { useMomentWords } from './use-moment-words.js';

const RHYTHMS: Record<JobAlert['rhythm'], TextKey> = {
  instant: 'alerts.instant',
  daily: 'alerts.daily',
  weekly: 'alerts.weekly',
};
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** How often an alert writes, on which day and at which hour, unless it writes at once; saved at once. */
export function AlertTimes({ alert }: { alert: JobAlert }) {
  const t = useText();
  const words = useMomentWords();
  const change = useAlertChange(alert.id);
  const { rhythm, weekday, hour, time_zone: zone } = alert;
  const own = ownTimeZone();
  const saved = t('alerts.saved');
  return (
    <>
      <Row>
        <Choice
          label={t('alerts.how-often')}
          value={rhythm}
          choices={ALERT_RHYTHMS.map((one) => [one, t(RHYTHMS[one])])}
          onChoose={(chosen) => change({ rhythm: chosen as JobAlert['rhythm'] }, saved)}
        />
        {rhythm === 'weekly' && (
          <Choice
            label={t('alerts.weekday')}
            value={weekday}
            choices={WEEKDAYS.map((one) => [one, words.weekday(one)])}
            onChoose={(chosen) => change({ weekday: Number(chosen) }, saved)}
          />
        )}
        {rhythm !== 'instant' && (
          <Choice
            label={t('alerts.hour')}
            value={hour}
            choices={HOURS.map((one) => [one, words.hour(one)])}
            onChoose={(chosen) => change({ hour: Number(chosen) }, saved)}
          />
        )}
      </Row>
      {rhythm !== 'instant' && zone !== own && (
        <Zone>
          {t('alerts.zone', { zone })}
          <Button type="button" data-look="plain" onClick={() => change({ time_zone: own }, saved)}>
            {t('alerts.own-zone', { zone: own })}
          </Button>
        </Zone>
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number;
  choices: readonly (readonly [value: string | number, text: string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}

const Row = withClass('div', css.row);

const Zone = withClass('div', css.zone);
