import { type JobListFilters, writeJobListAddress } from '@babelboard/job-paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useHref, useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { SearchIcon } from '../../../ui/icons/search-icon.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { withAdded } from '../filters/filter-values.js';
import { formAction, HiddenFilters } from '../filters/hidden-filters.js';
import css from './search-box.module.css';
import { SearchField } from './search-field.js';

const Combobox = lazyPart(() => import('./search-combobox.js'), ['jobs/search-box']);

/**
 * One box for all: what is chosen below it (a place, a language, a skill, a word) narrows the list, what is only typed is a
 * word to search for. A plain GET form until the page runs; the proposals come as a part of their own, soon after.
 */
export default function SearchBox({ filters }: { filters: JobListFilters }) {
  const t = useText();
  const href = useHref();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const plain = useRef<HTMLInputElement>(null);
  // Typed before the page ran.
  useEffect(() => setText((before) => plain.current?.value || before), []);
  const { there, load } = useProposals();
  // Who types on while the next list is still being rendered adds to that one.
  const ahead = useRef<{ from: string; filters: JobListFilters } | null>(null);
  const address = writeJobListAddress(filters);
  useEffect(() => {
    if (ahead.current?.from !== address) ahead.current = null;
  }, [address]);
  const go = (next: JobListFilters) => {
    ahead.current = { from: address, filters: next };
    setText('');
    navigate(writeJobListAddress(next));
  };
  const search = () => {
    const words = text.trim();
    if (words !== '') go(withAdded(ahead.current?.filters ?? filters, 'keywords', words));
  };
  const open = (address: string) => {
    setText('');
    navigate(address);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  return (
    <Form role="search" action={href(formAction(filters))} method="get" onSubmit={submit}>
      <HiddenFilters filters={filters} />
      {!there ? (
        <SearchField
          ref={plain}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={load}
          name="keywords"
          placeholder={t('search.box')}
          aria-label={t('search.box-label')}
          autoComplete="off"
          enterKeyHint="search"
        />
      ) : (
        <Combobox
          text={text}
          onText={setText}
          onNarrow={(narrowed) => go(narrowed(ahead.current?.filters ?? filters))}
          onOpen={open}
          focus={document.activeElement === plain.current}
        />
      )}
      <Submit type="submit" data-look="filled" aria-label={t('search.submit')}>
        <SearchIcon />
        <span>{t('search.submit')}</span>
      </Submit>
    </Form>
  );
}

/** Whether the proposals' code is there: it comes when nothing else is to do, or when one enters the box. */
function useProposals() {
  const [there, setThere] = useState(false);
  const load = () => {
    Combobox.preload().then(
      () => setThere(true),
      // The plain field searches as well; the next focus asks again.
      () => undefined,
    );
  };
  const begin = useRef(load);
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 800));
    whenIdle(() => begin.current());
  }, []);
  return { there, load };
}

const Form = withClass('form', css.form);

const Submit = withClass(Button, css.submit);
