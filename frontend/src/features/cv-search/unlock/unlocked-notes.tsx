import { LONGEST_TAG, LONGEST_UNLOCK_NOTE, MOST_TAGS, type UnlockedPerson } from '@babelboard/wire';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { keepEdit, keptEdit } from '../../../forms/inline/drafts.js';
import { useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { useNoteUnlocked } from './unlock-api.js';
import css from './unlocked-notes.module.css';

/** What the company keeps about somebody, for all of its members; the person gets it with the copy of their data. What is typed stays in the tab until it is saved. */
export function UnlockedNotes({ person: { id, note, tags } }: { person: UnlockedPerson }) {
  const t = useText();
  const field = useId();
  const tagsField = useRef<HTMLInputElement>(null);
  const failureWords = useFailureWords();
  const account = useSession().user?.id ?? 0;
  const part = `unlocked-note-${id}`;
  const [typed, setTyped] = useState(() => ({
    ...{ note, tags: tags.join(', ') },
    ...(keptEdit(account, part)?.values as { note: string; tags: string } | undefined),
  }));
  const [tooMuch, setTooMuch] = useState(false);
  const save = useNoteUnlocked(id);
  const type = (changes: Partial<typeof typed>) => {
    const values = { ...typed, ...changes };
    setTyped(values);
    setTooMuch(false);
    keepEdit(account, part, { values, base: { note, tags } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wished = [...new Set(typed.tags.split(',').map((tag) => tag.trim()))].filter(Boolean);
    if (wished.length > MOST_TAGS || wished.some((tag) => tag.length > LONGEST_TAG)) {
      setTooMuch(true);
      tagsField.current?.focus();
      return;
    }
    save.mutate(
      { note: typed.note, tags: wished },
      {
        onSuccess: () => {
          keepEdit(account, part, null);
          notifications.notify({ message: t('people.note-saved'), type: 'positive' });
        },
      },
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
        value={typed.note}
        onChange={({ target }) => type({ note: target.value })}
      />
      <label htmlFor={`${field}-tags`}>{t('people.tags')}</label>
      <input
        ref={tagsField}
        id={`${field}-tags`}
        maxLength={(LONGEST_TAG + 2) * MOST_TAGS}
        placeholder={t('people.tags-hint')}
        aria-invalid={tooMuch}
        aria-describedby={tooMuch ? `${field}-wrong` : undefined}
        value={typed.tags}
        onChange={({ target }) => type({ tags: target.value })}
      />
      {tooMuch && (
        <p id={`${field}-wrong`} role="alert">
          {t('people.tags-limits', { most: MOST_TAGS, longest: LONGEST_TAG })}
        </p>
      )}
      {save.error !== null && <p role="alert">{failureWords(save.error, t('people.note-failed'))}</p>}
      <Button type="submit" data-look="outlined" aria-disabled={save.isPending}>
        {t('people.note-save')}
      </Button>
    </Form>
  );
}

const Form = withClass('form', css.form);
