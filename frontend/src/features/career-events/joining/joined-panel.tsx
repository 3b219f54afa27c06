import type { OwnCareerEvent } from '@babelboard/wire';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonAnchor } from '../../../ui/button.js';
import { CalendarIcon } from '../../../ui/icons/calendar-icon.js';
import { CheckIcon } from '../../../ui/icons/check-icon.js';
import { roomOpensAt } from '../domain/present-phase.js';
import css from './joined-panel.module.css';

interface JoinedPanelProps {
  event: OwnCareerEvent;
  /** In ms; null until the page runs. */
  now: number | null;
  busy: boolean;
  leave: () => void;
}

/** What somebody who joined an event has of it: the way in, a file for their calendar, and the way out. */
export function JoinedPanel({ event: { id, starts_at, room_url: room }, now, busy, leave }: JoinedPanelProps) {
  const t = useText();
  const hint = useId();
  const isOpen = now !== null && starts_at !== null && now >= roomOpensAt(starts_at);
  return (
    <Panel aria-label={t('events.joined')}>
      <p>
        <CheckIcon /> {t('events.joined')}
      </p>
      <Presses>
        {room !== null && isOpen ? (
          <ButtonAnchor data-look="filled" href={room} target="_blank" rel="noopener">
            {t('events.room')}
          </ButtonAnchor>
        ) : (
          <Button type="button" data-look="filled" disabled aria-describedby={hint}>
            {t('events.room')}
          </Button>
        )}
        <ButtonAnchor data-look="outlined" href={`/api/career-events/${id}/event.ics`} download>
          <CalendarIcon />
          {t('events.calendar')}
        </ButtonAnchor>
        <Button type="button" data-look="plain" aria-disabled={busy} onClick={leave}>
          {t('events.leave')}
        </Button>
      </Presses>
      <small id={hint}>
        {t(room === null ? 'events.room-later' : isOpen ? 'events.room-open' : 'events.room-opens')}
      </small>
    </Panel>
  );
}

const Panel = withClass('section', css.panel);

const Presses = withClass('div', css.presses);
