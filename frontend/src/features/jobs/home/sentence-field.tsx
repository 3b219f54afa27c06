import type { SearchField } from '@babelboard/wire';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Combobox, useProposals } from '../search-box/use-proposals.js';
import css from './sentence-form.module.css';

interface SentenceFieldProps extends Pick<ComponentProps<'input'>, 'list'> {
  field: SearchField;
  /** Address of the list with what the rest of the sentence says. */
  at: string;
  name: string;
  placeholder: string;
  'aria-label': string;
}

/** A blank of the sentence: a plain field that gets the proposals of the search box as soon as their code is there. */
export function SentenceField({ field, at, list, ...words }: SentenceFieldProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { there, load } = useProposals();
  const input = useRef<HTMLInputElement>(null);
  // Typed before the page ran, or filled in again by the browser.
  useEffect(() => setText(input.current?.value ?? ''), []);
  if (there)
    return (
      <Combobox
        {...words}
        Field={Blank}
        className={css.proposals}
        field={field}
        text={text}
        at={at}
        onText={setText}
        onOpen={navigate}
        focus={document.activeElement === input.current}
      />
    );
  return (
    <Blank
      {...words}
      ref={input}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={load}
      list={list}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}

const Blank = withClass('input', css.input);
