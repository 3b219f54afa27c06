import type { ApplicantCard, ApplicantStatus, BoardResponse } from '@babelboard/wire';
import { useDroppable } from '@dnd-kit/core';
import { type UIEvent, useId, useRef, useState } from 'react';
import { useStatusWords } from '../../../applying/status-words.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import type { ApplicantsAsked } from '../applicants-address.js';
import { BoardCard } from './board-card.js';
import css from './board-column.module.css';
import { CARD_HEIGHT, shownCards } from './shown-cards.js';

interface BoardColumnProps {
  column: BoardResponse['columns'][number];
  asked: ApplicantsAsked;
  onMore: (after: string) => Promise<void>;
  onMove: (card: ApplicantCard, status: ApplicantStatus) => void;
  onStep: (card: ApplicantCard, by: number) => void;
}

/** A state with its applicants. Only those in sight are drawn, and further ones come when somebody scrolls to them. */
export function BoardColumn({ column, asked, onMore, onMove, onStep }: BoardColumnProps) {
  const t = useText();
  const { number } = useFormat();
  const words = useStatusWords('company');
  const id = useId();
  const [scrolled, setScrolled] = useState({ top: 0, height: 800 });
  const asking = useRef(false);
  const { setNodeRef, isOver } = useDroppable({ id: column.status, disabled: column.status === 'withdrawn' });
  const { cards, next, total } = column;
  const { first, last } = shownCards(scrolled, cards.length);
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    setScrolled({ top: scrollTop, height: clientHeight });
    if (next === null || asking.current || scrollHeight - scrollTop - clientHeight > 4 * CARD_HEIGHT) return;
    asking.current = true;
    void onMore(next)
      .catch(() => undefined)
      .finally(() => {
        asking.current = false;
      });
  };
  return (
    <Column
      ref={setNodeRef}
      id={`column-${column.status}`}
      aria-labelledby={id}
      data-over={isOver || undefined}
      data-status={column.status}
    >
      <h2 id={id}>
        {words(column.status)} <small>{number(total)}</small>
      </h2>
      <Cards onScroll={onScroll} tabIndex={0} role="group" aria-labelledby={id}>
        {cards.length === 0 && <p>{t('applicants.column-empty')}</p>}
        <ul style={{ height: cards.length * CARD_HEIGHT }}>
          {cards.slice(first, last).map((card, at) => (
            <li key={card.id} style={{ top: (first + at) * CARD_HEIGHT, height: CARD_HEIGHT }}>
              <BoardCard
                card={card}
                asked={asked}
                onMove={(status) => onMove(card, status)}
                onStep={(by) => onStep(card, by)}
              />
            </li>
          ))}
        </ul>
        {next !== null && <p>{t('applicants.column-more')}</p>}
      </Cards>
    </Column>
  );
}

const Column = withClass('section', css.column);

const Cards = withClass('div', css.cards);
