import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { SearchIcon } from '../../../ui/icons/search-icon.js';
import { anotherSearch, type PeopleAsked, peopleAddress } from '../people-address.js';
import css from './people-search-box.module.css';

/** What somebody does or can, and where: one search, read together. */
export function PeopleSearchBox({ asked }: { asked: PeopleAsked }) {
  const t = useText();
  const navigate = useNavigate();
  const [what, setWhat] = useState(asked.what);
  const [where, setWhere] = useState(asked.where);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(peopleAddress(anotherSearch(asked, { what: what.trim(), where: where.trim(), literal: false })));
  };
  return (
    <Form role="search" aria-label={t('people.search')} onSubmit={submit}>
      <label>
        <span>{t('people.what')}</span>
        <input
          type="search"
          name="what"
          placeholder={t('people.what-hint')}
          maxLength={200}
          value={what}
          onChange={({ target }) => setWhat(target.value)}
        />
      </label>
      <label>
        <span>{t('people.where')}</span>
        <input
          type="search"
          name="where"
          placeholder={t('people.where-hint')}
          maxLength={100}
          value={where}
          onChange={({ target }) => setWhere(target.value)}
        />
      </label>
      <Button type="submit" data-look="filled">
        <SearchIcon />
        {t('people.find')}
      </Button>
    </Form>
  );
}

const Form = withClass('form', css.form);
