import { INTERVIEW_WAYS, MOST_INTERVIEWERS, type OfferSlotsRequest } from '@babelboard/wire';
import { type FormEvent, useId, useState } from 'react';
import { useFindMembers } from '../../../applying/find-members.js';
import { refusedFields, useFailureWords } from '../../../forms/failure-words.js';
import { Check, Labelled, Select, TextField } from '../../../forms/fields.js';
import { GrowingArea } from '../../../forms/growing-area.js';
import { showToasts } from '../../../forms/show-toasts.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { SheetActions, SheetBody, SheetDialog } from '../../../ui/sheet-dialog.js';
import { useOfferTimes } from '../api/offer-times.js';
import { ownTimeZone } from '../own-time-zone.js';
import { FieldList } from './field-list.js';
import css from './offer-times.module.css';
import { OfferedPreview } from './offered-preview.js';
import { type OfferedPart, problemsOf } from './offered-problems.js';
import { offeredTimes } from './offered-times.js';

type Way = (typeof INTERVIEW_WAYS)[number];

const LENGTHS = [15, 20, 30, 45, 60, 90, 120, 180];
const MOST_DAYS = 10;
const MOST_TIMES = 8;
const WAYS: Record<Way, { name: TextKey; label: TextKey }> = {
  video: { name: 'interviews.way-video', label: 'interviews.link' },
  phone: { name: 'interviews.way-phone', label: 'interviews.number' },
  onsite: { name: 'interviews.way-onsite', label: 'interviews.address' },
};

/** What takes the focus where a part is wrong. */
const FIELDS: Record<OfferedPart, string> = { days: 'days-0', times: 'times-0', where: 'where', all: 'wrong' };

interface OfferTimesProps {
  applicant: { id: number; name: string };
  onClose: () => void;
}

