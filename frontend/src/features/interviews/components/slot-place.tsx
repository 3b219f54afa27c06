import type { InterviewSlot } from '@babelboard/wire';
import { useFormat } from '../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import css from './slot-place.module.css';

const WAYS: Record<InterviewSlot['way'], TextKey> = {
  onsite: 'interviews.way-onsite',
  video: 'interviews.way-video',
  phone: 'interviews.way-phone',
};

/** Where one talks, with whom, and what to know before. */
export function SlotPlace({ slot }: { slot: Pick<InterviewSlot, 'way' | 'where' | 'note' | 'members'> }) {
  const t = useText();
  const { and } = useFormat();
  const { way, where, note, members } = slot;
  return (
    <Facts>
      <div>
        <dt>{t(WAYS[way])}</dt>
        <dd dir="auto">
          <Place way={way} where={where} />
        </dd>
      </div>
      {members.length > 0 && (
        <div>
          <dt>{t('interviews.with')}</dt>
          <dd dir="auto">{and(members)}</dd>
        </div>
      )}
      {note !== '' && (
        <div>
          <dt>{t('interviews.note')}</dt>
          <dd dir="auto">{note}</dd>
        </div>
      )}
    </Facts>
  );
}

function Place({ way, where }: Pick<InterviewSlot, 'way' | 'where'>) {
  if (way === 'video') {
    return (
      <a href={where} target="_blank" rel="noreferrer">
        {where}
      </a>
    );
  }
  return way === 'phone' ? <a href={`tel:${where.replace(/[^+\d]/g, '')}`}>{where}</a> : where;
}

const Facts = withClass('dl', css.facts);
