import { type JobListFilters, readJobListAddress, writeJobListAddress } from '@babelboard/job-paths';
import { type FormEvent, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useHref, useNavigate, usePresentLocation } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { SearchIcon } from '../../../ui/icons/search-icon.js';
import type { Facets } from '../filters/filter-names.js';
import type { FilterGroup } from '../filters/filter-values.js';
import { formAction, HiddenFilters } from '../filters/hidden-filters.js';
import { RadiusSelect } from './radius-select.js';
import css from './search-box.module.css';
import { SearchField } from './search-field.js';
import { areSeveral, fieldsOf, isAroundCity, type SearchFields, withFields } from './search-fields.js';
import { useKnownAddress } from './use-known-address.js';
import { Combobox, useProposals } from './use-proposals.js';
import { useTyped } from './use-typed.js';

/** Names as a plain form sends them, labels and what stands in the empty field. */
const FIELDS = {
  what: { name: 'keywords', label: 'search.box-label', placeholder: 'search.box' },
  where: { name: 'location', label: 'search.where-label', placeholder: 'search.where' },
} as const;

/** What the fields say themselves. */
const SHOWN: FilterGroup[] = ['keywords', 'skill', 'radius'];

interface SearchBoxProps {
  filters: JobListFilters;
  facets: Facets | undefined;
}

/**
 * What, and where: the fields keep what the list is about, and what one types anew takes its place. A plain GET form until the page runs; the
 * proposals come as a part of their own, soon after.
 */
export default function SearchBox({ filters, facets }: SearchBoxProps) {
  const t = useText();
  const href = useHref();
  const navigate = useNavigate();
  const known = useKnownAddress();
  const present = usePresentLocation();
  const shown = fieldsOf(filters, facets);
  const form = useRef<HTMLFormElement>(null);
  const { typed, setTyped, forget } = useTyped(shown, form);
  const { there, load } = useProposals();
  const search = async (event: FormEvent) => {
    event.preventDefault();
    // A filter that was chosen just now is in the address before its list is here.
    const { pathname, search: query } = present();
    const next = withFields(readJobListAddress(pathname, query) ?? filters, shown, typed);
    // Who goes on typing meanwhile keeps it; what was typed before is in the address then.
    navigate(typed.where === shown.where ? writeJobListAddress(next) : await known(next));
  };
  const open = (address: string) => {
    forget();
    navigate(address);
  };
  const field = (of: keyof SearchFields) => {
    const { name, label, placeholder } = FIELDS[of];
    const words = { name, placeholder: t(placeholder), 'aria-label': t(label) };
    if (there)
      return (
        <Combobox
          {...words}
          Field={SearchField}
          field={of}
          text={typed[of]}
          at={writeJobListAddress(withFields(filters, shown, { ...typed, [of]: shown[of] }))}
          onText={(text) => setTyped(of, text)}
          onOpen={open}
          focus={document.activeElement?.getAttribute('name') === name}
        />
      );
    return (
      <SearchField
        {...words}
        value={typed[of]}
        onChange={(event) => setTyped(of, event.target.value)}
        onFocus={load}
        autoComplete="off"
        enterKeyHint="search"
      />
    );
  };
  return (
    <Form
      ref={form}
      role="search"
      action={href(formAction(filters))}
      method="get"
      onSubmit={(event) => void search(event)}
    >
      <HiddenFilters filters={filters} except={areSeveral(filters) ? SHOWN : [...SHOWN, 'location']} />
      {field('what')}
      <Where data-around={isAroundCity(filters, facets)}>
        {field('where')}
        {isAroundCity(filters, facets) && (
          <RadiusSelect
            radius={filters.radius}
            onChoose={(radius) => navigate(writeJobListAddress({ ...withFields(filters, shown, typed), radius }))}
          />
        )}
      </Where>
      <Submit type="submit" data-look="filled" aria-label={t('search.submit')}>
        <SearchIcon />
        <span>{t('search.submit')}</span>
      </Submit>
    </Form>
  );
}

const Form = withClass('form', css.form);

const Where = withClass('div', css.where);

const Submit = withClass(Button, css.submit);
