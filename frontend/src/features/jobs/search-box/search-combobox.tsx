import type { SearchField } from '@babelboard/wire';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import {
  type ComponentProps,
  type ComponentType,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../../../i18n/use-text.js';
import { useFindSearchLines } from './find-search-lines.js';
import { readRecentSearches } from './recent-searches.js';
import { Lines, OptionLine } from './search-lines.js';
import { recentOptions, type SearchOption } from './search-option.js';

export interface SearchComboboxProps {
  /** What one types into. */
  Field: ComponentType<ComponentProps<'input'>>;
  className?: string;
  field: SearchField;
  text: string;
  /** Address of the list with what the other field says. */
  at: string;
  onText: (text: string) => void;
  /** A proposal was chosen: the address of its list, and what it says. */
  onOpen: (address: string, option: SearchOption) => void;
  /** Whether the field that this one replaces had the focus. */
  focus: boolean;
  name: string;
  placeholder: string;
  'aria-label': string;
}

/** A field with proposals: a combobox with one ranked list; where nothing is typed, the last searches. */
export default function SearchCombobox(given: SearchComboboxProps) {
  const { Field, className, field, text, at, onText, onOpen, focus, ...words } = given;
  const t = useText();
  const id = useId();
  // What the field says already needs no proposals.
  const [edited, setEdited] = useState(false);
  const { lines, settled } = useFindSearchLines(edited ? text : '', field, at);
  const [recent, setRecent] = useState<SearchOption[]>([]);
  const options: SearchOption[] = text.trim() === '' ? recent : lines;
  const input = useRef<HTMLInputElement>(null);
  const focusAtFirst = useRef(focus);
  useEffect(() => {
    if (!focusAtFirst.current) return;
    setEdited(true);
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen } = useAutocomplete<
    SearchOption,
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
    getOptionLabel: (option) => (typeof option === 'string' ? option : `${option.head} ${option.name}`.trim()),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.kind + option.address),
    onInputChange: (_event: SyntheticEvent | null, typed: string, reason: string) => {
      if (reason !== 'input' && reason !== 'clear') return;
      setEdited(true);
      onText(typed);
    },
    onChange: (_event, option) => {
      if (option === null || typeof option === 'string') return;
      setEdited(false);
      onOpen(option.address, option);
    },
    onOpen: () => setRecent(field === 'what' ? recentOptions(readRecentSearches()) : []),
  });
  const shown = popupOpen && options.length > 0;
  const props = getInputProps() as ComponentProps<'input'>;
  const ref = useForkRef(props.ref, input);
  return (
    <div {...getRootProps()} className={className}>
      <Field {...props} {...words} ref={ref} aria-expanded={shown} enterKeyHint="search" />
      <span role="status" className="visually-hidden">
        {popupOpen && edited && settled && text.trim() !== '' && t('suggestions.count', { count: options.length })}
      </span>
      {shown && (
        <Lines {...getListboxProps()} aria-labelledby={undefined} aria-label={t('suggestions.label')}>
          {options.map((option, index) => {
            const { key, ...line } = getOptionProps({ option, index });
            return <OptionLine key={key} option={option} {...line} />;
          })}
        </Lines>
      )}
    </div>
  );
}
