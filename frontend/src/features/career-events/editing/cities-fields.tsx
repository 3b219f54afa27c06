import type { CitiesResponse } from '@babelboard/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { requestJson } from '../../../api/request-json.js';
import { Combobox } from '../../../forms/choices/combobox.js';
import { usePaused } from '../../../forms/choices/use-paused.js';
import { SelectField } from '../../../forms/fields.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import css from './cities-fields.module.css';
import type { EventField, EventUseForm } from './event-form-values.js';

/** Looks of a city's tile. */
const LOOKS: [template: string, text: TextKey][] = [
  ['plain', 'event-form.look-plain'],
  ['sea', 'event-form.look-sea'],
  ['sun', 'event-form.look-sun'],
  ['night', 'event-form.look-night'],
];

/** Cities that an event is about, each with the look of its tile. */
export function CitiesFields({ form, field }: { form: EventUseForm; field: EventField }) {
  const t = useText();
  const [text, setText] = useState('');
  const asked = usePaused(text.trim());
  const rows = useFieldArray({ control: form.control, name: 'cities' });
  const { data, isFetching } = useQuery({
    queryKey: ['cities', asked, null],
    queryFn: () => requestJson<CitiesResponse>(`/api/cities?q=${encodeURIComponent(asked)}`),
    enabled: asked.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const known = rows.fields.map(({ slug }) => slug);
  const found = asked.length > 1 ? (data?.data ?? []).filter(({ slug }) => !known.includes(slug)) : [];
  return (
    <Part>
      <legend>{t('event-form.cities')}</legend>
      {rows.fields.length > 0 && (
        <ul>
          {rows.fields.map(({ id, slug }, place) => (
            <li key={id}>
              <SelectField
                {...field(`cities.${place}.template`)}
                label={slug.replaceAll('_', ' ')}
                choices={LOOKS.map(([value, look]) => ({ value, text: t(look) }))}
              />
              <Button
                type="button"
                data-look="plain"
                data-tone="danger"
                aria-label={t('event-form.remove-of', { name: slug.replaceAll('_', ' ') })}
                onClick={() => rows.remove(place)}
              >
                {t('event-form.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        label={t('event-form.add-city')}
        error={field('cities').error}
        options={found.map(({ slug, name, region }) => ({ value: slug, text: name, detail: region }))}
        text={text}
        onText={setText}
        waiting={isFetching}
        onChoose={({ value }) => {
          setText('');
          rows.append({ slug: value, template: LOOKS[0]?.[0] ?? '' });
        }}
      />
    </Part>
  );
}

const Part = withClass('fieldset', css.part);
