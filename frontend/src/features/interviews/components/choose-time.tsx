import type { InterviewSlot } from '@babelboard/wire';
import { type FormEvent, useId, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { ownTimeZone } from '../own-time-zone.js';
import css from './choose-time.module.css';
import { SlotPlace } from './slot-place.js';
import { SlotTime, useZonedTimes } from './slot-time.js';

interface ChooseTimeProps {
  slots: readonly InterviewSlot[];
  /** Something is booked already: it is moved. */
  moves: boolean;
  book: (slot: number) => Promise<void>;
}

/** One of the times that a company offers. */
export function ChooseTime({ slots, moves, book }: ChooseTimeProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const { zone } = useZonedTimes();
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const slot = slots.find(({ id }) => id === chosen);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (slot === undefined) {
      setWrong(t('interviews.choose-first'));
      return;
    }
    setBusy(true);
    setWrong(undefined);
    try {
      await book(slot.id);
    } catch (error) {
      setWrong(failureWords(error instanceof Error ? error : new Error(), t('interviews.not-booked')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form noValidate onSubmit={send}>
      {wrong !== undefined && (
        <p id={`${name}-wrong`} role="alert">
          {wrong}
        </p>
      )}
      <fieldset aria-describedby={wrong === undefined ? undefined : `${name}-wrong`}>
        <legend>{t(moves ? 'interviews.choose-other' : 'interviews.choose')}</legend>
        <small>{t('interviews.zone', { zone: zone(ownTimeZone(), slots[0]?.starts_at ?? new Date()) })}</small>
        {slots.map((one) => (
          <label key={one.id}>
            <input type="radio" name={name} checked={one.id === chosen} onChange={() => setChosen(one.id)} />
            <SlotTime slot={one} side="candidate" otherZone={one.time_zone} />
          </label>
        ))}
      </fieldset>
      {slot !== undefined && <SlotPlace slot={slot} />}
      <Button type="submit" data-look="filled" aria-disabled={busy}>
        {t(moves ? 'interviews.move' : 'interviews.book')}
      </Button>
    </Form>
  );
}

const Form = withClass('form', css.form);
