import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import { EditButton } from '../../ui/edit-button.js';
import css from './edit-frame.module.css';
import { allChosen } from './unchosen.js';

/** How the button looks that ends an edit: `outlined` where the page around it has the one step that comes next. */
export const DoneLook = createContext<'filled' | 'outlined'>('filled');

export interface EditFrameProps {
  /** What it is about: names the button and the group of fields. */
  name: string;
  open: boolean;
  /** Opened by a press here, not by the page: then the focus goes along. */
  onOpen: () => void;
  onDone: () => void;
  /** Absent where every step counts at once. */
  onCancel?: (() => void) | undefined;
  /** As it is read. */
  children: ReactNode;
  fields: () => ReactNode;
  /** What is said about saving. */
  state?: ReactNode;
  /** Further buttons: beside the pencil, and below the fields. */
  besidePencil?: ReactNode;
  beside?: ReactNode;
  /** On the button that ends the edit. */
  done?: string;
  /** It opens together with what stands around it: the focus goes along. */
  focusAtOnce?: boolean;
}

/** Something that is read, and edited where it stands. Escape leaves it, Ctrl and Enter are done. */
export function EditFrame(props: EditFrameProps) {
  const { name, open, onOpen, onDone, onCancel, children, fields, state, besidePencil, beside, done, focusAtOnce } =
    props;
  const t = useText();
  const look = useContext(DoneLook);
  const opener = useRef<HTMLButtonElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const byHand = useRef(focusAtOnce ?? false);
  useFocusInside(room, open, opener, byHand);
  const step = (run: () => void) => {
    byHand.current = true;
    run();
  };
  const finish = () => {
    if (allChosen(room.current)) step(onDone);
  };
  if (!open) {
    return (
      <Reading>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a wider place to press for who points; the button beside it is the way for everybody */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div onClick={(event) => isPlainPress(event) && step(onOpen)}>{children}</div>
        {besidePencil}
        <EditButton ref={opener} label={t('edit.open', { name })} onClick={() => step(onOpen)} />
      </Reading>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      step(onCancel ?? onDone);
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) finish();
  };
  return (
    <Writing ref={room} role="group" aria-label={name} onKeyDown={onKeyDown}>
      <Fields>
        {fields()}
        {beside !== undefined && <div>{beside}</div>}
      </Fields>
      <Actions>
        {state}
        <span>
          {onCancel !== undefined && (
            <Button type="button" data-look="plain" onClick={() => step(onCancel)}>
              {t('edit.cancel')}
            </Button>
          )}
          <Button type="button" data-look={look} onClick={finish}>
            {done ?? t('edit.close')}
          </Button>
        </span>
      </Actions>
    </Writing>
  );
}

/** Opened by hand the first field gets the focus; closed, the button that opens. */
function useFocusInside(
  room: RefObject<HTMLDivElement | null>,
  open: boolean,
  opener: RefObject<HTMLButtonElement | null>,
  byHand: RefObject<boolean>,
): void {
  useEffect(() => {
    if (!byHand.current) return;
    byHand.current = false;
    if (open) {
      const first = room.current?.querySelector<HTMLElement>('[data-first]');
      (first ?? room.current?.querySelector<HTMLElement>('input, select, textarea'))?.focus();
    } else if (document.activeElement === document.body) {
      // Whoever has moved on meanwhile stays there.
      opener.current?.focus({ preventScroll: true });
    }
  }, [open, room, opener, byHand]);
}

/** Not on a link or a button in the text, and not at the end of marking a part of it. */
function isPlainPress({ target }: { target: EventTarget }): boolean {
  const control = target instanceof Element && target.closest('a, button, summary, input, label, select, textarea');
  return !control && (window.getSelection()?.isCollapsed ?? true);
}

const Reading = withClass('div', css.reading);

const Writing = withClass('div', css.writing);

const Fields = withClass('div', css.fields);

const Actions = withClass('div', css.actions);
