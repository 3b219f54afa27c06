import { type ReactNode, useRef } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import css from './ordered-rows.module.css';

const ReorderList = lazyPart(() => import('../../../ui/reorder/reorder-list.js'), ['ui/reorder']);

interface OrderedRowsProps {
  label: string;
  /** On the button that adds one. */
  add: string;
  /** Of a field array: each row has an id of its own. */
  rows: readonly { id: string }[];
  nameOf: (at: number) => string;
  children: (at: number) => ReactNode;
  onAdd: () => void;
  onRemove: (at: number) => void;
  onMove: (from: number, to: number) => void;
}

/** Rows of fields in an order: added, taken away, and drawn or moved by keys to another place. */
export function OrderedRows({ label, add, rows, nameOf, children, onAdd, onRemove, onMove }: OrderedRowsProps) {
  const t = useText();
  const numbers = useRef(new Map<string, number>());
  const numberOf = (id: string) => {
    const number = numbers.current.get(id) ?? numbers.current.size + 1;
    numbers.current.set(id, number);
    return number;
  };
  const ids = rows.map(({ id }) => numberOf(id));
  const items = rows.map(({ id }, at) => {
    const name = nameOf(at) || t('event-form.row', { place: at + 1 });
    return {
      id: numberOf(id),
      name,
      content: (
        <Row>
          {children(at)}
          <Button
            type="button"
            data-look="plain"
            data-tone="danger"
            aria-label={t('event-form.remove-of', { name })}
            onClick={() => onRemove(at)}
          >
            {t('event-form.remove')}
          </Button>
        </Row>
      ),
    };
  });
  const order = (next: number[]) => {
    const from = ids.findIndex((id, at) => next[at] !== id && isMoved(ids, next, at));
    if (from >= 0) onMove(from, next.indexOf(ids[from] ?? 0));
  };
  return (
    <Part aria-label={label}>
      <legend>{label}</legend>
      {items.length > 0 && (
        <PartBoundary>
          <ReorderList label={label} items={items} onOrder={order} />
        </PartBoundary>
      )}
      <div>
        <Button type="button" data-look="outlined" onClick={onAdd}>
          {add}
        </Button>
      </div>
    </Part>
  );
}

/** Whether without the one at this place both orders are the same. */
function isMoved(before: readonly number[], after: readonly number[], at: number): boolean {
  const moved = before[at];
  const [one, other] = [before, after].map((ids) => ids.filter((id) => id !== moved).join());
  return one === other;
}

const Part = withClass('fieldset', css.part);

const Row = withClass('div', css.row);
