import type { ApplicantCard, ApplicantStatus } from '@babelboard/wire';
import { useDraggable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Round } from '../../../ui/edit-button.js';
import { GripIcon } from '../../../ui/icons/grip-icon.js';
import { type ApplicantsAsked, applicantsAddress } from '../applicants-address.js';
import { ApplicantLanguages, ApplicantMarks } from '../components/applicant-facts.js';
import { MoveSelect } from '../components/move-select.js';
import css from './board-card.module.css';

interface BoardCardProps {
  card: ApplicantCard;
  asked: ApplicantsAsked;
  /** Absent on the card that is just being drawn. */
  onMove?: (status: ApplicantStatus) => void;
  onStep?: (by: number) => void;
}

/** An applicant on the board. */
export function BoardCard({ card, asked, onMove, onStep }: BoardCardProps) {
  const t = useText();
  const resting = onMove !== undefined && card.status !== 'withdrawn';
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: onMove === undefined ? `drawn-${card.id}` : card.id,
    disabled: !resting,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep?.(document.dir === 'rtl' ? -by : by);
  };
  return (
    <Card ref={setNodeRef} data-dragging={isDragging || undefined} aria-label={card.name}>
      <header>
        <h3>
          <Link to={applicantsAddress({ ...asked, applicant: card.id })} replace>
            <bdi>{card.name}</bdi>
          </Link>
        </h3>
        {card.status !== 'withdrawn' && (
          <Round
            ref={setActivatorNodeRef}
            type="button"
            id={`grip-${card.id}`}
            className={css.grip}
            aria-label={t('applicants.grip', { name: card.name })}
            aria-describedby={attributes['aria-describedby']}
            {...listeners}
            onKeyDown={onKeyDown}
          >
            <GripIcon />
          </Round>
        )}
      </header>
      {card.headline !== '' && <p dir="auto">{card.headline}</p>}
      <ApplicantLanguages card={card} most={2} />
      <ApplicantMarks card={card} brief />
      {onMove !== undefined && <MoveSelect card={card} onMove={onMove} />}
    </Card>
  );
}

const Card = withClass('article', css.card);
