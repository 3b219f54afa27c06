import type { SavedPeopleSearch } from '@babelboard/wire';
import { useId, useRef, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { ActionMenu } from '../../../ui/action-menu.js';
import { giveKeyboard } from '../../../ui/give-keyboard.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { peopleAddress } from '../people-address.js';
import css from './saved-search.module.css';
import { useOpenSearch, useRemoveSearch, useRenameSearch } from './saved-searches-api.js';
import { SearchName } from './search-name.js';
import { askedBy, useSearchWords } from './search-words.js';

const RemovalQuestion = lazyPart(() => import('./removal-question.js'));

/** A kept search: what it is called and asks for, how many are new, and what one can do with it. */
export function SavedSearch({ search, current }: { search: SavedPeopleSearch; current: boolean }) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const failureWords = useFailureWords();
  const words = useSearchWords()(askedBy(search), search.chosen).join(' · ');
  const opener = useRef<HTMLButtonElement>(null);
  const [renaming, setRenaming] = useState(false);
  const [asked, setAsked] = useState(false);
  const open = useOpenSearch(search.id);
  const rename = useRenameSearch(search.id);
  const remove = useRemoveSearch(search.id);
  const fail = (error: Error) =>
    notifications.notify({ message: failureWords(error, t('people.saved-failed')), type: 'negative' });
  const go = () => {
    if (open.isPending) return;
    open.mutateAsync().then(() => navigate(peopleAddress({ ...askedBy(search), saved: search.id })), fail);
  };
  const confirm = () => {
    if (remove.isPending) return;
    setAsked(false);
    remove.mutate(undefined, { onError: fail, onSuccess: () => giveKeyboard(null) });
  };
  const close = () => {
    setRenaming(false);
    giveKeyboard(opener.current);
  };
  return (
    <>
      <Row>
        <button
          ref={opener}
          type="button"
          id={id}
          dir="auto"
          aria-current={current || undefined}
          aria-disabled={open.isPending}
          onClick={go}
        >
          {search.name}
        </button>
        {search.new !== null && search.new > 0 && (
          <StatusPill tone="good">{t('people.new-count', { count: search.new })}</StatusPill>
        )}
        <ActionMenu
          label={t('people.saved-actions', { name: search.name })}
          actions={[
            { id: 'rename', text: t('people.saved-rename'), run: () => setRenaming(true) },
            { id: 'remove', text: t('people.saved-remove'), tone: 'danger', run: () => setAsked(true) },
          ]}
        />
      </Row>
      {words !== '' && words !== search.name && <Soft dir="auto">{words}</Soft>}
      <Who search={search} />
      {renaming && (
        <SearchName
          name={search.name}
          titleId={id}
          action={t('people.saved-rename')}
          send={(name) => rename.mutateAsync(name)}
          onDone={close}
          onCancel={close}
        />
      )}
      {asked && (
        <OptionalPart open={() => undefined} close={() => setAsked(false)}>
          <RemovalQuestion name={search.name} onConfirm={confirm} onClose={() => setAsked(false)} />
        </OptionalPart>
      )}
    </>
  );
}

function Who({ search: { saved_by: name, saved_at: at } }: { search: SavedPeopleSearch }) {
  const t = useText();
  const { localDate } = useFormat();
  return (
    <Soft>
      {name === null
        ? t('people.saved-on', { date: localDate(at) })
        : t('people.saved-by', { name, date: localDate(at) })}
    </Soft>
  );
}

const Row = withClass('div', css.row);

const Soft = withClass('p', css.soft);
