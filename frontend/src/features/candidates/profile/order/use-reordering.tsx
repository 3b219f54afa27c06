import { type ReactNode, useState } from 'react';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { useText } from '../../../../i18n/use-text.js';
import { lazyPart } from '../../../../ui/lazy-part.js';
import { notifications } from '../../../../ui/notifications/notification-center.js';
import { OptionalPart } from '../../../../ui/optional-part.js';
import type { ReorderItem } from '../../../../ui/reorder/reorder-list.js';
import { inTurn } from '../api/in-turn.js';
import { QuietButton } from '../section.js';

const ReorderList = lazyPart(() => import('../../../../ui/reorder/reorder-list.js'), ['ui/reorder']);

interface Reordering {
  label: string;
  items: readonly ReorderItem[];
  save: (ids: number[]) => Promise<unknown>;
}

/** A list whose order can be changed: the list while it is, and the switch between reading and ordering. */
export function useReordering({ label, items, save }: Reordering): {
  on: boolean;
  turn: () => void;
  list: ReactNode | null;
} {
  const t = useText();
  const failureWords = useFailureWords();
  const [on, setOn] = useState(false);
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
    <OptionalPart open={() => setOn(true)} close={close}>
      <ReorderList label={label} items={shown} onOrder={(ids) => void change(ids)} />
    </OptionalPart>
  ) : null;
  return { on, turn: () => setOn(!on), list };
}

export function OrderButton({ on, turn }: { on: boolean; turn: () => void }) {
  const t = useText();
  return (
    <QuietButton type="button" aria-pressed={on} onClick={turn}>
      {t(on ? 'profile.order-done' : 'profile.order')}
    </QuietButton>
  );
}
