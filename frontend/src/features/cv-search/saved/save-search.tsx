import { canonicalPeopleQuery, type PeopleResponse } from '@babelboard/wire';
import { useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { giveKeyboard } from '../../../ui/give-keyboard.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { type PeopleAsked, peopleQuery } from '../people-address.js';
import { useSavedSearches, useSaveSearch } from './saved-searches-api.js';
import { SearchName } from './search-name.js';
import { useProposedName } from './search-words.js';

interface SaveSearchProps {
  asked: PeopleAsked;
  chosen: PeopleResponse['chosen'];
}

/** Keeps the search that is shown, under a name; one that is kept says so. */
export function SaveSearch({ asked, chosen }: SaveSearchProps) {
  const t = useText();
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const proposed = useProposedName()(asked, chosen);
  const { data: saved } = useSavedSearches();
  const save = useSaveSearch();
  const [naming, setNaming] = useState(false);
  if (saved === undefined) return null;
  const query = String(peopleQuery(asked));
  const kept = saved.data.find((one) => one.query === canonicalPeopleQuery(query));
  if (kept !== undefined) {
    return (
      <p>
        {t('people.saved-as')} <bdi>{kept.name}</bdi>
      </p>
    );
  }
  if (!naming) {
    return (
      <Button ref={button} type="button" data-look="outlined" onClick={() => setNaming(true)}>
        {t('people.save')}
      </Button>
    );
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('people.save')}
      </h2>
      <SearchName
        name={proposed}
        titleId={titleId}
        action={t('people.save')}
        send={(name) => save.mutateAsync({ name, query })}
        onDone={() => {
          setNaming(false);
          giveKeyboard(null);
          notifications.notify({ message: t('people.saved-now'), type: 'positive' });
        }}
        onCancel={() => {
          setNaming(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    </section>
  );
}