/** Offers an applicant several days at several times. A lazy part. */
export default function OfferTimes({ applicant, onClose }: OfferTimesProps) {
  const t = useText();
  const failureWords = useFailureWords();
  const id = useId();
  const { offer } = useOfferTimes();
  const members = useFindMembers().data?.members ?? [];
  const [days, setDays] = useState<readonly string[]>(['']);
  const [times, setTimes] = useState<readonly string[]>(['']);
  const [minutes, setMinutes] = useState(45);
  const [way, setWay] = useState<Way>('video');
  const [where, setWhere] = useState('');
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const [wrong, setWrong] = useState<{
    all?: string | undefined;
    days?: string | undefined;
    times?: string | undefined;
    where?: string | undefined;
    note?: string | undefined;
  }>({});
  const [busy, setBusy] = useState(false);
  const moments = offeredTimes({ days, times });
  const interviewers = chosen ?? members.filter(({ you }) => you).map((member) => member.id);
  const body: OfferSlotsRequest = {
    applicant_ids: [applicant.id],
    slots: moments.map((moment) => ({ starts_at: moment.toISOString(), minutes })),
    ...{ interviewers: [...interviewers], time_zone: ownTimeZone(), way, where, note },
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf({ days, times }, body);
    const [first] = Object.keys(found) as OfferedPart[];
    if (first !== undefined) {
      setWrong(Object.fromEntries(Object.entries(found).map(([part, words]) => [part, t(words)])));
      document.getElementById(`${id}-${FIELDS[first]}`)?.focus();
      return;
    }
    setBusy(true);
    try {
      showToasts(await offer(body));
      onClose();
    } catch (error) {
      const failure = error instanceof Error ? error : new Error();
      const fields = refusedFields(failure);
      const at = Object.entries(fields).find(([path]) => path.startsWith('slots.'))?.[1];
      const { where: atWhere, note: atNote } = fields;
      const all = (atWhere ?? atNote) ? undefined : (at ?? failureWords(failure, t('interviews.not-offered')));
      setWrong({ all, where: atWhere, note: atNote });
      if (atNote !== undefined) document.getElementById(`${id}-note`)?.focus();
      setBusy(false);
    }
  };

  return (
    <SheetDialog titleId={`${id}-title`} onClose={onClose}>
      <Form id={`${id}-form`} noValidate onSubmit={send}>
        <SheetBody>
          <h2 id={`${id}-title`}>{t('interviews.offer-to', { name: applicant.name })}</h2>
          <Wrong id={`${id}-wrong`} tabIndex={-1} role="alert">
            {wrong.all}
          </Wrong>
          <Times>
            <FieldList
              {...{ type: 'date', values: days, most: MOST_DAYS, min: dayOf(new Date()) }}
              id={`${id}-days`}
              error={wrong.days}
              onChange={(next) => {
                setDays(next);
                setWrong(({ days: _mended, ...others }) => others);
              }}
              legend={t('interviews.days')}
              label={(number) => t('interviews.day', { number })}
              remove={(number) => t('interviews.remove-day', { number })}
              add={t('interviews.add-day')}
            />
            <FieldList
              {...{ type: 'time', values: times, most: MOST_TIMES }}
              id={`${id}-times`}
              error={wrong.times}
              onChange={(next) => {
                setTimes(next);
                setWrong(({ times: _mended, ...others }) => others);
              }}
              legend={t('interviews.times')}
              label={(number) => t('interviews.time', { number })}
              remove={(number) => t('interviews.remove-time', { number })}
              add={t('interviews.add-time')}
            />
          </Times>
          <OfferedPreview moments={moments} minutes={minutes} />
          <Labelled {...plain(`${id}-minutes`)} label={t('interviews.length')}>
            <Select id={`${id}-minutes`} value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
              {LENGTHS.map((length) => (
                <option key={length} value={length}>
                  {t('interviews.minutes', { minutes: length })}
                </option>
              ))}
            </Select>
          </Labelled>
          <Labelled {...plain(`${id}-way`)} label={t('interviews.way')}>
            <Select
              id={`${id}-way`}
              value={way}
              onChange={({ target }) => {
                setWay(target.value as Way);
                setWrong(({ all }) => ({ all }));
              }}
            >
              {(Object.keys(WAYS) as Way[]).map((one) => (
                <option key={one} value={one}>
                  {t(WAYS[one].name)}
                </option>
              ))}
            </Select>
          </Labelled>
          <TextField
            {...plain(`${id}-where`)}
            label={t(WAYS[way].label)}
            error={wrong.where}
            value={where}
            maxLength={500}
            inputMode={way === 'video' ? 'url' : way === 'phone' ? 'tel' : 'text'}
            onChange={async ({ target }) => {
              setWhere(String(target.value));
              setWrong(({ all }) => ({ all }));
            }}
          />
          {members.length > 1 && (
            <fieldset>
              <legend>{t('interviews.interviewers')}</legend>
              {members.map((member) => (
                <Check key={member.id}>
                  <input
                    type="checkbox"
                    checked={interviewers.includes(member.id)}
                    disabled={!interviewers.includes(member.id) && interviewers.length >= MOST_INTERVIEWERS}
                    onChange={({ target }) =>
                      setChosen(
                        target.checked ? [...interviewers, member.id] : interviewers.filter((one) => one !== member.id),
                      )
                    }
                  />
                  <bdi>{member.name}</bdi>
                </Check>
              ))}
            </fieldset>
          )}
          <GrowingArea
            {...plain(`${id}-note`)}
            label={t('interviews.note-label')}
            error={wrong.note}
            hint={t('interviews.note-hint')}
            optional
            value={note}
            maxLength={2_000}
            onChange={async ({ target }) => setNote(String(target.value))}
          />
        </SheetBody>
        <SheetActions>
          <Button type="button" data-look="plain" onClick={onClose}>
            {t('interviews.back')}
          </Button>
          <Button type="submit" data-look="filled" aria-disabled={busy}>
            {t('interviews.offer-count', { count: moments.length })}
          </Button>
        </SheetActions>
      </Form>
    </SheetDialog>
  );
}

/** What a field needs of a form that keeps no account of it. */
const plain = (id: string) => ({
  ...{ id, name: id, error: undefined, ref: () => undefined },
  onBlur: async () => undefined,
  onChange: async () => undefined,
});

/** The day of the device, as date fields write it. */
function dayOf(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const Form = withClass('form', css.form);

const Wrong = withClass('p', css.wrong);

const Times = withClass('div', css.times);
