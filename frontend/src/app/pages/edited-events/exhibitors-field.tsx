import { useState } from 'react';
import { useFindCareerEvent } from '../../../features/career-events/api/find-career-event.js';
import type { EventUseForm } from '../../../features/career-events/editing/event-form-values.js';
import { useLookUp } from '../../../features/operations/api/look-up.js';
import { Chips } from '../../../forms/choices/chips.js';
import { Combobox } from '../../../forms/choices/combobox.js';
import { usePaused } from '../../../forms/choices/use-paused.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './exhibitors-field.module.css';

interface ExhibitorsFieldProps {
  eventId: number;
  form: EventUseForm;
}

/** Companies that are at an event: found as operators find them elsewhere. */
export function ExhibitorsField({ eventId, form }: ExhibitorsFieldProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [added, setAdded] = useState<{ id: number; name: string }[]>([]);
  const asked = usePaused(text.trim());
  const { data, isFetching } = useLookUp(asked.length > 1 ? asked : '');
  const event = useFindCareerEvent(eventId);
  const ids = form.watch('exhibitor_ids');
  const named = [...(event.data?.exhibitors ?? []), ...added];
  const nameOf = (id: number) => named.find((one) => one.id === id)?.name ?? t('event-form.company', { id });
  const set = (next: number[]) => form.setValue('exhibitor_ids', next, { shouldDirty: true });
  const found = asked.length > 1 ? (data?.companies ?? []).filter(({ id }) => !ids.includes(id)) : [];
  return (
    <Part>
      <legend>{t('event-form.companies')}</legend>
      <Chips
        label={t('event-form.companies')}
        chips={ids.map((id) => ({ value: String(id), text: nameOf(id) }))}
        onRemove={({ value }) => set(ids.filter((id) => String(id) !== value))}
      />
      <Combobox
        label={t('event-form.add-company')}
        hint={t('event-form.add-company-hint')}
        options={found.map(({ id, name, website }) => ({ value: String(id), text: name, detail: website }))}
        text={text}
        onText={setText}
        waiting={isFetching}
        onChoose={({ value, text: name }) => {
          const id = Number(value);
          setText('');
          setAdded([...added, { id, name }]);
          set([...ids, id]);
        }}
      />
    </Part>
  );
}

const Part = withClass('fieldset', css.part);
