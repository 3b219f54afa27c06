import { CAREER_EVENT_STATES } from '@babelboard/wire';
import { SeveralOf } from '../../../forms/choices/several-of.js';
import { SelectField, TextField } from '../../../forms/fields.js';
import { languageId } from '../../../i18n/language-id.js';
import { useLanguageName } from '../../../i18n/language-name.js';
import { SPOKEN_LANGUAGES } from '../../../i18n/spoken-languages.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { EMPTY_IS_NULL, type EventField, type EventUseForm, NUMBER_OR_NULL } from './event-form-values.js';
import css from './facts-fields.module.css';
import { MomentField } from './moment-field.js';

const STATES: Record<(typeof CAREER_EVENT_STATES)[number], TextKey> = {
  planned: 'event-form.state-planned',
  announced: 'event-form.state-announced',
  cancelled: 'event-form.state-cancelled',
};

/** Whether an event takes place, when, for how many, where, and in which languages. */
export function FactsFields({ form, field }: { form: EventUseForm; field: EventField }) {
  const t = useText();
  const languageName = useLanguageName();
  const [starts, ends, zone, languages] = form.watch(['starts_at', 'ends_at', 'time_zone', 'language_ids']);
  const zones = [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
  return (
    <Part>
      <legend>{t('event-form.facts')}</legend>
      <SelectField
        {...field('state')}
        label={t('event-form.state')}
        choices={CAREER_EVENT_STATES.map((state) => ({ value: state, text: t(STATES[state]) }))}
      />
      <Pair>
        <MomentField
          name="starts_at"
          label={t('event-form.starts')}
          error={field('starts_at').error}
          moment={starts}
          zone={zone}
          onMoment={(moment) => form.setValue('starts_at', moment, { shouldDirty: true })}
        />
        <MomentField
          name="ends_at"
          label={t('event-form.ends')}
          error={field('ends_at').error}
          moment={ends}
          zone={zone}
          onMoment={(moment) => form.setValue('ends_at', moment, { shouldDirty: true })}
        />
      </Pair>
      <SelectField
        {...field('time_zone')}
        label={t('event-form.zone')}
        hint={t('event-form.zone-hint')}
        choices={zones.map((one) => ({ value: one, text: one }))}
      />
      <Pair>
        <TextField
          {...field('capacity', NUMBER_OR_NULL)}
          label={t('event-form.capacity')}
          hint={t('event-form.capacity-hint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          optional
        />
        <TextField
          {...field('room_url', EMPTY_IS_NULL)}
          label={t('event-form.room')}
          hint={t('event-form.room-hint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          optional
        />
      </Pair>
      <SeveralOf
        label={t('event-form.languages')}
        error={field('language_ids').error}
        options={SPOKEN_LANGUAGES.map((slug) => ({ value: String(languageId(slug)), text: languageName(slug) }))}
        chosen={languages.map(String)}
        onChange={(chosen) => form.setValue('language_ids', chosen.map(Number), { shouldDirty: true })}
      />
    </Part>
  );
}

const Part = withClass('fieldset', css.part);

const Pair = withClass('div', css.pair);
