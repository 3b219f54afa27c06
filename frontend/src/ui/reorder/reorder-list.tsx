import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { Round } from '../edit-button.js';
import { DownIcon } from '../icons/down-icon.js';
import { GripIcon } from '../icons/grip-icon.js';
import { UpIcon } from '../icons/up-icon.js';
import { moved } from './moved.js';
import css from './reorder-list.module.css';

export interface ReorderItem {
  id: number;
  /** As it is spoken of. */
  name: string;
  content: ReactNode;
}

export interface ReorderListProps {
  label: string;
  items: readonly ReorderItem[];
  onOrder: (ids: number[]) => void;
}

/** An order to be changed: by drawing a line, by two buttons, or by the arrow keys on its handle. */
export default function ReorderList({ label, items, onOrder }: ReorderListProps) {
  const t = useText();
  const [said, say] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const next = moved(ids, from, to);
    if (next === ids) return;
    onOrder(next);
    say(t('reorder.moved', { name: items[from]?.name ?? '', place: to + 1, count: ids.length }));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null) move(ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      // Every way to move something says it below, in our own words.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t('reorder.how') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List ref={list} aria-label={label}>
          {items.map((item, at) => (
            <Row key={item.id} item={item} at={at} last={items.length - 1} onMove={move} />
          ))}
        </List>
      </SortableContext>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </DndContext>
  );
}

const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

interface RowProps {
  item: ReorderItem;
  at: number;
  last: number;
  onMove: (from: number, to: number) => void;
}

function Row({ item: { id, name, content }, at, last, onMove }: RowProps) {
  const t = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(at, at + by);
  };
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
    >
      <Round
        ref={setActivatorNodeRef}
        type="button"
        className={css.grip}
        aria-label={t('reorder.grip', { name })}
        aria-describedby={attributes['aria-describedby']}
        {...listeners}
        onKeyDown={onKeyDown}
      >
        <GripIcon />
      </Round>
      <div>{content}</div>
      <Round
        type="button"
        aria-label={t('reorder.up', { name })}
        disabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      >
        <UpIcon />
      </Round>
      <Round
        type="button"
        aria-label={t('reorder.down', { name })}
        disabled={at === last}
        onClick={() => onMove(at, at + 1)}
      >
        <DownIcon />
      </Round>
    </li>
  );
}

const List = withClass('ul', css.list);
