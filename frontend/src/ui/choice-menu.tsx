import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { withClass } from '../theme/with-class.js';
import css from './choice-menu.module.css';
import { ChevronIcon } from './icons/chevron-icon.js';
import { placeBeside } from './place-beside.js';

interface ChoiceMenuProps<Value extends string> {
  /** What the button is called: what it says, and what it is for. */
  label: string;
  text: string;
  /** What stands now; null where nothing does. */
  value: Value | null;
  choices: readonly { value: Value; text: string }[];
  disabled?: boolean;
  /** @param opener what has the keyboard then */
  onChoose: (value: Value, opener: HTMLElement) => void;
}

/**
 * One of several, done as soon as it is chosen. A select would not do for what others learn of: arrow keys change it at every step on the way.
 * The list lies above everything, so that nothing that scrolls cuts it off.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, text, value, choices, disabled = false, onChoose } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  useOpenPanel(open, opener, panel, () => setOpen(false));
  const choose = (chosen: Value) => {
    close();
    if (chosen !== value && opener.current !== null) onChoose(chosen, opener.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('[role]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    // A dialog around it stays open, a handle keeps its arrow keys, and letters lead nowhere else.
    event.stopPropagation();
    const to =
      { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key] ?? startingWith(items, at, event.key);
    if (event.key !== 'Escape' && to === undefined) return;
    event.preventDefault();
    if (to === undefined) close();
    else items.at(to % items.length)?.focus();
  };
  return (
    <Choice>
      <button
        ref={opener}
        type="button"
        disabled={disabled}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span>{text}</span>
        <ChevronIcon />
      </button>
      {open && (
        <Panel ref={panel} id={id} role="menu" aria-label={label} popover="manual" onKeyDown={onKeyDown}>
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="menuitemradio"
              aria-checked={choice.value === value}
              tabIndex={-1}
              onClick={() => choose(choice.value)}
            >
              {choice.text}
            </button>
          ))}
        </Panel>
      )}
    </Choice>
  );
}

/** A letter leads to what begins with it. */
function startingWith(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const fits = (item: HTMLElement) => item.textContent.toLowerCase().startsWith(key.toLowerCase());
  const next = items.findIndex((item, index) => index > at && fits(item));
  const found = next === -1 ? items.findIndex(fits) : next;
  return found === -1 ? undefined : found;
}

type Held<Kind> = { readonly current: Kind | null };

function useOpenPanel(open: boolean, opener: Held<HTMLElement>, panel: Held<HTMLElement>, close: () => void): void {
  const closing = useRef(close);
  closing.current = close;
  useLayoutEffect(() => {
    const [button, list] = [opener.current, panel.current];
    if (!open || button === null || list === null) return;
    list.showPopover();
    placeBeside(list, button);
    const items = list.querySelectorAll<HTMLElement>('[role]');
    ([...items].find((item) => item.ariaChecked === 'true') ?? items[0])?.focus({ preventScroll: true });
    const outside = ({ target }: Event) => target instanceof Node && !list.contains(target) && !button.contains(target);
    const leave = (event: Event) => outside(event) && closing.current();
    const away = () => closing.current();
    document.addEventListener('pointerdown', leave);
    // What it lies beside moves away under it.
    document.addEventListener('scroll', leave, true);
    window.addEventListener('resize', away);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('scroll', leave, true);
      window.removeEventListener('resize', away);
    };
  }, [open, opener, panel]);
}

const Choice = withClass('div', css.choice);

const Panel = withClass('div', css.panel);
