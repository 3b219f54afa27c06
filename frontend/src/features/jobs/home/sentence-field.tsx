import type { SearchField } from '@babelboard/wire';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import type { SearchOption } from '../search-box/search-option.js';
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
  const [filled, setFilled] = useState(0);
  const room = useRef<HTMLDivElement>(null);
  /** A proposal is a part of the sentence: it fills its blank, and the keyboard goes on. */
  const fill = ({ head, name }: SearchOption) => {
    setText(`${head} ${name}`.trim());
    setFilled((times) => times + 1);
  };
  useEffect(() => {
    if (filled === 0) return;
    const blank = room.current?.querySelector('input');
    blank?.dispatchEvent(new Event('input', { bubbles: true }));
    const parts = [...(blank?.form?.elements ?? [])] as HTMLElement[];
    parts[parts.indexOf(blank as HTMLElement) + 1]?.focus();
  }, [filled]);
  // Typed before the page ran, or filled in again by the browser.
  useEffect(() => setText(input.current?.value ?? ''), []);
  if (there)
    return (
      <div ref={room} className={css.proposals}>
        <Combobox
          {...words}
          Field={Blank}
          className={css.proposals}
          field={field}
          text={text}
          at={at}
          onText={setText}
          onOpen={(address, option) => (option.kind === 'recent' ? navigate(address) : fill(option))}
          focus={document.activeElement === input.current}
        />
      </div>
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
