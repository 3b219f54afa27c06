import type { JobListResponse } from '@babelboard/wire';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobsPath, type ListFilters, listPath } from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { SearchIcon } from '../../../ui/icons.js';
import { placeName } from './filter-names.js';
import { PlaceOptions } from './place-options.js';
import { readSearchForm } from './read-search-form.js';
import { SelectField, TextField } from './search-fields.js';

type Facets = Pick<JobListResponse, 'countries' | 'cities' | 'languages'>;

/** What, where and in which language; what else is chosen goes along hidden. A plain GET form until the page runs. */
export function SearchBar({ filters, facets }: { filters: ListFilters; facets: Facets | undefined }) {
  const t = useText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { keywords, location, language } = filters;
  const what = keywords.join(' ');
  const where = location.length === 1 ? placeName(location[0] ?? '', facets) : '';
  const spoken = language.length === 1 ? (language[0] ?? '') : '';

  useEffect(() => {
    const fields = form.current?.elements;
    const set = (name: string, value: string) => {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    };
    set('search-what', what);
    set('search-where', where);
    set('search-language', spoken);
  }, [what, where, spoken]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = readSearchForm(event.currentTarget);
    // The same place, still written as its name: keep its slug.
    if (location.length === 1 && next.location[0] === where) next.location = location;
    navigate(listPath(next));
  };
  return (
    <Form ref={form} role="search" action={jobsPath} method="get" onSubmit={submit}>
      <What
        id="search-what"
        name="keywords"
        defaultValue={what}
        placeholder={t('search.what')}
        aria-label={t('search.what-label')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Where
        id="search-where"
        name="location"
        defaultValue={where}
        placeholder={location.length > 1 ? t('search.where-more', { count: location.length }) : t('search.where')}
        aria-label={t('search.where-label')}
        list="places"
        autoComplete="off"
        enterKeyHint="search"
      />
      <PlaceOptions id="places" facets={facets} />
      <Language id="search-language" name="language" defaultValue={spoken} aria-label={t('search.language-label')}>
        <option value="">
          {language.length > 1 ? t('search.language-more', { count: language.length }) : t('search.language')}
        </option>
        {facets?.languages.data.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
        {spoken !== '' && !facets?.languages.data.some(({ slug }) => slug === spoken) && (
          <option value={spoken}>{spoken.replaceAll('_', ' ')}</option>
        )}
      </Language>
      {location.length > 1 && location.map((slug) => <input key={slug} type="hidden" name="location" value={slug} />)}
      {language.length > 1 && language.map((slug) => <input key={slug} type="hidden" name="language" value={slug} />)}
      {(['remote', 'experience', 'employment_type'] as const).flatMap((group) =>
        filters[group].map((value) => <input key={`${group}-${value}`} type="hidden" name={group} value={value} />),
      )}
      {filters.latests && <input type="hidden" name="latests" value="true" />}
      <Submit type="submit" variant="contained" aria-label={t('search.submit')}>
        <SearchIcon />
        <span>{t('search.submit')}</span>
      </Submit>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'calc(50% - 4px) minmax(0, 1fr) 56px',
    gridTemplateAreas: '"what what submit" "where language language"',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) auto',
    gridTemplateAreas: '"what where language submit"',
  },
}));

const What = styled(TextField)({ gridArea: 'what' });
const Where = styled(TextField)({ gridArea: 'where' });
const Language = styled(SelectField)({ gridArea: 'language' });
const Submit = styled(Button)(({ theme }) => ({
  gridArea: 'submit',
  gap: 10,
  minWidth: 56,
  minHeight: 48,
  borderRadius: 12,
  [theme.breakpoints.down('md')]: { padding: 0, '& span': { display: 'none' } },
}));
