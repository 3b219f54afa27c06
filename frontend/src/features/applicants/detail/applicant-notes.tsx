import { type ApplicantDetail, applicantNoteRequest } from '@babelboard/wire';
import { type FormEvent, useId, useState } from 'react';
import { useFindMembers } from '../../../applying/find-members.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { Check } from '../../../forms/fields.js';
import { GrowingArea } from '../../../forms/growing-area.js';
import { useUnsent } from '../../../forms/inline/use-unsent.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { Dotted } from '../../../ui/dotted.js';
import { CloseIcon } from '../../../ui/icons/close-icon.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useChangeApplicant } from '../api/change-applicant.js';
import css from './applicant-notes.module.css';

/** What members of the company write about an applicant, and whom they tell of it. */
export function ApplicantNotes({ applicant }: { applicant: ApplicantDetail }) {
  const t = useText();
  const { localMoment } = useFormat();
  const failureWords = useFailureWords();
  const { removeNote, olderNotes } = useChangeApplicant(applicant.id);
  const last = applicant.note_list.at(-1);
  const showOlder = (before: number) =>
    olderNotes(before).catch((error) =>
      notifications.notify({ message: failureWords(error, t('applicants.note-older-failed')), type: 'negative' }),
    );
  const remove = (id: number) =>
    removeNote(id).catch((error) =>
      notifications.notify({ message: failureWords(error, t('applicants.not-saved')), type: 'negative' }),
    );
  return (
    <Notes>
      <h3>{t('applicants.note-title')}</h3>
      <small>{t('applicants.note-hint')}</small>
      <NewNote applicant={applicant} />
      <ul>
        {applicant.note_list.map(({ id, text, at, by, own, mentions }) => (
          <li key={id}>
            <p dir="auto">{text}</p>
            <small>
              <Dotted>
                <span>{t('applicants.note-by', { name: by.name, at: localMoment(at) })}</span>
                {mentions.length > 0 && (
                  <span>{t('applicants.note-told', { names: mentions.map(({ name }) => name).join(', ') })}</span>
                )}
              </Dotted>
            </small>
            {own && (
              <Button
                type="button"
                data-look="plain"
                aria-label={t('applicants.note-remove', { date: localMoment(at) })}
                onClick={() => void remove(id)}
              >
                <CloseIcon />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {last !== undefined && applicant.notes > applicant.note_list.length && (
        <Button type="button" data-look="outlined" onClick={() => void showOlder(last.id)}>
          {t('applicants.note-older')}
        </Button>
      )}
    </Notes>
  );
}

function NewNote({ applicant }: { applicant: ApplicantDetail }) {
  const t = useText();
  const failureWords = useFailureWords();
  const id = useId();
  const { note } = useChangeApplicant(applicant.id);
  const members = useFindMembers().data?.members.filter(({ you }) => !you) ?? [];
  const { unsent, change, keyOf, wasSent } = useUnsent(`note-${applicant.id}`);
  const { text, told } = unsent;
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const body = { text, mentions: [...told] };
    if (!applicantNoteRequest.safeParse(body).success) {
      setWrong(t('applicants.note-empty'));
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    try {
      await note({ ...body, key: keyOf(JSON.stringify(body)) });
      wasSent({ text, told });
      setWrong(undefined);
    } catch (error) {
      if (error instanceof Error) setWrong(failureWords(error, t('applicants.not-saved')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={add}>
      <GrowingArea
        id={id}
        name="note"
        label={t('applicants.note-label')}
        error={wrong}
        value={text}
        maxLength={4_000}
        ref={() => undefined}
        onBlur={async () => undefined}
        onChange={async ({ target }) => change({ text: String(target.value) })}
      />
      {members.length > 0 && (
        <fieldset>
          <legend>{t('applicants.note-tell')}</legend>
          {members.map((member) => (
            <Check key={member.id}>
              <input
                type="checkbox"
                checked={told.includes(member.id)}
                onChange={({ target }) =>
                  change({ told: target.checked ? [...told, member.id] : told.filter((one) => one !== member.id) })
                }
              />
              <bdi>{member.name}</bdi>
            </Check>
          ))}
        </fieldset>
      )}
      <Button type="submit" data-look="outlined" aria-disabled={busy}>
        {t(busy ? 'applicants.note-adding' : 'applicants.note-add')}
      </Button>
    </form>
  );
}

const Notes = withClass('section', css.notes);
