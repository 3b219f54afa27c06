import { LONGEST_UNLOCK_NOTE, type UnlockedPerson } from '@babelboard/wire';
import { type FormEvent, useId, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useNoteUnlocked } from './unlock-api.js';
import css from './unlocked-notes.module.css';

/** What the company keeps about somebody, for all of its members; the person gets it with the copy of their data. */
export function UnlockedNotes({ person: { id, note, tags } }: { person: UnlockedPerson }) {
  const t = useText();
  const field = useId();
  const failureWords = useFailureWords();
  const [typed, setTyped] = useState(note);
  const [typedTags, setTypedTags] = useState(tags.join(', '));
  const save = useNoteUnlocked(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wished = typedTags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean);
    save.mutate(
      { note: typed, tags: [...new Set(wished)] },
      { onSuccess: () => notifications.notify({ message: t('people.note-saved'), type: 'positive' }) },
    );
  };
  return (
    <Form onSubmit={submit}>
      <h2>{t('people.note-title')}</h2>
      <p id={`${field}-hint`}>{t('people.note-hint')}</p>
      <label htmlFor={field}>{t('people.note')}</label>
      <textarea
        id={field}
        rows={4}
        maxLength={LONGEST_UNLOCK_NOTE}
        aria-describedby={`${field}-hint`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <label htmlFor={`${field}-tags`}>{t('people.tags')}</label>
      <input
        id={`${field}-tags`}
        maxLength={400}
        placeholder={t('people.tags-hint')}
        value={typedTags}
        onChange={({ target }) => setTypedTags(target.value)}
      />
      {save.error !== null && <p role="alert">{failureWords(save.error, t('people.note-failed'))}</p>}
      <Button type="submit" data-look="outlined" aria-disabled={save.isPending}>
        {t('people.note-save')}
      </Button>
    </Form>
  );
}

const Form = withClass('form', css.form);
