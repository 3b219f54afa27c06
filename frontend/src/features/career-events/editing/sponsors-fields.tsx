import { useFieldArray } from 'react-hook-form';
import { TextField } from '../../../forms/fields.js';
import { useText } from '../../../i18n/use-text.js';
import { EMPTY_IS_NULL, type EventField, type EventUseForm } from './event-form-values.js';
import { OrderedRows } from './ordered-rows.js';

/** Who pays for an event, the first one first. */
export function SponsorsFields({ form, field }: { form: EventUseForm; field: EventField }) {
  const t = useText();
  const rows = useFieldArray({ control: form.control, name: 'sponsors' });
  const sponsors = form.watch('sponsors');
  return (
    <OrderedRows
      label={t('event-form.sponsors')}
      add={t('event-form.add-sponsor')}
      rows={rows.fields}
      nameOf={(place) => sponsors[place]?.name ?? ''}
      onAdd={() => rows.append({ name: '', url: null })}
      onRemove={rows.remove}
      onMove={rows.move}
    >
      {(place) => (
        <>
          <TextField
            {...field(`sponsors.${place}.name`)}
            label={t('event-form.name')}
            autoComplete="off"
            maxLength={100}
          />
          <TextField
            {...field(`sponsors.${place}.url`, EMPTY_IS_NULL)}
            label={t('event-form.website')}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={500}
            optional
          />
        </>
      )}
    </OrderedRows>
  );
}
