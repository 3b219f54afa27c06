import { useRef, useState } from 'react';
import { Chips } from './chips.js';
import { type Choosable, Combobox } from './combobox.js';
import css from './several-of.module.css';

export interface SeveralOfProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** All that there is. */
  options: readonly Choosable[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** No more than so many. */
  most?: number;
}

/** Several of a list that the page knows: chips, and a field that finds more. */
export function SeveralOf({ label, hint, error, options, chosen, onChange, most = 99 }: SeveralOfProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const chips = chosen.flatMap((value) => options.find((option) => option.value === value) ?? []);
  const open = options.filter(({ value }) => !chosen.includes(value));
  return (
    <div className={css.room}>
      <Chips
        label={label}
        chips={chips}
        field={field}
        onRemove={({ value }) => onChange(chosen.filter((one) => one !== value))}
      />
      {chosen.length < most && (
        <Combobox
          ref={field}
          label={label}
          {...(hint === undefined ? {} : { hint })}
          error={error}
          options={matching(open, text)}
          text={text}
          onText={setText}
          openAtOnce
          onChoose={({ value }) => {
            setText('');
            onChange([...chosen, value]);
          }}
        />
      )}
    </div>
  );
}

/** Those of which a word begins so; case and accents do not matter. */
function matching(options: readonly Choosable[], text: string): readonly Choosable[] {
  const wanted = folded(text.trim());
  if (wanted === '') return options;
  return options.filter(({ text: name, detail, words }) =>
    [name, detail ?? '', words ?? ''].some((each) => ` ${folded(each)}`.includes(` ${wanted}`)),
  );
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-/,(]/g, ' ')
    .toLowerCase();
}
