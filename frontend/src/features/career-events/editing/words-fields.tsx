import type { UiLanguage } from '@babelboard/texts';
import { useFieldArray } from 'react-hook-form';
import { TextField } from '../../../forms/fields.js';
import { TextAreaField } from '../../../forms/text-area-field.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import type { EventField, EventUseForm } from './event-form-values.js';
import { MomentField } from './moment-field.js';
import { OrderedRows } from './ordered-rows.js';
import css from './words-fields.module.css';

const MINUTE_MS = 60_000;

interface WordsFieldsProps {
  language: UiLanguage;
  form: EventUseForm;
  field: EventField;
}

/** What an event says in one language: title, texts, programme and speakers. */
export function WordsFields({ language, form, field }: WordsFieldsProps) {
  const t = useText();
  const at = `content.${language}` as const;
  return (
    <Words lang={language}>
      <TextField
        {...field(`${at}.title`)}
        label={t('event-form.title')}
        autoComplete="off"
        maxLength={100}
        lang={language}
      />
      <TextField
        {...field(`${at}.lead`)}
        label={t('event-form.lead')}
        hint={t('event-form.lead-hint')}
        autoComplete="off"
        maxLength={300}
        lang={language}
        optional
      />
      <TextAreaField
        {...field(`${at}.text`)}
        label={t('event-form.text')}
        hint={t('event-form.text-hint')}
        rows={8}
        maxLength={10_000}
        optional
      />
      <ProgrammeFields language={language} form={form} field={field} />
      <SpeakerFields language={language} form={form} field={field} />
    </Words>
  );
}

/** Points of the programme; their times are kept as minutes since the beginning, so that they move with the event. */
function ProgrammeFields({ language, form, field }: WordsFieldsProps) {
  const t = useText();
  const at = `content.${language}.programme` as const;
  const rows = useFieldArray({ control: form.control, name: at });
  const [start, zone] = form.watch(['starts_at', 'time_zone']);
  const points = form.watch(at) ?? [];
  const momentAfter = (after: number) =>
    start === null ? null : new Date(Date.parse(start) + after * MINUTE_MS).toISOString();
  return (
    <OrderedRows
      label={t('event-form.programme')}
      add={t('event-form.add-point')}
      rows={rows.fields}
      nameOf={(place) => points[place]?.title ?? ''}
      onAdd={() => rows.append({ after: points.at(-1)?.after ?? 0, title: '', who: '' })}
      onRemove={rows.remove}
      onMove={rows.move}
    >
      {(place) => (
        <>
          {start === null ? (
            <TextField
              {...field(`${at}.${place}.after`, { valueAsNumber: true })}
              label={t('event-form.after')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
            />
          ) : (
            <MomentField
              key={start}
              name={`${at}.${place}.after`}
              label={t('event-form.at')}
              error={field(`${at}.${place}.after`).error}
              moment={momentAfter(points[place]?.after ?? 0)}
              zone={zone}
              onMoment={(moment) =>
                moment !== null &&
                form.setValue(`${at}.${place}.after`, Math.round((Date.parse(moment) - Date.parse(start)) / MINUTE_MS))
              }
            />
          )}
          <TextField
            {...field(`${at}.${place}.title`)}
            label={t('event-form.point')}
            autoComplete="off"
            maxLength={150}
          />
          <TextField
            {...field(`${at}.${place}.who`)}
            label={t('event-form.who')}
            autoComplete="off"
            maxLength={100}
            optional
          />
        </>
      )}
    </OrderedRows>
  );
}

function SpeakerFields({ language, form, field }: WordsFieldsProps) {
  const t = useText();
  const at = `content.${language}.speakers` as const;
  const rows = useFieldArray({ control: form.control, name: at });
  const speakers = form.watch(at) ?? [];
  return (
    <OrderedRows
      label={t('event-form.speakers')}
      add={t('event-form.add-speaker')}
      rows={rows.fields}
      nameOf={(place) => speakers[place]?.name ?? ''}
      onAdd={() => rows.append({ name: '', role: '' })}
      onRemove={rows.remove}
      onMove={rows.move}
    >
      {(place) => (
        <>
          <TextField
            {...field(`${at}.${place}.name`)}
            label={t('event-form.name')}
            autoComplete="off"
            maxLength={100}
          />
          <TextField
            {...field(`${at}.${place}.role`)}
            label={t('event-form.role')}
            autoComplete="off"
            maxLength={150}
            optional
          />
        </>
      )}
    </OrderedRows>
  );
}

const Words = withClass('div', css.words);
