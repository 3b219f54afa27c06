import { type RefObject, useRef } from 'react';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { CloseIcon } from '../../ui/icons/close-icon.js';
import css from './chips.module.css';

export interface Chip {
  value: string;
  text: string;
  lang?: string | undefined;
  /** What is different about it: shown by its outline, read behind its text. */
  note?: string | undefined;
}

export interface ChipsProps {
  label: string;
  chips: readonly Chip[];
  onRemove: (chip: Chip) => void;
  /** Where the focus goes once the last one is removed. */
  field?: RefObject<HTMLElement | null>;
}

/** What was chosen, each with a way to take it away. */
export function Chips({ label, chips, onRemove, field }: ChipsProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const remove = (chip: Chip, at: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[at + 1] ?? buttons[at - 1] ?? field?.current;
    onRemove(chip);
    next?.focus();
  };
  if (chips.length === 0) return null;
  return (
    <List ref={list} aria-label={label}>
      {chips.map((chip, at) => (
        <li key={chip.value} {...notedBy(chip)}>
          <ChipText chip={chip} />
          <button type="button" aria-label={t('choice.remove', { name: chip.text })} onClick={() => remove(chip, at)}>
            <CloseIcon />
          </button>
        </li>
      ))}
    </List>
  );
}

const List = withClass('ul', css.list);

/** The same words to be read only. */
export const PlainChips = withClass('ul', css.plain);

export function PlainChip({ chip }: { chip: Chip }) {
  return (
    <li {...notedBy(chip)}>
      <ChipText chip={chip} />
    </li>
  );
}

function ChipText({ chip: { text, lang, note } }: { chip: Chip }) {
  return (
    <span>
      <bdi lang={lang}>{text}</bdi>
      {note !== undefined && <span className="visually-hidden">{`, ${note}`}</span>}
    </span>
  );
}

function notedBy({ note }: Chip) {
  return note === undefined ? {} : { 'data-noted': '', title: note };
}
