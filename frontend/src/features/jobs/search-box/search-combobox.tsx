import type { JobListFilters } from '@babelboard/job-paths';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { useFindSuggestions } from './find-suggestions.js';
import { readRecentSearches } from './recent-searches.js';
import { SearchField } from './search-field.js';
import { Group, Line, Lines } from './suggestion-lines.js';
import {
  recentOptions,
  type SuggestionKind,
  type SuggestionOption,
  suggestionOptions,
  withSuggestion,
} from './suggestion-options.js';

const HEADINGS: Record<SuggestionKind, TextKey> = {
  language: 'suggestions.language',
  place: 'suggestions.place',
  keyword: 'suggestions.keyword',
  skill: 'suggestions.skill',
  recent: 'suggestions.recent',
};

export interface SearchComboboxProps {
  text: string;
  onText: (text: string) => void;
  /** A proposal was chosen: how it narrows the filters. */
  onNarrow: (narrowed: (filters: JobListFilters) => JobListFilters) => void;
  /** An earlier search was chosen, by its address. */
  onOpen: (address: string) => void;
  /** Whether the field that this one replaces had the focus. */
  focus: boolean;
}

interface LineGroup {
  key: number;
  /** Of its first line among all lines. */
  index: number;
  group: SuggestionKind;
  options: SuggestionOption[];
}

/** The search box with proposals: a combobox with a grouped list; where nothing is typed, the last searches. */
export default function SearchCombobox({ text, onText, onNarrow, onOpen, focus }: SearchComboboxProps) {
  const t = useText();
  const id = useId();
  const { suggestions, settled } = useFindSuggestions(text);
  const [recent, setRecent] = useState<SuggestionOption[]>([]);
  const options = text.trim() === '' ? recent : suggestionOptions(suggestions);
  const field = useRef<HTMLInputElement>(null);
  const focusAtFirst = useRef(focus);
  useEffect(() => {
    if (!focusAtFirst.current) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen, groupedOptions } = useAutocomplete<
    SuggestionOption,
    false,
    false,
    true
  >({
    id,
    options,
    freeSolo: true,
    openOnFocus: true,
    handleHomeEndKeys: true,
    // A phone's keyboard makes room for the answer.
    blurOnSelect: 'touch',
    value: null,
    inputValue: text,
    // The answer is the choice already: nothing is left out here.
    filterOptions: (all) => all,
    groupBy: ({ kind }) => kind,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.name),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.kind + option.value),
    onInputChange: (_event: SyntheticEvent | null, typed: string, reason: string) => {
      if (reason === 'input' || reason === 'clear') onText(typed);
    },
    onChange: (_event, option) => {
      if (option === null || typeof option === 'string') return;
      if (option.kind === 'recent') onOpen(option.value);
      else onNarrow((filters) => withSuggestion(filters, option));
    },
    onOpen: () => setRecent(recentOptions(readRecentSearches())),
  });
  const groups = groupedOptions as unknown as LineGroup[];
  const shown = popupOpen && groups.length > 0;
  const input = getInputProps() as ComponentProps<'input'>;
  const ref = useForkRef(input.ref, field);
  return (
    <div {...getRootProps()}>
      <SearchField
        {...input}
        ref={ref}
        aria-expanded={shown}
        name="keywords"
        placeholder={t('search.box')}
        aria-label={t('search.box-label')}
        enterKeyHint="search"
      />
      <span role="status" className="visually-hidden">
        {popupOpen && settled && text.trim() !== '' && t('suggestions.count', { count: options.length })}
      </span>
      {shown && (
        <Lines {...getListboxProps()} aria-labelledby={undefined} aria-label={t('suggestions.label')}>
          {groups.map(({ key, index, group, options: lines }) => (
            <Group key={key} role="presentation">
              <span id={`${id}-${group}`}>{t(HEADINGS[group])}</span>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox, a group may */}
              <ul role="group" aria-labelledby={`${id}-${group}`}>
                {lines.map((option, at) => {
                  const { key: lineKey, ...line } = getOptionProps({ option, index: index + at });
                  return (
                    <Line key={lineKey} {...line}>
                      <strong>{option.name}</strong>
                      <small>{detailOf(option)}</small>
                    </Line>
                  );
                })}
              </ul>
            </Group>
          ))}
        </Lines>
      )}
    </div>
  );
}

/** What tells it apart, or how a language calls itself. */
function detailOf({ kind, value, name, detail }: SuggestionOption): string | null {
  const own = kind === 'language' ? spokenLanguage(value)?.own : undefined;
  return detail ?? (own === name ? null : (own ?? null));
}
