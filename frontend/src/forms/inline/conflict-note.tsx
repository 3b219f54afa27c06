import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import { goOnWhenGone } from '../../ui/go-on-when-gone.js';
import type { Difference } from './changed-elsewhere.js';
import css from './conflict-note.module.css';

export interface ConflictNoteProps {
  conflict: Difference[];
  /** What a field is called. */
  nameOf: (field: string) => string;
  /** How its value is read; nothing where it is empty. */
  show?: ((field: string, value: unknown) => ReactNode) | undefined;
  onChoose: (field: string, whose: 'mine' | 'theirs') => void;
}

/** Two windows have changed the same: both versions, and a choice. Nothing is written before. */
export function ConflictNote({ conflict, nameOf, show = showText, onChoose }: ConflictNoteProps) {
  const t = useText();
  const choose = (pressed: Element, field: string, whose: 'mine' | 'theirs') => {
    goOnWhenGone(pressed);
    onChoose(field, whose);
  };
  return (
    <Room role="alert">
      <p>{t('edit.conflict')}</p>
      {conflict.map(({ name, mine, theirs }) => (
        <fieldset key={name} aria-label={nameOf(name)}>
          <Version>
            <h4>{t('edit.conflict-mine', { field: nameOf(name) })}</h4>
            <div>{show(name, mine) || t('edit.nothing')}</div>
            <Button
              type="button"
              data-look="outlined"
              onClick={({ currentTarget }) => choose(currentTarget, name, 'mine')}
            >
              {t('edit.keep-mine')}
            </Button>
          </Version>
          <Version>
            <h4>{t('edit.conflict-theirs', { field: nameOf(name) })}</h4>
            <div>{show(name, theirs) || t('edit.nothing')}</div>
            <Button
              type="button"
              data-look="outlined"
              onClick={({ currentTarget }) => choose(currentTarget, name, 'theirs')}
            >
              {t('edit.take-theirs')}
            </Button>
          </Version>
        </fieldset>
      ))}
    </Room>
  );
}

function showText(_field: string, value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

const Room = withClass('div', css.room);

const Version = withClass('div', css.version);
