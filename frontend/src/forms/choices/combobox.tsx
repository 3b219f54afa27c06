import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { type ComponentProps, type Ref, useEffect, useId, useState } from 'react';
import { type Text, useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { Input } from '../fields.js';
import { afterPress } from '../inline/after-press.js';
import { UNCHOSEN } from '../inline/unchosen.js';
import css from './combobox.module.css';

export interface Choosable {
  value: string;
  text: string;
  /** What else tells it apart. */
  detail?: string | null | undefined;
  /** By which it is found, too, and not called. */
  words?: string | undefined;
  /** Of the text, where it is another than that of the page. */
  lang?: string | undefined;
}

export interface ComboboxProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  /** What may be meant by the text. */
  options: readonly Choosable[];
  text: string;
  onText: (text: string) => void;
  onChoose: (option: Choosable) => void;
  /** The options of this text are on their way. */
  waiting?: boolean;
  /** Opens the list before anything is typed. */
  openAtOnce?: boolean;
  /** What is only typed counts, too: the proposals are none but that. */
  free?: boolean;
  onLeave?: () => void;
  /** Of the field; errors lead there. */
  id?: string;
  autoComplete?: string;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

/** A field with proposals: what is chosen goes on; what is only typed stays, and it is said what to do with it. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, placeholder, options, text, onText, onChoose, waiting = false, openAtOnce = false } = props;
  const t = useText();
  const { free = false, onLeave, autoComplete = 'off', maxLength } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [left, setLeft] = useState(false);
  const unchosen = !free && text.trim() !== '';
  const said = left && unchosen && !waiting ? unchosenWords(t, text.trim(), options.length) : undefined;
  const error = props.error ?? said;
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen, groupedOptions } = useAutocomplete<
    Choosable,
    false,
    false,
    false
  >({
    id,
    options,
    openOnFocus: openAtOnce,
    autoHighlight: !free,
    handleHomeEndKeys: true,
    value: null,
    inputValue: text,
    filterOptions: (all) => all,
    getOptionLabel: (option) => option.text,
    getOptionKey: (option) => option.value,
    onInputChange: (_event, typed, reason) => {
      if (reason !== 'input' && reason !== 'clear') return;
      setLeft(false);
      onText(typed);
    },
    onChange: (_event, option) => {
      if (option !== null) onChoose(option);
    },
  });
  const input = getInputProps() as ComponentProps<'input'>;
  const ref = useForkRef(input.ref, props.ref ?? null);
  const shown = popupOpen && groupedOptions.length > 0;
  const lines = shown ? groupedOptions.length : 0;
  useEffect(() => {
    // On a phone bars stand over the bottom of the page; the page's scroll padding keeps the list above them.
    if (lines > 0) document.getElementById(`${id}-listbox`)?.scrollIntoView({ block: 'nearest' });
  }, [id, lines]);
  // Also when the field was left, until the word about it stands above: or a button below it would move from under the finger.
  const nothing = error === undefined && unchosen && !waiting && options.length === 0;
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean);
  return (
    <Room {...getRootProps()}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {error !== undefined && (
        <small id={`${id}-error`} data-wrong="" role={said === undefined ? undefined : 'alert'}>
          {error}
        </small>
      )}
      <div>
        <Input
          {...input}
          ref={ref}
          type="text"
          autoComplete={autoComplete}
          maxLength={maxLength}
          placeholder={placeholder}
          aria-expanded={shown}
          aria-invalid={error !== undefined}
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          {...(unchosen ? UNCHOSEN : {})}
          onBlur={(event) => {
            input.onBlur?.(event);
            onLeave?.();
            afterPress(() => setLeft(true));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && shown) event.preventDefault();
            if (event.key === 'Enter' && !shown) setLeft(true);
          }}
        />
        <span role="status" className="visually-hidden">
          {popupOpen && !waiting && text.trim() !== '' && t('choice.found', { count: groupedOptions.length })}
        </span>
        {shown && (
          <Lines {...getListboxProps()} aria-label={label} aria-labelledby={undefined}>
            {(groupedOptions as Choosable[]).map((option, index) => {
              const { key, ...line } = getOptionProps({ option, index });
              return (
                <Line key={key} {...line}>
                  <strong lang={option.lang}>{option.text}</strong>
                  {option.detail && <small>{option.detail}</small>}
                </Line>
              );
            })}
          </Lines>
        )}
        {nothing && <Nothing>{t('choice.none')}</Nothing>}
      </div>
    </Room>
  );
}

function unchosenWords(t: Text, text: string, found: number): string {
  return found === 0 ? t('choice.unknown', { text }) : t('choice.unchosen');
}

const Room = withClass('div', css.room);

const Lines = withClass('ul', css.lines);

const Line = withClass('li', css.line);

const Nothing = withClass('p', css.nothing);
