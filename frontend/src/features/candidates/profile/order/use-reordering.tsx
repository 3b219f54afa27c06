import { type ReactNode, type RefObject, useState } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { lazyPart } from '../../../../ui/lazy-part.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { OptionalPart } from '../../../../ui/optional-part.js';
import type { ReorderItem } from '../../../../ui/reorder/reorder-list.js';
import { inTurn } from '../api/in-turn.js';
import { QuietButton } from '../section.js';
import { useBackTo } from '../use-back-to.js';

const ReorderList = lazyPart(() => import('../../../../ui/reorder/reorder-list.js'), ['ui/reorder']);

interface Reordering {
  label: string;
  items: readonly ReorderItem[];
  save: (ids: number[]) => Promise<unknown>;
}

export interface ReorderSwitch {
  on: boolean;
  turn: () => void;
  /** What is put in order. */
  label: string;
  opener: RefObject<HTMLButtonElement | null>;
}

/** A list whose order can be changed: the list while it is, and the switch between reading and ordering. */
export function useReordering({ label, items, save }: Reordering): ReorderSwitch & { list: ReactNode | null } {
  const t = useText();
  const failureWords = useFailureWords();
  const [on, setOn] = useState(false);
  const opener = useBackTo(on);
  const [order, setOrder] = useState<number[] | null>(null);
  const close = () => setOn(false);
  const place = (id: number) => order?.indexOf(id) ?? 0;
  const shown = order === null ? items : [...items].sort((a, b) => place(a.id) - place(b.id));
  const change = async (ids: number[]) => {
    setOrder(ids);
    try {
      await inTurn(() => save(ids));
    } catch (error) {
      notifications.notify({ message: failureWords(error as Error, t('edit.failed')), type: 'negative' });
    }
    setOrder((present) => (present === ids ? null : present));
  };
  const list = on ? (
    <>
      <OptionalPart open={() => setOn(true)} close={close}>
        <ReorderList label={label} items={shown} onOrder={(ids) => void change(ids)} />
      </OptionalPart>
      <QuietButton type="button" aria-label={`${t('profile.order-done')}: ${label}`} onClick={close}>
        {t('profile.order-done')}
      </QuietButton>
    </>
  ) : null;
  return { on, turn: () => setOn(!on), label, opener, list };
}

/** Its name stays the same, so that pressed or not says all; below the list there is a word to end it, too. */
export function OrderButton({ on, turn, label, opener }: ReorderSwitch) {
  const t = useText();
  return (
    <QuietButton
      ref={opener}
      type="button"
      aria-pressed={on}
      aria-label={`${t('profile.order')}: ${label}`}
      onClick={turn}
    >
      {t('profile.order')}
    </QuietButton>
  );
}
