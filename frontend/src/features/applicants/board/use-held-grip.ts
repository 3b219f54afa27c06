import type { ApplicationStatus, BoardResponse } from '@babelboard/wire';
import { useCallback, useEffect, useRef } from 'react';
import { CARD_HEIGHT } from './shown-cards.js';

/** Frames after which a card is where it belongs, or not on the board at all. */
const MOST_FRAMES = 30;

interface Held {
  id: number;
  /** Until the keyboard is there once: whatever takes it in between, the toast that goes for example, does not count. */
  comes: boolean;
  /** Where it was seen last. */
  status: ApplicationStatus | null;
}

/**
 * Keeps the keyboard at the handle of a card that is mounted anew: in another column when it is moved, elsewhere in it when the server says where it
 * belongs. Until somebody goes elsewhere.
 * @returns says whose handle shall have the keyboard from now on; `comes`: which is elsewhere by now
 */
export function useHeldGrip(columns: BoardResponse['columns']): (id: number, comes: boolean) => void {
  const held = useRef<Held | null>(null);
  const frame = useRef(0);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const { current } = held;
      if (current === null || current.comes) return;
      if (!(target instanceof Element && target.id === `grip-${current.id}`)) held.current = null;
    };
    const onPress = () => {
      held.current = null;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      cancelAnimationFrame(frame.current);
    };
  }, []);

  // With each answer: React has mounted the card anew by then, and the old handle is gone.
  useEffect(() => {
    const follow = (frames: number) => {
      const { current } = held;
      if (current === null || (!current.comes && document.activeElement !== document.body)) return;
      const column = columns.find(({ cards }) => cards.some(({ id }) => id === current.id));
      current.status = column?.status ?? current.status;
      const list = document.querySelector<HTMLElement>(`[data-status="${current.status}"] [role="group"]`);
      if (column === undefined) {
        // It stands further down than was read.
        list?.focus();
        return;
      }
      const grip = document.getElementById(`grip-${current.id}`);
      if (grip === null) {
        // Only cards in sight are drawn.
        if (list !== null) list.scrollTop = column.cards.findIndex(({ id }) => id === current.id) * CARD_HEIGHT;
      } else {
        grip.focus();
        current.comes = false;
      }
      if (frames > 0) frame.current = requestAnimationFrame(() => follow(frames - 1));
    };
    cancelAnimationFrame(frame.current);
    follow(MOST_FRAMES);
  }, [columns]);

  return useCallback((id: number, comes: boolean) => {
    held.current = { id, comes, status: null };
  }, []);
}
