import {
  type ApplicantCard,
  type ApplicantStatus,
  type ApplicationStatus,
  applicantStatus,
  type BoardResponse,
} from '@babelboard/wire';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { useStatusWords } from '../../../applying/status-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { useMoving } from '../api/use-moving.js';
import type { ApplicantsAsked } from '../applicants-address.js';
import css from './applicant-board.module.css';
import { BoardCard } from './board-card.js';
import { BoardColumn } from './board-column.js';
import { useHeldGrip } from './use-held-grip.js';

interface ApplicantBoardProps {
  asked: ApplicantsAsked;
  board: BoardResponse;
  bringMore: (status: BoardResponse['columns'][number]['status'], after: string) => Promise<void>;
}

/** Applicants in a column for each state: drawn into another one, moved by the arrow keys on their handle, or by the field on each card. */
export default function ApplicantBoard({ asked, board, bringMore }: ApplicantBoardProps) {
  const t = useText();
  const words = useStatusWords('company');
  const hold = useHeldGrip(board.columns);
  const { move } = useMoving((id) => hold(id, true));
  const [drawn, setDrawn] = useState<ApplicantCard | null>(null);
  const [said, say] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const cards = board.columns.flatMap((column) => column.cards);
  const moveTo = (card: ApplicantCard, status: ApplicantStatus) => {
    if (card.status === status || card.status === 'withdrawn') return;
    say(t('applicants.said-moved', { name: card.name, status: words(status) }));
    void move(card, status);
  };
  const moveByKeys = (card: ApplicantCard, status: ApplicantStatus) => {
    hold(card.id, false);
    moveTo(card, status);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDrawn(null);
    const card = cards.find(({ id }) => id === active.id);
    const status = applicantStatus.safeParse(over?.id);
    if (card !== undefined && status.success) moveTo(card, status.data);
  };
  const step = (card: ApplicantCard, by: number) => {
    const states: readonly ApplicationStatus[] = applicantStatus.options;
    const next = applicantStatus.options[states.indexOf(card.status) + by];
    if (next !== undefined) moveByKeys(card, next);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDrawn(cards.find(({ id }) => id === active.id) ?? null)}
      onDragCancel={() => setDrawn(null)}
      onDragEnd={onDragEnd}
      // Every way to move somebody says it below, in our own words.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t('applicants.how') } }}
    >
      <ColumnSwitch>
        {t('applicants.to-column')}
        <select
          onChange={({ target }) =>
            document.getElementById(`column-${target.value}`)?.scrollIntoView({ inline: 'start', block: 'nearest' })
          }
        >
          {board.columns.map(({ status, total }) => (
            <option key={status} value={status}>
              {`${words(status)} (${total})`}
            </option>
          ))}
        </select>
      </ColumnSwitch>
      <Columns>
        {board.columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            asked={asked}
            onMore={(after) => bringMore(column.status, after)}
            onMove={moveByKeys}
            onStep={step}
          />
        ))}
      </Columns>
      <DragOverlay dropAnimation={null}>{drawn !== null && <BoardCard card={drawn} asked={asked} />}</DragOverlay>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </DndContext>
  );
}

const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** Of the columns a phone shows one: the way to each of the others. */
const ColumnSwitch = withClass('label', css.columnSwitch);

const Columns = withClass('div', css.columns);
